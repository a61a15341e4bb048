import type { CommonRejection } from '@dedalo/engine';
import type { Cell, Direction, Size } from '@dedalo/grid';
import type { Level } from './level.ts';
import type { TextProblem } from './text-problem.ts';

/** Forward play pushes boxes onto goals; reverse play pulls them from the goals back to where they began. */
export const MODES = ['forward', 'reverse'] as const;
export type Mode = (typeof MODES)[number];

export interface Config {
  readonly level: Level;
  readonly mode: Mode;
  readonly actionLimit: number;
}

export interface State {
  readonly config: Config;
  /** Null in reverse play until the first jump. */
  readonly player: Cell | null;
  /**
   * Box number i is the i-th box of the level in reading order, wherever it stands now. In reverse play it is the one
   * that began on the i-th goal; decoration comes last.
   */
  readonly boxes: readonly Cell[];
  /** Actions so far. */
  readonly moves: number;
  /** Pushes so far; in reverse play, pulls. */
  readonly pushes: number;
}

export type Action =
  | { readonly type: 'move'; readonly direction: Direction }
  | { readonly type: 'pull'; readonly direction: Direction }
  | { readonly type: 'jump'; readonly to: Cell };

/** How a game ends. Stuck: the player can move no more, which forward play can only begin with. */
export type End = 'solved' | 'stuck' | 'action-limit';

export type Event =
  | { readonly type: 'walked'; readonly from: Cell; readonly to: Cell }
  | { readonly type: 'jumped'; readonly to: Cell }
  /** The player stands afterwards on the box's old cell. */
  | { readonly type: 'pushed'; readonly box: number; readonly from: Cell; readonly to: Cell }
  /** The box stands afterwards on the player's old cell, and the player a cell further. */
  | { readonly type: 'pulled'; readonly box: number; readonly from: Cell; readonly to: Cell }
  | { readonly type: 'solved' }
  | { readonly type: 'stuck' }
  | { readonly type: 'limit-reached' };

export type Rejection =
  | CommonRejection
  | { readonly code: 'wall-ahead' | 'edge-ahead'; readonly direction: Direction }
  | {
      readonly code: 'box-meets-wall' | 'box-meets-box' | 'box-meets-edge' | 'box-ahead';
      readonly direction: Direction;
      readonly box: Cell;
    }
  | { readonly code: 'no-box-to-pull'; readonly direction: Direction }
  | { readonly code: 'only-in-reverse' | 'jump-first' }
  | { readonly code: 'no-way-to-jump'; readonly to: Cell };

/** Nothing is hidden in Sokoban: the whole state as plain data. */
export interface View extends Size {
  /** The rows without boxes and player: wall `#`, goal `.`, floor blank. */
  readonly ground: readonly string[];
  readonly mode: Mode;
  readonly actionLimit: number;
  readonly player: Cell | null;
  readonly boxes: readonly Cell[];
  readonly moves: number;
  readonly pushes: number;
  readonly outcome: End | null;
}

export interface SokobanTypes {
  Config: Config;
  State: State;
  Action: Action;
  Event: Event;
  Rejection: Rejection;
  View: View;
  Problem: TextProblem;
}
