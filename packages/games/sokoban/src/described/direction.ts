import type { Direction as GridDirection } from '@dedalo/grid';

/** The four directions of the described program. */
export const Direction = { UP: 'UP', DOWN: 'DOWN', LEFT: 'LEFT', RIGHT: 'RIGHT' } as const;
export type Direction = (typeof Direction)[keyof typeof Direction];

export const GRID_DIRECTIONS: Readonly<Record<Direction, GridDirection>> = {
  UP: 'north',
  DOWN: 'south',
  LEFT: 'west',
  RIGHT: 'east',
};
