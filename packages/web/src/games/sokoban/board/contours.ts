import type { DirectionIndex, Rectangle } from '@dedalo/grid';
import { kindAt, OUTSIDE, type Plan, WALL } from './plan.ts';

/** A corner of the masonry, in cells. Between two corners the border runs straight. */
export interface Corner {
  readonly x: number;
  readonly y: number;
  /** The direction in which the border arrives, and the one in which it leaves. */
  readonly in: DirectionIndex;
  readonly out: DirectionIndex;
  /** The wall fills a quarter of the space about it, not three. */
  readonly isConvex: boolean;
  /** Page and floor meet here: through a rounded corner the one would show in the other. */
  readonly isSharp: boolean;
}

/** A closed walk along the border of solid cells, which are on its right. */
export type Contour = readonly Corner[];

export type Touching = 'join' | 'part';
type Turns = readonly number[];

/** Where cells touch by a corner, the left turn leads from one to the other and the right one round the same. */
const TURNS: Readonly<Record<Touching, Turns>> = { join: [3, 0, 1], part: [1, 0, 3] };

const DX = [0, 1, 0, -1] as const;
const DY = [-1, 0, 1, 0] as const;

export const isMasonry = (kind: number): boolean => kind === WALL;
/** Walls and floor. */
export const isBuilt = (kind: number): boolean => kind !== OUTSIDE;

/**
 * The borders of all solid cells within `window`; cells beyond it count as open. Where cells touch only at a corner,
 * `touching` says whether their borders join, so that no gap opens between them, or stay apart.
 */
export function traceContours(
  plan: Plan,
  window: Rectangle,
  isSolid: (kind: number) => boolean,
  touching: Touching = 'join',
): Contour[] {
  const edges = edgesOf(plan, window, isSolid);
  const turns = TURNS[touching];
  const contours: Contour[] = [];
  for (let vertex = 0; vertex < edges.length; vertex++) {
    while (edges[vertex] !== 0) contours.push(walk(plan, window, edges, turns, vertex));
  }
  return contours;
}

/** For every lattice point a bit for each way on which a border leaves it. */
function edgesOf(
  plan: Plan,
  { x: left, y: top, width, height }: Rectangle,
  isSolid: (kind: number) => boolean,
): Uint8Array {
  const columns = width + 1;
  const edges = new Uint8Array(columns * (height + 1));
  const isWithin = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && isSolid(kindAt(plan, left + x, top + y));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isWithin(x, y)) continue;
      const at = y * columns + x;
      if (!isWithin(x, y - 1)) edges[at]! |= 2;
      if (!isWithin(x + 1, y)) edges[at + 1]! |= 4;
      if (!isWithin(x, y + 1)) edges[at + columns + 1]! |= 8;
      if (!isWithin(x - 1, y)) edges[at + columns]! |= 1;
    }
  }
  return edges;
}

function walk(plan: Plan, window: Rectangle, edges: Uint8Array, turns: Turns, start: number): Contour {
  const columns = window.width + 1;
  const corners: Corner[] = [];
  const first = lowestBit(edges[start]!);
  let vertex = start;
  let way: DirectionIndex = first;
  do {
    edges[vertex]! &= ~(1 << way);
    vertex += DX[way] + DY[way] * columns;
    const out = wayOn(edges[vertex]! | (vertex === start ? 1 << first : 0), way, turns);
    if (out !== way) {
      const x = window.x + (vertex % columns);
      const y = window.y + Math.floor(vertex / columns);
      const isConvex = out === ((way + 1) & 3);
      corners.push({ x, y, in: way, out, isConvex, isSharp: isConvex && isMixed(plan, x, y) });
    }
    way = out;
  } while (vertex !== start || way !== first);
  return corners;
}

const lowestBit = (bits: number): DirectionIndex => (31 - Math.clz32(bits & -bits)) as DirectionIndex;

function wayOn(bits: number, way: DirectionIndex, turns: Turns): DirectionIndex {
  for (const turn of turns) {
    const next = ((way + turn) & 3) as DirectionIndex;
    if ((bits & (1 << next)) !== 0) return next;
  }
  throw new Error('A border does not close.');
}

function isMixed(plan: Plan, x: number, y: number): boolean {
  let seen = 0;
  for (const [cx, cy] of [
    [x - 1, y - 1],
    [x, y - 1],
    [x - 1, y],
    [x, y],
  ] as const) {
    const kind = kindAt(plan, cx, cy);
    if (kind !== WALL) seen |= kind === OUTSIDE ? 1 : 2;
  }
  return seen === 3;
}
