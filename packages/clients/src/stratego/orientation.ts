import type { Seat } from '@dedalo/engine';
import { type Cell, cellAt, CELLS, columnOf, isHome, RED, rowOf, SIDE } from '@dedalo/stratego';

/** The board as a player sees it, with the own side below: Red's is turned. Turning twice changes nothing. */
export const turnedFor = (seat: Seat, cell: Cell): Cell => (seat === RED ? CELLS - 1 - cell : cell);

export type Way = 'up' | 'down' | 'left' | 'right';

const STEPS: Readonly<Record<Way, readonly [row: number, column: number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

/** The next cell on the screen in a direction; at an edge the same. */
export function besideOnScreen(seat: Seat, cell: Cell, way: Way): Cell {
  const shown = turnedFor(seat, cell);
  const [row, column] = STEPS[way];
  const inside = (value: number): number => Math.max(0, Math.min(SIDE - 1, value));
  return turnedFor(seat, cellAt(inside(rowOf(shown) + row), inside(columnOf(shown) + column)));
}

/** The same among the cells of the player's own rows. */
export function besideAtHome(seat: Seat, cell: Cell, way: Way): Cell {
  const next = besideOnScreen(seat, cell, way);
  return isHome(seat, next) ? next : cell;
}

/** The first place of the cursor: in the middle of the own front row. */
export const firstCursor = (seat: Seat): Cell => turnedFor(seat, cellAt(SIDE - 4, 4));
