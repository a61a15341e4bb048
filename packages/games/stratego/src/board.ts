/** Rows and columns are counted from 0 at the top left, Red's side; a cell is row · 10 + column. */
export type Cell = number;

export const SIDE = 10;
export const CELLS = SIDE * SIDE;
/** Each player sets up in so many rows. */
export const HOME_ROWS = 4;

export const RED = 0;
export const BLUE = 1;

export const rowOf = (cell: Cell): number => Math.floor(cell / SIDE);
export const columnOf = (cell: Cell): number => cell % SIDE;
export const cellAt = (row: number, column: number): Cell => row * SIDE + column;

/** Rows 4 and 5, columns 2, 3, 6 and 7 (D1). */
export const isLake = (cell: Cell): boolean => LAKES.has(cell);
const LAKES: ReadonlySet<Cell> = new Set([4, 5].flatMap((row) => [2, 3, 6, 7].map((column) => cellAt(row, column))));

export const isOnBoard = (row: number, column: number): boolean =>
  Number.isInteger(row) && Number.isInteger(column) && row >= 0 && column >= 0 && row < SIDE && column < SIDE;

/** Rows 0 to 3 are Red's, 6 to 9 Blue's (D2). */
export const isHome = (seat: number, cell: Cell): boolean =>
  isOnBoard(rowOf(cell), columnOf(cell)) && (seat === RED ? rowOf(cell) < HOME_ROWS : rowOf(cell) >= SIDE - HOME_ROWS);

const HOMES: readonly (readonly Cell[])[] = [RED, BLUE].map((seat) =>
  // Frozen: a shuffle in place once mixed up the homes of all later games.
  Object.freeze(Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => isHome(seat, cell))),
);

export const homeCells = (seat: number): readonly Cell[] => HOMES[seat]!;

/** As seen by the player: 1 forward, 2 back, 3 left, 4 right (D10). */
export const DIRECTIONS = [1, 2, 3, 4] as const;
export type Direction = (typeof DIRECTIONS)[number];

export interface BoardStep {
  readonly row: number;
  readonly column: number;
}

/** Red looks down the board: its forward is the next row, its left the next column. Blue looks up. */
const RED_STEPS: Readonly<Record<Direction, BoardStep>> = {
  1: { row: 1, column: 0 },
  2: { row: -1, column: 0 },
  3: { row: 0, column: 1 },
  4: { row: 0, column: -1 },
};
const BLUE_STEPS: Readonly<Record<Direction, BoardStep>> = {
  1: RED_STEPS[2],
  2: RED_STEPS[1],
  3: RED_STEPS[4],
  4: RED_STEPS[3],
};

/** How far one step in a direction leads. */
export const stepOf = (seat: number, direction: Direction): BoardStep =>
  (seat === RED ? RED_STEPS : BLUE_STEPS)[direction];
