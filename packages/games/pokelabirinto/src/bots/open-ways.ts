import { type Cell, isOpen, neighbour } from '@dedalo/grid';
import { DIRECTION_OF, type Way, WAYS } from '../way.ts';
import type { KnownMaze } from './known-maze.ts';

export function cellOf({ grid }: KnownMaze, from: Cell, way: Way): Cell | undefined {
  const to = neighbour(grid, from, DIRECTION_OF[way]);
  return to !== undefined && isOpen(grid, to) ? to : undefined;
}

/** What is beside one's own cell has always been seen. */
export const openWaysIn = (maze: KnownMaze, from: Cell): Way[] =>
  WAYS.filter((way) => cellOf(maze, from, way) !== undefined);
