import type { CommonRejection } from '@dedalo/engine';
import type { Board, Tile } from './board.ts';
import type { Dice } from './dice.ts';
import type { TextProblem } from './text-problem.ts';

export const THESEUS = 0;
export const MINOTAUR = 1;

export interface Config {
  readonly size: number;
  readonly supplies: number;
  /** How many sides of tiles may have a wall; one between two tiles has two sides. */
  readonly walls: number;
  /** In each round the Minotaur rolls and then Theseus. */
  readonly rounds: number;
}

export interface State {
  readonly config: Config;
  readonly board: Board;
  readonly theseus: Tile;
  readonly minotaur: Tile;
  /** Supply number i lies on tile `supplies[i]`; null once it is collected. */
  readonly supplies: readonly (Tile | null)[];
  /** Dice that have been played: an even number when it is the Minotaur's turn. */
  readonly dice: number;
}

export interface Action {
  readonly dice: Dice;
}

/** How a game ends: Theseus has all supplies, the Minotaur has Theseus, or the rounds are over, which is a draw. */
export type End = 'all-collected' | 'captured' | 'action-limit';

export type Event =
  | { readonly type: 'moved'; readonly seat: number; readonly dice: Dice; readonly from: Tile; readonly to: Tile }
  /** The Minotaur ran against a wall. */
  | { readonly type: 'blocked'; readonly seat: number; readonly dice: Dice; readonly at: Tile }
  | { readonly type: 'collected'; readonly supply: number; readonly at: Tile }
  | { readonly type: 'ended'; readonly end: End };

export type Rejection = CommonRejection | { readonly code: 'wall-ahead'; readonly dice: Dice };

/** Nothing is hidden: the whole state as plain data. */
export interface View {
  readonly size: number;
  readonly rounds: number;
  /** As `Board.walls`. */
  readonly walls: readonly number[];
  readonly theseus: Tile;
  readonly minotaur: Tile;
  readonly supplies: readonly (Tile | null)[];
  readonly dice: number;
  readonly end: End | null;
}

export interface TheseusTypes {
  Config: Config;
  State: State;
  Action: Action;
  Event: Event;
  Rejection: Rejection;
  View: View;
  Problem: TextProblem;
}
