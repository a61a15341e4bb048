import type { Seat } from '@dedalo/engine';
import { type Cell, cellAt, columnOf, DIRECTIONS, HOME_ROWS, isOnBoard, RED, rowOf, SIDE } from '../board.ts';
import type { Move } from '../moving.ts';
import type { Irregularity } from '../state.ts';

/** What a player answers, copied before anybody looks at it: so many whole numbers, or undefined. */
export function readNumbers(answer: unknown, length: number): readonly number[] | undefined {
  if (!Array.isArray(answer) || answer.length !== length) return undefined;
  const numbers: unknown[] = [...answer];
  return numbers.length === length && numbers.every((number) => Number.isSafeInteger(number))
    ? (numbers as number[])
    : undefined;
}

/** A cell of the board, or a code. */
export function cellOfNumbers([row = -1, column = -1]: readonly number[]): Cell | Irregularity {
  return isOnBoard(row, column) ? cellAt(row, column) : 'wrong-cell';
}

export function moveOfNumbers([row = -1, column = -1, way, steps = 0]: readonly number[]): Move | Irregularity {
  const direction = DIRECTIONS.find((known) => known === way);
  if (direction === undefined) return 'malformed';
  if (!isOnBoard(row, column)) return 'wrong-source-cell';
  return { type: 'move', from: cellAt(row, column), direction, steps };
}

export const numbersOfCell = (cell: Cell): number[] => [rowOf(cell), columnOf(cell)];

export const numbersOfMove = ({ from, direction, steps }: Move): number[] => [
  rowOf(from),
  columnOf(from),
  direction,
  steps,
];

/** The taken cells of a seat's four rows as 0 and 1, from the lowest row (DB1). */
export const positionsOf = (seat: Seat, cells: readonly Cell[]): number[][] =>
  Array.from({ length: HOME_ROWS }, (_, row) =>
    Array.from({ length: SIDE }, (_, column) => Number(cells.includes(cellAt(firstRow(seat) + row, column)))),
  );

/** The way back from `positionsOf`. */
export const cellsOfPositions = (seat: Seat, positions: readonly (readonly number[])[]): Cell[] =>
  positions.flatMap((row, index) =>
    row.flatMap((isTaken, column) => (isTaken === 1 ? [cellAt(firstRow(seat) + index, column)] : [])),
  );

const firstRow = (seat: Seat): number => (seat === RED ? 0 : SIDE - HOME_ROWS);
