import { type Cell, DELTAS, type Direction, type DirectionIndex, isInside, type Size } from '@dedalo/grid';

/** The place of a direction in `DIRECTIONS`, and so in a level's table of steps. */
export const DIRECTION_INDEX: Readonly<Record<Direction, DirectionIndex>> = { north: 0, east: 1, south: 2, west: 3 };

/** Whether the next cell that way lies outside the grid. */
export function isEdgeAhead(size: Size, cell: Cell, direction: Direction): boolean {
  const x = (cell % size.width) + DELTAS[direction].x;
  const y = Math.floor(cell / size.width) + DELTAS[direction].y;
  return !isInside({ x, y }, size);
}
