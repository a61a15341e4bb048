import type { CommonRejection } from '@dedalo/engine';
import type { Size } from '@dedalo/grid';
import type { Level, Pieces, Square } from './level.ts';
import type { Move } from './move.ts';
import type { TextProblem } from './text-problem.ts';

export interface Config {
  readonly level: Level;
  readonly actionLimit: number;
}

export interface State extends Pieces {
  readonly config: Config;
  /** Theseus' turns so far. */
  readonly actions: number;
}

export interface Action {
  readonly move: Move;
}

/** How a game ends. */
export type End = 'escaped' | 'caught' | 'action-limit';

export type Event =
  | { readonly type: 'walked'; readonly move: Move; readonly from: Square; readonly to: Square }
  | { readonly type: 'waited'; readonly at: Square }
  | { readonly type: 'minotaur-stepped'; readonly from: Square; readonly to: Square }
  /** Once: where it stays with its first step it would stay with the second. */
  | { readonly type: 'minotaur-stayed'; readonly at: Square }
  | { readonly type: 'ended'; readonly end: End };

export type Rejection = CommonRejection | { readonly code: 'wall-ahead'; readonly move: Move };

/** Nothing is hidden: the whole state as plain data. */
export interface View extends Pieces, Size {
  /** As in `Rooms`: a number a square, bit i is set where there is no wall in direction i of `DIRECTIONS`. */
  readonly doors: readonly number[];
  readonly exit: Square;
  readonly actions: number;
  readonly actionLimit: number;
  readonly end: End | null;
}

export interface LogicMazeTypes {
  Config: Config;
  State: State;
  Action: Action;
  Event: Event;
  Rejection: Rejection;
  View: View;
  Problem: TextProblem;
}
