import type { Grid } from '@dedalo/grid';
import { pathProblem, type Query } from '../judges/path.ts';
import { mazeMap, randomMap, randomQueries, withCosts } from '../maps.ts';
import type { PathAnswer } from '../peers/path-peer.ts';
import { costPeers, ourPaths, unitCostPeers } from './path-contestants.ts';
import type { Comparison } from './comparison.ts';
import { atLeast, fastest, rightOne } from './ratio.ts';

export type PathComparison = Comparison<Query, PathAnswer>;

const QUERIES = 100;
const EFFORT = { rounds: 15, budget: 8000 };

/** Made when it is first needed: not every process needs every map. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

const RANDOM_512 = {
  name: 'random512',
  title: 'a random map of 512 × 512 cells, 35 % walls',
  grid: once(() => randomMap(512, 0.35)),
};
const MAZE_1001 = { name: 'maze1001', title: 'a perfect maze of 1001 × 1001 cells', grid: once(() => mazeMap(1001)) };

function unitCostComparison(map: typeof RANDOM_512, least: number): PathComparison {
  const name = `paths-${map.name}`;
  const { grid } = map;
  return {
    name,
    title: `Shortest paths on ${map.title}`,
    measure: 'queries per CPU second',
    ...EFFORT,
    tasks: () => randomQueries(grid(), QUERIES),
    check: (answer, query) => pathProblem(grid(), query, answer),
    contestants: [
      ourPaths(grid, { algorithm: 'bfs' }),
      ourPaths(grid, { algorithm: 'astar' }),
      ...unitCostPeers(grid),
      ...costPeers(grid),
    ],
    bars: (standings) => [
      atLeast(`${name}: faster than the fastest peer`, least, {
        slow: fastest(standings, 'peer'),
        fast: fastest(standings, 'ours'),
      }),
    ],
  };
}

function costComparison(map: typeof RANDOM_512, least: number): PathComparison {
  const name = `costs-${map.name}`;
  const grid = once((): Grid => withCosts(map.grid()));
  const withLandmarks = ourPaths(grid, { algorithm: 'astar', landmarks: 8 });
  return {
    name,
    title: `Cheapest paths on ${map.title}, costs 1 to 9`,
    measure: 'queries per CPU second',
    ...EFFORT,
    tasks: () => randomQueries(grid(), QUERIES),
    check: (answer, query) => pathProblem(grid(), query, answer),
    contestants: [
      ourPaths(grid, { algorithm: 'dijkstra' }),
      ourPaths(grid, { algorithm: 'astar' }),
      withLandmarks,
      ...costPeers(grid),
    ],
    bars: (standings) => [
      atLeast(`${name}: with landmarks faster than the fastest peer`, least, {
        slow: fastest(standings, 'peer'),
        fast: rightOne(standings, withLandmarks.name),
      }),
    ],
  };
}

export const PATH_COMPARISONS: readonly PathComparison[] = [
  unitCostComparison(RANDOM_512, 1.8),
  unitCostComparison(MAZE_1001, 1.5),
  costComparison(RANDOM_512, 15),
  costComparison(MAZE_1001, 15),
];
