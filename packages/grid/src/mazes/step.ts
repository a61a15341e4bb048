import type { Cell } from '../board/grid.ts';
import type { Random } from '../random/random.ts';
import type { Canvas, Place } from './canvas.ts';

/** What a generator did to the grid, which begins as all walls: opened or closed cells, or only looked at some. */
export interface MazeStep {
  readonly kind: 'open' | 'close' | 'visit';
  readonly cells: readonly Cell[];
}

/** What a carver did to the rooms: opened or closed a door, or only looked at a room (a walk, a hunt). */
export type CarveStep =
  | { readonly kind: 'open' | 'close'; readonly place: Place; readonly direction: number }
  | { readonly kind: 'visit'; readonly place: Place };

/**
 * Carves a maze into a canvas of free rooms. It yields its steps only where `stepping` is true: one text of the
 * algorithm serves the animation and, run by a single `next()`, the fast way.
 */
export type Carver = (canvas: Canvas, random: Random, stepping: boolean) => Generator<CarveStep, void, void>;
