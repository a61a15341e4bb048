import { type CarvedMaze, generateMaze, measureMaze } from '@dedalo/grid';
import { type Claim, type Finding, verdict } from './claim.ts';

const ROOMS = 400;
const SEEDS = [1, 2, 3];
const TOLERANCE = 0.5;

/** Dead ends in a hundred rooms; compare the table of W. Pullen, Think Labyrinth: Maze Algorithms. */
const SHARES: readonly (readonly [CarvedMaze, number])[] = [
  ['hunt-and-kill', 9.3],
  ['backtracker', 10.0],
  ['binary-tree', 25.0],
  ['division', 26.9],
  ['sidewinder', 27.8],
  ['eller', 28.7],
  ['wilson', 29.3],
  ['aldous-broder', 29.3],
  ['kruskal', 30.5],
  ['prim', 32.4],
];

function share(algorithm: CarvedMaze, seed: number): number {
  const side = 2 * ROOMS + 1;
  const maze = generateMaze({ algorithm, width: side, height: side, seed });
  if (!maze.ok) throw new Error(`${algorithm}: ${maze.error.code}`);
  const { deadEnds, rooms } = measureMaze(maze.value.grid);
  return (100 * deadEnds) / rooms;
}

function* findings(): Iterable<Finding> {
  for (const [algorithm, expected] of SHARES) {
    const mean = SEEDS.reduce((sum, seed) => sum + share(algorithm, seed), 0) / SEEDS.length;
    yield {
      claim: `${algorithm}: dead ends in ${ROOMS} × ${ROOMS} rooms`,
      bar: `${expected.toFixed(1)} ± ${TOLERANCE} %`,
      measured: `${mean.toFixed(2)} %`,
      verdict: verdict(Math.abs(mean - expected) <= TOLERANCE),
    };
  }
}

export const deadEnds: Claim = { kind: 'correctness', findings };
