import type { CommonRejection } from '@dedalo/engine';
import type { Cell } from '@dedalo/grid';
import type { Content } from './content/content.ts';
import type { LevelMap } from './maps/level-map.ts';
import type { TextProblem } from './text-problem.ts';

export interface Config {
  readonly content: Content;
  /** After so many ticks nobody has won. */
  readonly mostTicks: number;
}

/** Index of `DIRECTIONS`; 4 is none. */
export type Way = number;
export const NO_WAY = 4;

/** A power-up that works on a character: its place in the content, whose effects they are, and the ticks left. */
export interface ActiveEffect {
  readonly powerUp: number;
  readonly as: 'user' | 'opponent' | 'others';
  readonly left: number;
}

/** A character on its way through the maps of a level. */
export interface Runner {
  readonly map: number;
  /** The cell that it is on, or is leaving. */
  readonly cell: Cell;
  /** Where it goes; and where the user wants to turn as soon as it can (R28). */
  readonly way: Way;
  readonly wanted: Way;
  /** The way it looks, moving or not. */
  readonly facing: Way;
  /** How far it is on the way to the next cell, in parts of a cell. */
  readonly progress: number;
  /** What is left of parts that were too small to go: sixtieths of a part. */
  readonly carry: number;
  /** The cell that it was on before, or −1. */
  readonly before: Cell;
  /** Ticks in which nothing can collide with it (RB11). */
  readonly grace: number;
  readonly effects: readonly ActiveEffect[];
}

/** A power-up that lies on a map. */
export interface Item {
  readonly powerUp: number;
  readonly map: number;
  readonly cell: Cell;
  /** Ticks since it came up. */
  readonly age: number;
}

/** The game waits while a map or a level is changed (R49). */
export interface Transition {
  readonly to: 'map' | 'level';
  readonly left: number;
}

export type Status = 'running' | 'won' | 'lost';

/** All that everybody may know. */
export interface Scene {
  readonly config: Config;
  readonly ticks: number;
  readonly status: Status;
  /** Why it was lost or ended, where it was. */
  readonly end: End | null;
  readonly transition: Transition | null;
  readonly level: number;
  readonly maps: readonly LevelMap[];
  /** Walls that were broken, by map, in the order in which they were. */
  readonly broken: readonly (readonly Cell[])[];
  readonly user: Runner;
  readonly lives: number;
  /** How many of each power-up the user has in store. */
  readonly stock: readonly number[];
  readonly opponents: readonly Runner[];
  readonly items: readonly Item[];
  /** How many of each power-up have come up in this level. */
  readonly shown: readonly number[];
  /** Ticks since the last power-up came up, by map. */
  readonly quiet: readonly number[];
}

export interface State {
  readonly scene: Scene;
  /** What the further levels and all chance come from. */
  readonly seed: string;
  readonly random: { readonly words: readonly number[]; readonly index: number };
}

/** A key: a way, or the letter of a power-up. */
export type Press = { readonly way: 0 | 1 | 2 | 3 } | { readonly letter: string };

/** A key is pressed, or none, and then so many ticks go by: a power of two up to `LONGEST_RUN`. */
export interface Action {
  readonly press: Press | null;
  readonly ticks: number;
}

export const LONGEST_RUN = 64;
export const RUN_LENGTHS: readonly number[] = [1, 2, 4, 8, 16, 32, LONGEST_RUN];

/** All maps were passed; an opponent was first; no life is left; time is up. */
export type End = 'finished' | 'overtaken' | 'no-lives' | 'action-limit';

/** Who is meant: −1 the user, otherwise an opponent by its index. */
export type Who = number;
export const USER = -1;

export type Event =
  /** What was pressed, how long it ran, and how things are after it: not what chance drew, which would tell what it will. */
  | {
      readonly type: 'ran';
      readonly press: Press | null;
      readonly ticks: number;
      readonly after: Omit<Scene, 'config' | 'maps'>;
      /** The maps of the level that was reached, as texts, where one was. */
      readonly maps: readonly string[] | null;
    }
  | { readonly type: 'collided'; readonly tick: number; readonly one: Who; readonly other: Who }
  | { readonly type: 'life-lost'; readonly tick: number; readonly left: number }
  | { readonly type: 'wall-broken'; readonly tick: number; readonly cell: Cell }
  | { readonly type: 'bumped'; readonly tick: number }
  | { readonly type: 'item-shown'; readonly tick: number; readonly powerUp: number; readonly cell: Cell }
  | { readonly type: 'item-vanished'; readonly tick: number; readonly powerUp: number; readonly cell: Cell }
  | { readonly type: 'item-picked'; readonly tick: number; readonly powerUp: number; readonly who: Who }
  | { readonly type: 'power-up-used'; readonly tick: number; readonly powerUp: number; readonly who: Who }
  | { readonly type: 'power-up-over'; readonly tick: number; readonly powerUp: number; readonly who: Who }
  | { readonly type: 'map-reached'; readonly tick: number; readonly who: Who; readonly map: number }
  | { readonly type: 'level-reached'; readonly tick: number; readonly level: number }
  | { readonly type: 'ended'; readonly tick: number; readonly end: End };

/** What a viewer knows: everything but what chance will bring. The maps are texts. */
export interface View extends Omit<Scene, 'maps'> {
  readonly maps: readonly string[];
}

export interface RaceTypes {
  Config: Config;
  State: State;
  Action: Action;
  Event: Event;
  Rejection: Rejection;
  View: View;
  Problem: TextProblem;
}

export type Rejection =
  | CommonRejection
  | { readonly code: 'bad-length'; readonly ticks: number }
  /** No power-up has this letter, or the user has none of it. */
  | { readonly code: 'nothing-to-use'; readonly letter: string };
