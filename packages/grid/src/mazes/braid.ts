import { type Cell, type Grid, isOpen, LEAST_COST, neighbour } from '../board/grid.ts';
import { DIRECTIONS } from '../geometry/direction.ts';
import type { Random } from '../random/random.ts';
import type { MazeStep } from './step.ts';

/** Walls that part a dead end from another open cell. Of a plain grid's border none qualifies: beyond it is nothing. */
function wallsToOpen(grid: Grid, cell: Cell): Cell[] {
  const walls: Cell[] = [];
  for (const direction of DIRECTIONS) {
    const wall = neighbour(grid, cell, direction);
    const beyond = wall === undefined ? undefined : neighbour(grid, wall, direction);
    if (wall !== undefined && beyond !== undefined && !isOpen(grid, wall) && isOpen(grid, beyond)) walls.push(wall);
  }
  return walls;
}

export function openNeighbours(grid: Grid, cell: Cell): number {
  let count = 0;
  for (const direction of DIRECTIONS) {
    const next = neighbour(grid, cell, direction);
    if (next !== undefined && isOpen(grid, next)) count++;
  }
  return count;
}

/** Opens each dead end, with the given probability, through one of its walls to another open cell. */
export function* braid(
  grid: Grid,
  random: Random,
  options: { probability: number; except: readonly Cell[]; stepping: boolean },
): Generator<MazeStep, void, void> {
  for (let cell = 0; cell < grid.costs.length; cell++) {
    if (!isOpen(grid, cell) || openNeighbours(grid, cell) !== 1 || options.except.includes(cell)) continue;
    const walls = wallsToOpen(grid, cell);
    if (walls.length === 0 || !random.bool(options.probability)) continue;
    const wall = random.pick(walls);
    grid.costs[wall] = LEAST_COST;
    if (options.stepping) yield { kind: 'open', cells: [wall] };
  }
}
