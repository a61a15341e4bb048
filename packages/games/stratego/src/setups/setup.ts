import type { Seat } from '@dedalo/engine';
import { type Cell, cellAt, columnOf, RED, rowOf, SIDE } from '../board.ts';

/** Where the ten pieces begin. */
export interface Setup {
  readonly title?: string;
  /** By piece, in the order of `PIECES`, as Red would place them: row 0 is the back row. */
  readonly cells: readonly Cell[];
}

/** Blue's back row is row 9; columns stay. */
export const setupFor = (seat: Seat, { cells }: Setup): Cell[] =>
  cells.map((cell) => (seat === RED ? cell : cellAt(SIDE - 1 - rowOf(cell), columnOf(cell))));

/** The same with left and right changed. */
export const mirrored = ({ cells, ...setup }: Setup): Setup => ({
  ...setup,
  cells: cells.map((cell) => cellAt(rowOf(cell), SIDE - 1 - columnOf(cell))),
});
