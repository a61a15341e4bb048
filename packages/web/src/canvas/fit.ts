import type { Size } from '@dedalo/grid';

/** CSS pixels a tile, as the board is fitted. */
export const SMALLEST_TILE = 14;
export const LARGEST_TILE = 88;
/** The largest tile as a part of the view's shorter side: on a large screen a small level is drawn larger. */
const LARGEST_SHARE = 0.11;
/** How much larger than the largest fitted tile a zoomed one may become. */
const NEARER = 1.5;
/** Room round the level for its shadow, in tiles on each side. */
export const MARGIN = 0.3;

/** The largest whole number of device pixels a tile at which the level with its margin fits; at least 1. */
export const wholeTile = (level: Size, view: Size): number =>
  Math.max(1, Math.floor(Math.min(view.width / (level.width + 2 * MARGIN), view.height / (level.height + 2 * MARGIN))));

function largestTile(view: Size, ratio: number): number {
  const shared = LARGEST_SHARE * Math.min(view.width, view.height);
  return Math.floor(Math.max(LARGEST_TILE * ratio, shared));
}

/** The first size of a tile, in device pixels. */
export function fittedTile(level: Size, view: Size, ratio: number): number {
  const least = Math.ceil(SMALLEST_TILE * ratio);
  const most = largestTile(view, ratio);
  return Math.min(most, Math.max(least, wholeTile(level, view)));
}

export interface ZoomRange {
  readonly least: number;
  readonly most: number;
}

/** The zoom ranges from the whole level to `NEARER` times the largest fitted tile. */
export function zoomRange(level: Size, view: Size, ratio: number): ZoomRange {
  const fitted = fittedTile(level, view, ratio);
  return {
    least: Math.min(1, wholeTile(level, view) / fitted),
    most: Math.max(1, (NEARER * largestTile(view, ratio)) / fitted),
  };
}

export const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
