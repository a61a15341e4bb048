import type { Cell } from '../board/grid.ts';
import type { Point } from '../geometry/point.ts';

const LETTERS = 26;
const FIRST = 'A'.codePointAt(0)!;

/** A … Z, AA …: columns have letters from the left, as in a table. */
export function columnName(x: number): string {
  const letter = String.fromCodePoint(FIRST + (x % LETTERS));
  return x < LETTERS ? letter : columnName(Math.floor(x / LETTERS) - 1) + letter;
}

/** Rows have numbers from the top, as the lines of a level or a map. */
export const rowName = (y: number): string => String(y + 1);

/** What people call a square, in every game: `C4` is the third column, the fourth row. */
export const formatSquare = ({ x, y }: Point): string => columnName(x) + rowName(y);

/** The same for a cell of a board so wide. */
export const squareName = (cell: Cell, width: number): string =>
  formatSquare({ x: cell % width, y: Math.floor(cell / width) });

/** Letters may be small. Undefined where the text names no square. */
export function parseSquare(text: string): Point | undefined {
  const [, letters, digits] = /^([A-Za-z]{1,3})([1-9]\d{0,4})$/.exec(text) ?? [];
  if (letters === undefined || digits === undefined) return undefined;
  const places = [...letters.toUpperCase()].map((letter) => letter.codePointAt(0)! - FIRST + 1);
  return { x: places.reduce((sum, place) => sum * LETTERS + place, 0) - 1, y: Number(digits) - 1 };
}
