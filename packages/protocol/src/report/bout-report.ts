import type { Outcome, Seat } from '@dedalo/engine';
import type { Fault } from './fault.ts';

/** What a program may take, in milliseconds: for a move, beyond that once for the whole game, and to begin with. */
export interface ClockRules {
  readonly move: number;
  readonly bank: number;
  /** Instead of `move`, for the first one. */
  readonly first: number;
  readonly hello: number;
  /** Whether programs may think while others are to move; without it they are stopped. */
  readonly pondering?: true;
}

/** What a program may use. */
export interface Limits {
  /** Bytes of memory, with all that it has started. */
  readonly memory: number;
  readonly processes: number;
  /** Bytes of a line, and of the whole log. */
  readonly line: number;
  readonly log: number;
}

/** How a bout ended: by the rules, or by the fault of a seat. */
export type BoutEnding =
  | { readonly type: 'over'; readonly outcome: Outcome }
  | { readonly type: 'fault'; readonly seat: Seat; readonly fault: Fault };

/** What one seat did with its time, in milliseconds. */
export interface SeatTime {
  /** How many times it was asked. */
  readonly asked: number;
  readonly total: number;
  readonly longest: number;
  /** What it took from its bank. */
  readonly banked: number;
}

/** How good a game of one player was: the first number that differs decides, and more is better. */
export type Score = readonly number[];

/** What a game of one player came to, by names such as `solved`, `pushes` and `moves`. */
export type Figures = Readonly<Record<string, number>>;
