import { type Cell, cellAt, type Grid, NEUTRAL_COST, type Point, type Random } from '@dedalo/grid';

/** `up` leads from the bottom row to the top row, `across` from the left column to the right one (R48). */
export const COURSES = ['up', 'across'] as const;
export type Course = (typeof COURSES)[number];

/**
 * Opens the start and the exit in opposite sides, each with the cell behind it (R48). On a perfect map both stand
 * before a room, not before the wall between two, which would close a circle (RB7).
 */
export function openEnds(
  grid: Grid,
  random: Random,
  { course, isPerfect }: { course: Course; isPerfect: boolean },
): { entrance: Cell; exit: Cell } {
  const { width, height } = grid;
  const along = course === 'up' ? width : height;
  const open = (depth: number, inwards: number): Cell => {
    const at = isPerfect ? 2 * random.int(0, (along - 3) / 2) + 1 : random.int(1, along - 2);
    const point = (deep: number): Point => (course === 'up' ? { x: at, y: deep } : { x: deep, y: at });
    for (const deep of [depth, depth + inwards]) grid.costs[cellAt(grid, point(deep))] = NEUTRAL_COST;
    return cellAt(grid, point(depth));
  };
  return course === 'up'
    ? { entrance: open(height - 1, -1), exit: open(0, 1) }
    : { entrance: open(0, 1), exit: open(width - 1, -1) };
}
