import type { Outcome, Seat } from '@dedalo/engine';
import type { ArenaWords } from '@dedalo/words/arena';

export type FaultCode = keyof ArenaWords['faults'];

/**
 * What a report is made of, as it stands in the file. The arena writes it (packages/arena/src/report); the two
 * descriptions are held together by a test, for the client knows nothing of the arena.
 */
export interface ReportData {
  readonly result: Result;
  /** As text, by the id of the game. */
  readonly replays: Readonly<Record<string, string>>;
  /** By the id of the game and by seat. */
  readonly logs: Readonly<Record<string, readonly (Log | null)[]>>;
}

/** What a program wrote to standard error: all of it, or its beginning and its end. */
export interface Log {
  readonly head: string;
  /** So many bytes are left out between the two. */
  readonly omitted: number;
  readonly tail: string;
}

export interface Result {
  readonly title: string;
  readonly game: string;
  readonly isSolo: boolean;
  readonly format: Format;
  readonly seed: string;
  /** Of what the games drew, when all are over. */
  readonly secret?: string;
  readonly settings: Readonly<Record<string, string | number | boolean>>;
  readonly clock: { readonly move: number; readonly bank: number; readonly first: number; readonly hello: number };
  readonly isSandboxed: boolean;
  readonly isFinished: boolean;
  readonly players: readonly Player[];
  readonly absent: readonly Absent[];
  readonly pairings: readonly (readonly (Tally | null)[])[];
  readonly games: readonly Game[];
  readonly superseded?: number;
  readonly sameCode?: readonly SamePair[];
  /** Meetings of a knock-out that the seed decided. */
  readonly lots?: readonly { readonly round: number; readonly winner: number; readonly loser: number }[];
}

export interface Absent {
  readonly name: string;
  readonly code: string;
  readonly place: string;
  readonly detail: string;
  readonly said?: readonly string[];
}

/** Two hand-ins and how many lines of the smaller one are in the other too. */
export interface SamePair {
  readonly names: readonly [string, string];
  readonly lines: number;
  readonly of: number;
}

export const FORMATS = ['round-robin', 'swiss', 'knockout', 'gauntlet'] as const;
export type Format = (typeof FORMATS)[number];

/** A win 1 point, a draw ½. */
export interface Tally {
  readonly points: number;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

export interface Player extends Tally {
  readonly name: string;
  readonly kind: 'bot' | 'program';
  /** By seat, where the name stands for more than one. */
  readonly bots?: readonly string[];
  readonly ownName: string | null;
  readonly rank: number;
  readonly grade?: string | null;
  readonly faults: Readonly<Partial<Record<FaultCode, number>>>;
  readonly rating: number;
  readonly deviation: number;
  readonly buchholz: number;
  readonly time: SeatTime;
  readonly outIn: number | null;
  readonly byes?: number;
  readonly figures?: Readonly<Record<string, number>>;
  /** As the hand-in says it. */
  readonly id?: string;
  readonly author?: string;
}

/** In milliseconds. */
export interface SeatTime {
  readonly asked: number;
  readonly total: number;
  readonly longest: number;
  readonly banked: number;
}

export interface Game {
  readonly id: string;
  readonly round: number;
  /** By seat: who sits there, and what they got. */
  readonly seats: readonly number[];
  readonly points: readonly number[];
  readonly ending: Ending;
  readonly score?: readonly number[];
  readonly figures?: Readonly<Record<string, number>>;
  readonly title?: string;
  readonly actions: number;
  readonly times: readonly SeatTime[];
  readonly command: string;
}

export type Ending =
  | { readonly type: 'over'; readonly outcome: Outcome }
  | { readonly type: 'fault'; readonly seat: Seat; readonly fault: Fault };

export interface Fault {
  readonly code: FaultCode;
  /** After so many messages to the program. */
  readonly message: number;
  readonly turn: number;
  readonly line?: string;
  readonly detail?: string;
}
