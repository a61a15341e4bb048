import { UNSEEN } from '@dedalo/pokelabirinto';

const WALL = '#';
export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];

/** A maze as its signs, row by row. */
export type Rows = readonly string[];

export const signAt = (rows: Rows, x: number, y: number): string | undefined => rows[y]?.[x];

/** Beside a wall: the cells that connect to it. Unexplored cells may be anything, and the outside is no floor. */
const goesOn = (sign: string | undefined): boolean => sign === WALL || sign === UNSEEN || sign === undefined;

export interface Surroundings {
  /** Whether there is a wall, or may be. */
  readonly walls: Readonly<Record<Side, boolean>>;
  /** Whether it is the lowest row: its front is visible from outside. */
  readonly isLowest: boolean;
}

export function surroundingsOf(rows: Rows, x: number, y: number): Surroundings {
  return {
    walls: {
      north: goesOn(signAt(rows, x, y - 1)),
      east: goesOn(signAt(rows, x + 1, y)),
      south: goesOn(signAt(rows, x, y + 1)),
      west: goesOn(signAt(rows, x - 1, y)),
    },
    isLowest: y === rows.length - 1,
  };
}

/** The sides of an unexplored cell that border on explored ones. */
export function seenBeside(rows: Rows, x: number, y: number): Readonly<Record<Side, boolean>> {
  const isSeen = (sign: string | undefined): boolean => sign !== undefined && sign !== UNSEEN;
  return {
    north: isSeen(signAt(rows, x, y - 1)),
    east: isSeen(signAt(rows, x + 1, y)),
    south: isSeen(signAt(rows, x, y + 1)),
    west: isSeen(signAt(rows, x - 1, y)),
  };
}

/** Which of several tiles to use: always the same for a cell, without a visible pattern. */
export function varietyOf(x: number, y: number, of: number): number {
  const mixed = Math.imul(x + 7, 0x27d4eb2d) ^ Math.imul(y + 13, 0x165667b1);
  return ((mixed ^ (mixed >>> 15)) >>> 0) % of;
}
