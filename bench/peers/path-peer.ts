import type { Cell, Grid } from '@dedalo/grid';
import type { Query } from '../judges/path.ts';
import type { Run } from '../comparisons/comparison.ts';

/** The cells of the path, both ends included; undefined where none was found. */
export type PathAnswer = readonly Cell[] | Int32Array | undefined;
export type PathRun = Run<Query, PathAnswer>;

export interface PathMap {
  readonly grid: Grid;
  /** What most peers take: an array a row, 0 for a wall. */
  readonly rows: number[][];
}

export const toPathMap = (grid: Grid): PathMap => ({
  grid,
  rows: Array.from({ length: grid.height }, (_, y) => [...grid.costs.subarray(y * grid.width, (y + 1) * grid.width)]),
});

/** What other peers take: 1 for a wall. */
export const wallRows = ({ rows }: PathMap): number[][] => rows.map((row) => row.map((cost) => (cost === 0 ? 1 : 0)));

export const columnOf = (map: PathMap, cell: Cell): number => cell % map.grid.width;
export const rowOf = (map: PathMap, cell: Cell): number => Math.floor(cell / map.grid.width);
