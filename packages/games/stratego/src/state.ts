import type { CommonRejection, Seat } from '@dedalo/engine';
import type { Cell, Direction } from './board.ts';
import type { FightResult, Piece } from './pieces.ts';
import type { RuleSetName } from './rule-set.ts';
import type { TextProblem } from './text-problem.ts';

export interface Config {
  readonly rules: RuleSetName;
  /** After so many moves of each player nobody has won (D8). */
  readonly movesEach: number;
}

/** A piece as everybody may know it. It is called by the cell on which it was set up, which says nothing of its rank. */
export interface Token {
  readonly id: Cell;
  /** Null where it has been captured. */
  readonly at: Cell | null;
  readonly hasMoved: boolean;
  /** It has gone more than one step at once, as only scouts do. */
  readonly hasRun: boolean;
  /** It has been in a fight: what it is is known to both. */
  readonly isShown: boolean;
  /** The cells that it left in its last moves, the newest last; as many as the rules remember. */
  readonly trail: readonly Cell[];
}

/** The truth about a piece. */
export interface Soldier extends Token {
  readonly piece: Piece;
}

export interface State {
  readonly config: Config;
  /** By seat, in the order of their ids; while setting up, those that are placed. */
  readonly armies: readonly [readonly Soldier[], readonly Soldier[]];
  /** How many moves there have been; an even number when it is Red's turn. */
  readonly moves: number;
  /** The seat that resigned, if one did. */
  readonly resigned?: Seat;
}

export type Action =
  /** The next piece of `PIECES` is placed. */
  | { readonly type: 'place'; readonly cell: Cell }
  | { readonly type: 'move'; readonly from: Cell; readonly direction: Direction; readonly steps: number }
  /** Gives the game up, in turn or not. */
  | typeof RESIGNATION;

export const RESIGNATION = { type: 'resign' } as const;

/** The flag is reached, the other one cannot move, somebody gave up, or the moves are used up. */
export type End = 'flag-captured' | 'no-moves' | 'resigned' | 'action-limit';

export type Event =
  /** What others placed, and where, is null to them. */
  | { readonly type: 'placed'; readonly seat: Seat; readonly piece: Piece | null; readonly cell: Cell | null }
  /** Both have set up: the cells that are taken, in order. */
  | { readonly type: 'began'; readonly cells: readonly [readonly Cell[], readonly Cell[]] }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly from: Cell;
      readonly to: Cell;
      readonly direction: Direction;
      readonly steps: number;
    }
  /** Who has just moved met somebody on that cell; both are shown. */
  | {
      readonly type: 'fought';
      readonly seat: Seat;
      readonly at: Cell;
      readonly attacker: Piece;
      readonly defender: Piece;
      readonly result: FightResult;
    }
  /** All cards are turned over: by seat, in the order of their ids. None are before all are placed. */
  | {
      readonly type: 'ended';
      readonly end: End;
      readonly winner: Seat | null;
      readonly pieces: readonly [readonly Piece[], readonly Piece[]];
    };

/** Every irregularity has its code (D16). */
export const IRREGULARITIES = [
  'wrong-cell',
  'taken-cell',
  'wrong-source-cell',
  'wrong-piece',
  'wrong-target-cell',
  'return-too-early',
  'wrong-scout-path',
  'wrong-move',
  'malformed',
  'resigned',
] as const;
export type Irregularity = (typeof IRREGULARITIES)[number];

export type Rejection =
  | CommonRejection
  /** Its player does not set up there. */
  | { readonly code: 'wrong-cell'; readonly cell: Cell }
  | { readonly code: 'taken-cell'; readonly cell: Cell }
  /** Nobody of one's own stands there. */
  | { readonly code: 'wrong-source-cell'; readonly cell: Cell }
  /** Flags and bombs stay where they are. */
  | { readonly code: 'wrong-piece'; readonly cell: Cell }
  /** Off the board, a lake, or somebody of one's own. */
  | { readonly code: 'wrong-target-cell' }
  /** The piece left that cell so many moves ago. */
  | { readonly code: 'return-too-early'; readonly cell: Cell; readonly ago: number }
  /** Something stands between. */
  | { readonly code: 'wrong-scout-path'; readonly cell: Cell }
  /** Fewer steps than one, or more than one for a piece that does not run. */
  | { readonly code: 'wrong-move'; readonly steps: number }
  /** Pieces are being placed, or all have been. */
  | { readonly code: 'not-now'; readonly phase: Phase };

export type Phase = 'setting-up' | 'playing';

/** A piece as a viewer knows it: what it is, or null. */
export interface SeenSoldier extends Token {
  readonly piece: Piece | null;
}

export interface View {
  readonly viewer: Seat | 'public';
  readonly config: Config;
  readonly phase: Phase;
  /** Whose turn it is; null where the game is over. */
  readonly turn: Seat | null;
  /** How many pieces each has placed. */
  readonly placed: readonly [number, number];
  /** By seat; while setting up only one's own. */
  readonly armies: readonly [readonly SeenSoldier[], readonly SeenSoldier[]];
  readonly moves: number;
  readonly end: { readonly reason: End; readonly winner: Seat | null } | null;
}

export interface StrategoTypes {
  Config: Config;
  State: State;
  Action: Action;
  Event: Event;
  Rejection: Rejection;
  View: View;
  Problem: TextProblem;
}
