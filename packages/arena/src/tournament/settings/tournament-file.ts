import type { ClockRules, Effort, Limits } from '../../bout/bout.ts';
import type { Settings } from '../../contests/contest.ts';
import type { Seeding } from '../plan/field.ts';
import type { Format } from '../result.ts';

/** A player as a file names it. */
export type PlayerEntry =
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string; readonly effort?: Effort }
  | ProgramEntry;

export interface ProgramEntry {
  readonly kind: 'program';
  readonly name: string;
  readonly command: readonly string[];
  /** As it is written, from the folder of the file. */
  readonly folder: string;
  readonly build?: readonly string[];
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
  readonly challengers?: readonly string[];
  readonly clock: Partial<ClockRules>;
  readonly limits: Partial<Limits>;
  readonly config: Settings;
  readonly players: readonly PlayerEntry[];
}
