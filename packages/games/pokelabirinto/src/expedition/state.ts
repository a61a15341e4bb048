import type { CommonRejection } from '@dedalo/engine';
import type { Cell, Maze } from '@dedalo/grid';
import type { AttackNumber } from '../species.ts';
import type { Side, Walk } from '../state.ts';
import type { TextProblem } from '../text-problem.ts';
import type { Way } from '../way.ts';
import type { CreatureName, Starter } from './content/creatures.ts';

export interface Config {
  /** The creature that the party begins with. */
  readonly starter: Starter;
  /** After so many actions the journey is over. */
  readonly limit: number;
}

/** A creature of the party. One that is knocked out is no longer in it. */
export interface Member {
  readonly creature: CreatureName;
  readonly hp: number;
  readonly energy: number;
}

export interface Wild extends Member {
  /** Null where it has left the maze and, in a view, where it is out of sight. */
  readonly at: Cell | null;
}

export const FIND_KINDS = ['berry', 'tonic', 'lamp', 'gem'] as const;
/** A berry heals, a tonic gives energy, a lamp shows the maze, a gem is worth points. */
export type FindKind = (typeof FIND_KINDS)[number];

export interface Find {
  readonly kind: FindKind;
  readonly at: Cell;
}

/** What has happened in one maze: the map of the journey is a list of these. */
export interface Leg {
  /** Twice the steps of the shortest way out; with one more the maze wakes. */
  readonly par: number;
  readonly steps: number;
  /** Those who were beaten, and those of the party who were knocked out. */
  readonly won: readonly CreatureName[];
  readonly lost: readonly CreatureName[];
  readonly turnedBack: number;
  readonly finds: readonly FindKind[];
  readonly points: number;
}

export type Phase =
  | { readonly name: 'walking' }
  /** Both stand on one cell: fight or turn back. */
  | { readonly name: 'meeting'; readonly wild: number }
  /** Who attacks first in this round, whether that has happened, and whether one of the party fell in this fight. */
  | {
      readonly name: 'fighting';
      readonly wild: number;
      readonly first: Side;
      readonly isAnswer: boolean;
      readonly hasFallen: boolean;
    }
  /** Whoever was beaten would join. */
  | { readonly name: 'offer'; readonly wild: number };

/** What chance does in a fight. */
export type Blow =
  /** At whoever turns back. */
  | { readonly type: 'struck'; readonly wild: number; readonly damage: number }
  /** A round begins: what both really gained. */
  | {
      readonly type: 'gained';
      readonly wild: number;
      readonly hero: number;
      readonly rival: number;
      readonly first: Side;
    }
  | { readonly type: 'attacked'; readonly by: Side; readonly attack: AttackNumber; readonly damage: number }
  /** The energy is not enough for either attack: the turn is lost. */
  | { readonly type: 'powerless'; readonly by: Side };

/** What states and views have in common: events change both in the same way. */
export interface Scene {
  /** The maze that the party is in, counted from 1. */
  readonly number: number;
  /** The first one is in front. Empty when the journey is over. */
  readonly party: readonly Member[];
  /** Where the party stands, and where it stood before its last step. */
  readonly at: Cell;
  readonly previous: Cell;
  readonly wild: readonly Wild[];
  /** What still lies in this maze; in a view, what of it has been seen. In the order of the cells. */
  readonly finds: readonly Find[];
  readonly phase: Phase;
  /** The blows since the last action: what was told is not forgotten by whoever looks again. */
  readonly told: readonly Blow[];
  /** The mazes so far; the last is the one that the party is in. */
  readonly journey: readonly Leg[];
  readonly score: number;
  readonly actions: number;
}

export interface State extends Scene {
  readonly config: Config;
  readonly maze: Maze;
  readonly walks: readonly Walk[];
  /** Those who have still to move before the turn is over. */
  readonly yetToMove: readonly number[];
  /** A byte a cell, 1 where it has been seen. */
  readonly seen: Uint8Array;
  /** What all mazes are made from, 16 hexadecimal digits: they do not depend on what is done. */
  readonly mazes: string;
  /** The generator of all other luck, as its text. */
  readonly random: string;
}

