import type { ClockRules, Format, Limits, Settings } from '@dedalo/protocol/report';
import type { Effort } from '../../bout/bout.ts';
import type { ClassText } from '../../hosts/class-text.ts';
import type { Seeding } from '../plan/field.ts';
import type { Grade } from './grade.ts';

/** A player as a file names it. */
export type PlayerEntry = BotEntry | ProgramEntry;

export interface BotEntry {
  readonly kind: 'bot';
  readonly name: string;
  readonly bot: string;
  readonly effort?: Effort;
}

/** A program is started by a command, or by the host of a class. */
export type ProgramEntry = ProgramFacts & (CommandEntry | ClassEntry);

export interface CommandEntry {
  readonly command: readonly string[];
}

export interface ClassEntry {
  readonly player: ClassText;
  /** Folders and archives of Java, from the folder of the program. */
  readonly classpath: readonly string[];
}

interface ProgramFacts {
  readonly kind: 'program';
  readonly name: string;
  /** As it is written, from the folder of the file. */
  readonly folder: string;
  readonly build?: readonly string[];
  /** What it plays, where its file says so. */
  readonly game?: string;
  /** For grading. */
  readonly id?: string;
  readonly author?: string;
}

/** What a file says about a tournament; what it does not say is as usual, or is said elsewhere. */
export interface TournamentFile {
  readonly game?: string;
  readonly title?: string;
  readonly format?: Format;
  readonly games?: number;
  readonly rounds?: number;
  readonly seed?: string;
  readonly seeding?: Seeding;
  readonly jobs?: number;
  readonly sandbox?: boolean;
  readonly pondering?: boolean;
  readonly keep?: boolean;
  readonly challengers?: readonly string[];
  readonly clock: Partial<ClockRules>;
  readonly limits: Partial<Limits>;
  readonly config: Settings;
  readonly players: readonly PlayerEntry[];
  /** The best first. */
  readonly grades: readonly Grade[];
}
