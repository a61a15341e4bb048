import { type Cell, createGrid, generateMaze, type Grid, LEAST_COST, MOST_COST, Random, WALL } from '@dedalo/grid';
import { cheapestCost } from './judges/cheapest.ts';
import type { Query } from './judges/path.ts';

export function randomMap(side: number, walls: number): Grid {
  const grid = createGrid({ width: side, height: side }, { fill: LEAST_COST });
  const random = new Random(`random map ${side} ${walls}`);
  for (let cell = 0; cell < grid.costs.length; cell++) if (random.bool(walls)) grid.costs[cell] = WALL;
  return grid;
}

export function mazeMap(side: number): Grid {
  const maze = generateMaze({ algorithm: 'backtracker', width: side, height: side, seed: `maze map ${side}` });
  if (!maze.ok) throw new Error(`mazeMap: ${JSON.stringify(maze.error)}`);
  return maze.value.grid;
}

/** The same walls; entering an open cell costs from 1 to 9. */
export function withCosts(grid: Grid): Grid {
  const random = new Random('costs');
  const costs = grid.costs.map((cost) => (cost === WALL ? WALL : random.int(LEAST_COST, MOST_COST)));
  return { ...grid, costs };
}

/** Pairs of open cells with a way between them, and what the judge says it costs. */
export function randomQueries(grid: Grid, count: number): Query[] {
  const random = new Random('queries');
  const queries: Query[] = [];
  while (queries.length < count) {
    const from = openCell(grid, random);
    const to = openCell(grid, random);
    const cost = cheapestCost(grid, from, to);
    if (cost !== Number.POSITIVE_INFINITY) queries.push({ from, to, cost });
  }
  return queries;
}

export function openCell(grid: Grid, random: Random): Cell {
  for (;;) {
    const cell = random.below(grid.costs.length);
    if (grid.costs[cell] !== WALL) return cell;
  }
}
