import { DELTAS, type Direction } from '../geometry/direction.ts';
import type { Point, Size } from '../geometry/point.ts';

/** A cell is known by its number: y · width + x. */
export type Cell = number;

export const WALL = 0;
export const LEAST_COST = 1;
export const MOST_COST = 9;
/** The longest side of a grid. */
export const LONGEST_SIDE = 4096;

/** Cells that are walls, or open at the cost of entering them. Where `wrap` is true, opposite sides touch. */
export interface Grid extends Size {
  readonly wrap: boolean;
  /** A byte a cell: `WALL`, or a cost from 1 to 9. */
  readonly costs: Uint8Array;
  /** Cells of a torus that do not touch the opposite side, as the start and the exit of a race. */
  readonly sealed?: readonly Cell[];
}

export function createGrid(size: Size, options: { wrap?: boolean; fill?: number } = {}): Grid {
  const { width, height } = size;
  for (const side of [width, height]) {
    if (!Number.isInteger(side) || side < 1 || side > LONGEST_SIDE) {
      throw new RangeError(`createGrid: ${width}×${height} is not a size from 1×1 to ${LONGEST_SIDE}×${LONGEST_SIDE}`);
    }
  }
  const costs = new Uint8Array(width * height);
  if (options.fill !== undefined) costs.fill(options.fill);
  return { width, height, wrap: options.wrap ?? false, costs };
}

export const cellAt = (grid: Size, point: Point): Cell => point.y * grid.width + point.x;

export const pointOf = (grid: Size, cell: Cell): Point => ({
  x: cell % grid.width,
  y: Math.floor(cell / grid.width),
});

export const isOpen = (grid: Grid, cell: Cell): boolean => grid.costs[cell] !== WALL;

/**
 * The next cell in a direction, around the edge of a torus; undefined past the edge of a plain grid, and past the edge
 * of a torus from or to a sealed cell.
 */
export function neighbour(grid: Grid, cell: Cell, direction: Direction): Cell | undefined {
  const { width, height } = grid;
  const x = (cell % width) + DELTAS[direction].x;
  const y = Math.floor(cell / width) + DELTAS[direction].y;
  if (x >= 0 && y >= 0 && x < width && y < height) return y * width + x;
  if (!grid.wrap) return undefined;
  const around = ((y + height) % height) * width + ((x + width) % width);
  return isSealed(grid, cell) || isSealed(grid, around) ? undefined : around;
}

const isSealed = (grid: Grid, cell: Cell): boolean => grid.sealed !== undefined && grid.sealed.includes(cell);

const hasSameSealed = ({ sealed: a = [] }: Grid, { sealed: b = [] }: Grid): boolean =>
  a.every((cell) => b.includes(cell)) && b.every((cell) => a.includes(cell));

export const isSameGrid = (a: Grid, b: Grid): boolean =>
  a.width === b.width &&
  a.height === b.height &&
  a.wrap === b.wrap &&
  a.costs.every((cost, cell) => cost === b.costs[cell]) &&
  hasSameSealed(a, b);
