import { type Cell, isInside, type Size } from '@dedalo/grid';
import type { Level } from '../level.ts';

/** Row and column, counted from 0. */
export type RowColumn = [row: number, column: number];

export const rowColumn = (size: Size, cell: Cell): RowColumn => [Math.floor(cell / size.width), cell % size.width];

export const cellOf = (size: Size, [row, column]: readonly number[]): Cell => row! * size.width + column!;

/** Neither wall nor outside. */
export const isOccupiable = (level: Level, row: number, column: number): boolean =>
  isInside({ x: column, y: row }, level) && level.walls[cellOf(level, [row, column])] === 0;
