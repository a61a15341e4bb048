import type { Seat } from '@dedalo/engine';
import { type Cell, columnOf, type Direction, DIRECTIONS, rowOf, stepOf } from '@dedalo/stratego';

/** The direction and the number of steps from one cell to another, if they are in a line. */
export function lineTo(
  seat: Seat,
  from: Cell,
  to: Cell,
): { readonly direction: Direction; readonly steps: number } | undefined {
  const [rows, columns] = [rowOf(to) - rowOf(from), columnOf(to) - columnOf(from)];
  const steps = Math.abs(rows + columns);
  if (steps === 0 || (rows !== 0 && columns !== 0)) return undefined;
  const direction = DIRECTIONS.find((way) => {
    const { row, column } = stepOf(seat, way);
    return row === Math.sign(rows) && column === Math.sign(columns);
  });
  return { direction: direction!, steps };
}
