import type { CommonRejection } from '@dedalo/engine';
import type { Cell, Maze } from '@dedalo/grid';
import type { Config, Mind, Movement } from './config.ts';
import type { Gain } from './fight/fighter.ts';
import type { AttackNumber, Species } from './species.ts';
import type { TextProblem } from './text-problem.ts';
import type { Way } from './way.ts';

/** The player's seat, and that of a second person who chooses for the opponents. */
export const PLAYER = 0;
export const RIVAL = 1;

export type Side = 'hero' | 'opponent';

/** The creature that the player leads. */
export interface Hero {
  readonly at: Cell;
  /** Where it stood before its last step; where it stands, if it has not taken one since (P20). */
  readonly previous: Cell;
  readonly hp: number;
  readonly energy: number;
}

export interface Opponent {
  /** An index of the game's species. */
  readonly species: number;
  /** Null where it is defeated (PB3) and, in a view, where it is out of sight. */
  readonly at: Cell | null;
  readonly hp: number;
  readonly energy: number;
}

export type Phase =
  | { readonly name: 'walking' }
  /** Both stand on one cell, and the player decides. */
  | { readonly name: 'meeting'; readonly opponent: number }
  /** Who attacks first in this round, and whether that has happened. */
  | { readonly name: 'fighting'; readonly opponent: number; readonly first: Side; readonly isAnswer: boolean };

/** What happens in a fight, apart from how it then stands. */
export type Blow =
  | {
      readonly type: 'gained';
      readonly opponent: number;
      readonly hero: number;
      readonly rival: number;
      readonly first: Side;
    }
  | { readonly type: 'attacked'; readonly by: Side; readonly attack: AttackNumber; readonly damage: number }
  /** The energy is not enough for either attack: the turn is lost (P31). */
  | { readonly type: 'powerless'; readonly by: Side }
  | { readonly type: 'fight-won'; readonly by: Side; readonly opponent: number };

/** What states and views have in common: events change both in the same way. */
export interface Scene {
  readonly hero: Hero;
  readonly opponents: readonly Opponent[];
  readonly phase: Phase;
  /** The blows since the last action: what was told is not forgotten by who looks again. */
  readonly told: readonly Blow[];
  /** How many there have been. */
  readonly actions: number;
}

/** How an opponent walks; nobody is told. */
export interface Walk {
  /** Where it stood before its last step. */
  readonly from: Cell;
  /** Of one on patrol: where it is going, and where it will go then. */
  readonly posts: readonly Cell[];
}

export interface State extends Scene {
  readonly config: Config;
  readonly maze: Maze;
  readonly walks: readonly Walk[];
  /** The opponents that have still to move before the turn is over. */
  readonly yetToMove: readonly number[];
  /** A byte a cell, 1 where it has been seen; null where there is no fog. */
  readonly seen: Uint8Array | null;
  /** The generator as its text. */
  readonly random: string;
}

export type Action =
  | { readonly type: 'move'; readonly way: Way }
  /** What to do on meeting an opponent (P29). */
  | { readonly type: 'fight' }
  | { readonly type: 'turn-back' }
  | { readonly type: 'attack'; readonly attack: AttackNumber };

/** The player is out, is knocked out, or the actions are used up. */
export type End = 'escaped' | 'knocked-out' | 'action-limit';

export interface Condition {
  readonly hp: number;
  readonly energy: number;
}

export type Event =
  | { readonly type: 'acted'; readonly action: Action }
  | { readonly type: 'moved'; readonly from: Cell; readonly to: Cell }
  | { readonly type: 'opponent-moved'; readonly opponent: number; readonly from: Cell; readonly to: Cell }
  | { readonly type: 'met'; readonly opponent: number }
  /** The player goes back, or else the opponent does (PB11). */
  | { readonly type: 'turned-back'; readonly to: Cell }
  | { readonly type: 'made-way'; readonly opponent: number; readonly to: Cell }
  | Blow
  | { readonly type: 'round-ended'; readonly hero: Condition; readonly rival: Condition }
  /** In the fog: cells seen for the first time, and where opponents are seen now. */
  | {
      readonly type: 'sighted';
      readonly cells: readonly { readonly cell: Cell; readonly sign: string }[];
      readonly opponents: readonly (Cell | null)[];
    }
  | { readonly type: 'ended'; readonly end: End };

export type Rejection =
  | CommonRejection
  | { readonly code: 'wall-ahead'; readonly way: Way }
  /** It leads in, not out (P26). */
  | { readonly code: 'entrance-closed' }
  /** Something else is to be decided. */
  | { readonly code: 'not-now'; readonly phase: Phase['name'] }
  | { readonly code: 'no-energy'; readonly attack: AttackNumber };

export interface View extends Scene {
  readonly rows: number;
  readonly columns: number;
  readonly species: readonly Species[];
  readonly creature: number;
  readonly movement: Movement;
  readonly mind: Mind;
  readonly gain: Gain;
  readonly fog: boolean;
  readonly limit: number;
  /** A row of signs each: `#` wall, `.` open, `E` entrance, `U` exit, `?` not yet seen. */
  readonly cells: readonly string[];
  readonly end: End | null;
}

export interface PokelabirintoTypes {
  Config: Config;
  State: State;
  Action: Action;
  Event: Event;
  Rejection: Rejection;
  View: View;
  Problem: TextProblem;
}
