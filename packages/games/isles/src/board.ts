import type { Point } from '@dedalo/grid';

/** The rows from the top, a character a place. */
export type Board = readonly string[];

export const ISLE = 'o';
export const SEA = '.';

/** False for the sea, and outside the board. */
export const isIsle = (board: Board, { x, y }: Point): boolean => board[y]?.[x] === ISLE;

export const sink = (board: Board, { x, y }: Point): Board =>
  board.map((row, number) => (number === y ? row.slice(0, x) + SEA + row.slice(x + 1) : row));

/** How many steps it is from one place to the other. */
export const distance = (a: Point, b: Point): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

/** The eight places around one, some of which may lie outside the board. */
export const around = ({ x, y }: Point): Point[] => WAYS.map((way) => ({ x: x + way.x, y: y + way.y }));

const WAYS: readonly Point[] = [-1, 0, 1]
  .flatMap((y) => [-1, 0, 1].map((x) => ({ x, y })))
  .filter(({ x, y }) => x !== 0 || y !== 0);
