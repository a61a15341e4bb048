import type { BoutEnding, ClockRules, Figures, Limits, Score, SeatTime } from '@dedalo/protocol/report';

/** How much a bot of ours may think about a move: steps, which give the same games again, or milliseconds. */
export type Effort = { readonly nodes: number } | { readonly time: number };

/** Who plays: a bot that comes with the game, or a program. */
export type PlayerSpec =
  | {
      readonly kind: 'bot';
      readonly name: string;
      /** With what it is given: `minmax:depth=4`. */
      readonly bot: string;
      readonly effort: Effort;
    }
  | {
      readonly kind: 'program';
      readonly name: string;
      /** The program and its arguments. */
      readonly command: readonly string[];
      /** Its own folder, whose files it finds in its working folder. */
      readonly folder: string;
      /** What else it reads, where it may not read everything. */
      readonly reads?: readonly string[];
      /** It is the host of a class. */
      readonly isClass?: true;
    };

/** A game that is to be played, with all that decides it, as plain data: it can be sent to another thread or be kept. */
export interface Bout {
  /** Its name among all of a series or a tournament; also that of its files. */
  readonly id: string;
  readonly game: string;
  readonly title?: string;
  /** As the game writes it. */
  readonly config: string;
  /** Of what the rules draw; the games of a pair have the same. */
  readonly seed: string;
  /** By seat: the number that a program is told alone, to draw by. */
  readonly numbers: readonly number[];
  /** By seat. */
  readonly players: readonly PlayerSpec[];
  readonly clock: ClockRules;
  readonly limits: Limits;
  readonly isSandboxed: boolean;
  /** The meeting whose games a program plays one after the other, if it wants a rematch; without it each has one game. */
  readonly meeting?: string;
  /** The folder of the run: in the sandbox no program sees what is in it, which says what all others draw. */
  readonly hidden?: string;
  /** The logs of programs go there, `ID-SEAT.log` with seats counted from 1; without it they are not kept. */
  readonly logs?: string;
  /** Whether its replay is played again at the end, in the thread that played it. */
  readonly isChecked?: boolean;
}

/** What a bout came to, as plain data. */
export interface BoutReport {
  readonly id: string;
  readonly ending: BoutEnding;
  readonly actions: number;
  /** Of a game of one player. */
  readonly score?: Score;
  readonly figures?: Figures;
  /** Of what was done, whatever the seed: games with the same one are the same game. */
  readonly hash?: string;
  /** Of a bout that is checked: whether its replay comes to what it says. */
  readonly holds?: boolean;
  readonly times: readonly SeatTime[];
  /** What programs called themselves in their hello, by seat. */
  readonly names: readonly (string | null)[];
  /** As text; that of a fault is open. */
  readonly replay: string;
}

export const CLOCK: ClockRules = { move: 1000, bank: 10_000, first: 5000, hello: 10_000 };

const MB = 1024 * 1024;
export const LIMITS: Limits = { memory: 1024 * MB, processes: 64, line: MB / 16, log: 4 * MB };
