import type { Size } from '@dedalo/grid';

/** CSS pixels a tile: as the board is fitted, and how far one may come near. */
export const SMALLEST_TILE = 14;
export const LARGEST_TILE = 88;
export const NEAREST_TILE = 132;
/** Room about the level for its shadow, in tiles on each side. */
export const MARGIN = 0.3;

/** The largest whole number of device pixels a tile at which the level with its margin fits; at least 1. */
export const wholeTile = (level: Size, view: Size): number =>
  Math.max(1, Math.floor(Math.min(view.width / (level.width + 2 * MARGIN), view.height / (level.height + 2 * MARGIN))));

/** The tile that a board begins with, in device pixels. */
export function fittedTile(level: Size, view: Size, ratio: number): number {
  const least = Math.ceil(SMALLEST_TILE * ratio);
  const most = Math.floor(LARGEST_TILE * ratio);
  return Math.min(most, Math.max(least, wholeTile(level, view)));
}

export interface ZoomRange {
  readonly least: number;
  readonly most: number;
}

/** One may go as far away as the whole level needs, and as near as `NEAREST_TILE`. */
export function zoomRange(level: Size, view: Size, ratio: number): ZoomRange {
  const fitted = fittedTile(level, view, ratio);
  return {
    least: Math.min(1, wholeTile(level, view) / fitted),
    most: Math.max(1, (NEAREST_TILE * ratio) / fitted),
  };
}

export const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