export type Action =
  | { readonly type: 'move'; readonly way: Way }
  | { readonly type: 'fight' }
  /** At a meeting or in a fight; the opponent strikes once. */
  | { readonly type: 'turn-back' }
  | { readonly type: 'attack'; readonly attack: AttackNumber }
  /** Puts this one of the party in front, counted from 0. In a fight that takes the turn. */
  | { readonly type: 'swap'; readonly member: number }
  /** Takes who was beaten into the party: at the first free place, or instead of who is there. */
  | { readonly type: 'join'; readonly place: number }
  | { readonly type: 'let-go' };

/** The last creature is knocked out, or the actions are used up. */
export type End = 'knocked-out' | 'action-limit';

export type Reason = 'fight' | 'maze' | 'steps' | 'gem';

export type Event =
  | { readonly type: 'acted'; readonly action: Action }
  | { readonly type: 'moved'; readonly from: Cell; readonly to: Cell }
  /** More steps than the par: from now on everybody in this maze hunts. */
  | { readonly type: 'woke' }
  | { readonly type: 'wild-moved'; readonly wild: number; readonly from: Cell; readonly to: Cell }
  | { readonly type: 'met'; readonly wild: number }
  /** The party goes back, or else the opponent does. */
  | { readonly type: 'turned-back'; readonly to: Cell }
  | { readonly type: 'made-way'; readonly wild: number; readonly to: Cell }
  | Blow
  | { readonly type: 'swapped'; readonly member: number }
  /** Who was in front is knocked out and leaves the party; the next one is in front. */
  | { readonly type: 'fainted'; readonly creature: CreatureName }
  | { readonly type: 'fight-won'; readonly wild: number; readonly creature: CreatureName }
  | { readonly type: 'joined'; readonly creature: CreatureName; readonly place: number; readonly hp: number }
  | { readonly type: 'let-go'; readonly creature: CreatureName; readonly healed: number }
  /** `amount`: hit points healed, energy gained, or points; 0 for a lamp. */
  | { readonly type: 'found'; readonly kind: FindKind; readonly at: Cell; readonly amount: number }
  | { readonly type: 'scored'; readonly reason: Reason; readonly points: number }
  /** The maze is left; hit points that each of the party gets back, in its order. */
  | { readonly type: 'left'; readonly number: number; readonly healed: readonly number[] }
  | {
      readonly type: 'entered';
      readonly number: number;
      readonly rows: number;
      readonly columns: number;
      readonly at: Cell;
      readonly par: number;
      /** Who lives here; where is not told. */
      readonly wild: readonly { readonly creature: CreatureName; readonly hp: number }[];
    }
  /** Cells and finds seen for the first time, and where the wild ones are seen now. */
  | {
      readonly type: 'sighted';
      readonly cells: readonly { readonly cell: Cell; readonly sign: string }[];
      readonly finds: readonly Find[];
      readonly wild: readonly (Cell | null)[];
    }
  | { readonly type: 'ended'; readonly end: End };

export type Rejection =
  | CommonRejection
  | { readonly code: 'wall-ahead'; readonly way: Way }
  | { readonly code: 'entrance-closed' }
  /** Something else is to be decided. */
  | { readonly code: 'not-now'; readonly phase: Phase['name'] }
  | { readonly code: 'no-energy'; readonly attack: AttackNumber }
  /** It is in front already. */
  | { readonly code: 'already-in-front' }
  | { readonly code: 'no-such-member'; readonly member: number }
  /** While there is room in the party nobody is sent away, and nobody joins at a place that comes later. */
  | { readonly code: 'not-this-place'; readonly place: number };

export interface View extends Scene {
  readonly config: Config;
  readonly rows: number;
  readonly columns: number;
  /** A row of signs each: `#` wall, `.` open, `E` entrance, `U` exit, `?` not yet seen. */
  readonly cells: readonly string[];
  readonly end: End | null;
}

export interface ExpeditionTypes {
  Config: Config;
  State: State;
  Action: Action;
  Event: Event;
  Rejection: Rejection;
  View: View;
  Problem: TextProblem;
}
