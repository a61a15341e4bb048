import { type Cell, type Grid, isOpen, LEAST_COST, neighbour, pointOf } from '../board/grid.ts';
import { type Direction, DIRECTIONS } from '../geometry/direction.ts';
import { manhattan } from '../geometry/point.ts';
import type { Random } from '../random/random.ts';
import type { MazeStep } from './step.ts';

/** The most walls between two neighbouring rooms: two, one at each end, around the edge of a torus with an odd side. */
const THICKEST = 2;

/** The walls between a cell and the next open one in a direction; undefined if there is none so near. */
function wallsAhead(grid: Grid, cell: Cell, direction: Direction): Cell[] | undefined {
  const walls: Cell[] = [];
  let at = neighbour(grid, cell, direction);
  while (at !== undefined && !isOpen(grid, at) && walls.length < THICKEST) {
    walls.push(at);
    at = neighbour(grid, at, direction);
  }
  if (at === undefined || !isOpen(grid, at)) return undefined;
  const [first = 0, second] = walls;
  const isAroundTheEdge = second !== undefined && !isBeside(grid, first, second);
  return walls.length === 1 || isAroundTheEdge ? walls : undefined;
}

const isBeside = (grid: Grid, a: Cell, b: Cell): boolean => manhattan(pointOf(grid, a), pointOf(grid, b)) === 1;

function openNeighbours(grid: Grid, cell: Cell): number {
  let count = 0;
  for (const direction of DIRECTIONS) {
    const next = neighbour(grid, cell, direction);
    if (next !== undefined && isOpen(grid, next)) count++;
  }
  return count;
}

/** Opens each dead end, with the given probability, to another open cell; never a plain grid's border: nothing is beyond. */
export function* braid(
  grid: Grid,
  random: Random,
  options: { probability: number; except: readonly Cell[]; stepping: boolean },
): Generator<MazeStep, void, void> {
  for (let cell = 0; cell < grid.costs.length; cell++) {
    if (!isOpen(grid, cell) || openNeighbours(grid, cell) !== 1 || options.except.includes(cell)) continue;
    const ways = DIRECTIONS.flatMap((direction) => {
      const walls = wallsAhead(grid, cell, direction);
      return walls ? [walls] : [];
    });
    if (ways.length === 0 || !random.bool(options.probability)) continue;
    const walls = random.pick(ways);
    for (const wall of walls) grid.costs[wall] = LEAST_COST;
    if (options.stepping) yield { kind: 'open', cells: walls };
  }
}
