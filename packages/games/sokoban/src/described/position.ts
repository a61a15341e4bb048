import type { Cell, Size } from '@dedalo/grid';

/** Row and column, counted from 0. */
export type RowColumn = [row: number, column: number];

export const rowColumn = (size: Size, cell: Cell): RowColumn => [Math.floor(cell / size.width), cell % size.width];

/** Whether a position is one of a map. */
export function isOn(map: { getRows(): number; getColumns(): number }, i: number, j: number): boolean {
  const isIndex = (index: number, end: number): boolean => Number.isInteger(index) && index >= 0 && index < end;
  return isIndex(i, map.getRows()) && isIndex(j, map.getColumns());
}
