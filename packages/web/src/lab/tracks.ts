import type { Size } from '@dedalo/grid';

/** How thick walls and corridors are, in device pixels. */
export interface Gauge {
  readonly wall: number;
  readonly floor: number;
}

/** Where the columns (or rows) of a grid begin and how wide they are: walls have even numbers and rooms odd ones. */
export interface Tracks {
  /** One more than there are tracks: the last is where they all end. */
  readonly starts: Int32Array;
}

export interface GaugeWish {
  /** Whether rooms are at the odd columns and rows, so that all others can be as thin as walls. */
  readonly hasLattice: boolean;
  /** The wanted thickness of walls, as a part of the corridors. */
  readonly wallShare: number;
}

export const tracksLength = (cells: number, { wall, floor }: Gauge): number =>
  (cells >> 1) * floor + (cells - (cells >> 1)) * wall;

/** The best gauge of whole pixels for a grid in a room; at least one pixel a cell, even where the room is too small. */
export function fitGauge(grid: Size, room: Size, { hasLattice, wallShare }: GaugeWish): Gauge {
  const each = Math.max(1, Math.floor(Math.min(room.width / grid.width, room.height / grid.height)));
  if (!hasLattice) return { wall: each, floor: each };
  let best: Gauge = { wall: each, floor: each };
  let bestScore = score(best, grid, room, wallShare);
  for (let wall = 1; wall <= each; wall++) {
    const floor = Math.min(widest(grid.width, room.width, wall), widest(grid.height, room.height, wall));
    const gauge = { wall, floor };
    const its = floor < wall ? Number.NEGATIVE_INFINITY : score(gauge, grid, room, wallShare);
    if (its > bestScore) [best, bestScore] = [gauge, its];
  }
  return best;
}

const widest = (cells: number, length: number, wall: number): number =>
  Math.floor((length - (cells - (cells >> 1)) * wall) / (cells >> 1));

/** Filling the room well matters more than the exact share of walls. */
function score(gauge: Gauge, grid: Size, room: Size, wallShare: number): number {
  const filled = Math.max(tracksLength(grid.width, gauge) / room.width, tracksLength(grid.height, gauge) / room.height);
  return filled - 0.08 * Math.abs(Math.log2(gauge.wall / gauge.floor / wallShare));
}

export function layTracks(cells: number, { wall, floor }: Gauge): Tracks {
  const starts = new Int32Array(cells + 1);
  for (let index = 0; index < cells; index++) starts[index + 1] = starts[index]! + (index % 2 === 0 ? wall : floor);
  return { starts };
}

/** The first and the last track that an interval touches. */
export function tracksWithin({ starts }: Tracks, from: number, to: number): readonly [first: number, last: number] {
  const last = starts.length - 2;
  let first = 0;
  while (first < last && starts[first + 1]! <= from) first++;
  let end = first;
  while (end < last && starts[end + 1]! < to) end++;
  return [first, end];
}
