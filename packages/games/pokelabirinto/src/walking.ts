import { type Cell, isOpen, type Maze, neighbour } from '@dedalo/grid';
import { DIRECTION_OF, type Way, WAYS } from './way.ts';

/** The cell in this direction; a wall, or nothing, stands there if it is undefined. */
export function openCell({ grid }: Maze, from: Cell, way: Way): Cell | undefined {
  const to = neighbour(grid, from, DIRECTION_OF[way]);
  return to !== undefined && isOpen(grid, to) ? to : undefined;
}

/** Where a step leads; undefined where there is a wall, and at the entrance, which is closed (P26). */
export function stepTo(maze: Maze, from: Cell, way: Way): Cell | undefined {
  const to = openCell(maze, from, way);
  return to === maze.entrance ? undefined : to;
}

/** The one predicate for what is listed and what is accepted (PB7). */
export const canMove = (maze: Maze, from: Cell, way: Way): boolean => stepTo(maze, from, way) !== undefined;

export const openWays = (maze: Maze, from: Cell): Way[] => WAYS.filter((way) => canMove(maze, from, way));

/** Every cell that can be walked on, the exit among them. */
export function walkableCells({ grid, entrance }: Maze): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < grid.costs.length; cell++) if (isOpen(grid, cell) && cell !== entrance) cells.push(cell);
  return cells;
}
