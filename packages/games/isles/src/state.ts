import type { CommonRejection, Seat } from '@dedalo/engine';
import type { Point, TextPlace } from '@dedalo/grid';
import type { Board } from './board.ts';

export interface Config {
  readonly columns: number;
  readonly rows: number;
  /** How many isles are missing from the start. */
  readonly missing: number;
}

export interface State {
  readonly config: Config;
  readonly board: Board;
  /** Where each seat stands: always on an isle. */
  readonly players: readonly [Point, Point];
  /** Those of both players so far. */
  readonly steps: number;
}

export interface Action {
  readonly to: Point;
}

export type Event =
  | { readonly type: 'stepped'; readonly seat: Seat; readonly to: Point }
  | { readonly type: 'sank'; readonly isle: Point };

export type Rejection = CommonRejection | { readonly code: 'too-far' | 'no-isle' | 'not-free' };

/** What is wrong with a text. */
export type Problem =
  | { readonly code: 'unreadable'; readonly at: TextPlace; readonly expected: string }
  | { readonly code: 'out-of-range'; readonly at: TextPlace; readonly least: number; readonly most: number }
  | { readonly code: 'odd-number'; readonly at: TextPlace };

export interface IslesTypes {
  Config: Config;
  State: State;
  Action: Action;
  Event: Event;
  Rejection: Rejection;
  /** Nothing is hidden. */
  View: State;
  Problem: Problem;
}
