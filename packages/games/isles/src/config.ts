import type { Point } from '@dedalo/grid';
import { distance } from './board.ts';
import type { Config, State } from './state.ts';

export const LEAST_SIDE = 4;
/** A row is named by one digit. */
export const MOST_SIDE = 9;

export const defaultConfig = (): Config => ({ columns: 7, rows: 6, missing: 4 });

/** Where a place comes to lie when the board is turned by half. */
export const opposite = ({ columns, rows }: Config, { x, y }: Point): Point => ({
  x: columns - 1 - x,
  y: rows - 1 - y,
});

/** The first seat begins in the middle of the lowest row, the second opposite (I2). */
export function startsOf(config: Config): State['players'] {
  const first = { x: Math.floor((config.columns - 1) / 2), y: config.rows - 1 };
  return [first, opposite(config, first)];
}

/** The isles that may be missing (I1): one of each two that lie opposite. */
export function mayBeMissing(config: Config): Point[] {
  const { columns, rows } = config;
  const half = Array.from({ length: Math.floor((columns * rows) / 2) }, (_, place): Point => {
    return { x: place % columns, y: Math.floor(place / columns) };
  });
  return half.filter((place) => startsOf(config).every((start) => distance(start, place) > 1));
}

export const mostMissing = (config: Config): number => 2 * mayBeMissing(config).length;
