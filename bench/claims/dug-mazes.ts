import { type DugMaze, DUG_MAZES, generateMaze, type Maze, WALL } from '@dedalo/grid';
import { cheapestCost } from '../judges/cheapest.ts';
import { allRight, type Claim, type Finding, type ProofOptions } from './claim.ts';

const SMALLEST = 5;
const LARGEST = 30;

interface Counts {
  total: number;
  twoOpenings: number;
  reachable: number;
  apart: number;
}

function count(maze: Maze, counts: Counts): void {
  const { grid, entrance, exit } = maze;
  const { width, height } = grid;
  const x = (cell: number): number => cell % width;
  const y = (cell: number): number => Math.floor(cell / width);
  const isBorder = (cell: number): boolean =>
    x(cell) === 0 || y(cell) === 0 || x(cell) === width - 1 || y(cell) === height - 1;
  const openings = Array.from(grid.costs.keys()).filter((cell) => grid.costs[cell] !== WALL && isBorder(cell));
  const isTwo = openings.length === 2 && openings.includes(entrance) && openings.includes(exit);
  const distance = Math.abs(x(entrance) - x(exit)) + Math.abs(y(entrance) - y(exit));
  counts.total++;
  if (isTwo) counts.twoOpenings++;
  if (Number.isFinite(cheapestCost(grid, entrance, exit))) counts.reachable++;
  if (distance >= Math.floor(Math.min(width, height) / 2)) counts.apart++;
}

function countAll(algorithm: DugMaze, seeds: number): Counts {
  const counts: Counts = { total: 0, twoOpenings: 0, reachable: 0, apart: 0 };
  for (let height = SMALLEST; height <= LARGEST; height++) {
    for (let width = SMALLEST; width <= LARGEST; width++) {
      for (let seed = 1; seed <= seeds; seed++) {
        const maze = generateMaze({ algorithm, width, height, seed });
        if (!maze.ok) throw new Error(`${algorithm} ${width}×${height}: ${maze.error.code}`);
        count(maze.value, counts);
      }
    }
  }
  return counts;
}

function* findings({ isSample }: ProofOptions): Iterable<Finding> {
  const seeds = isSample ? 10 : 50;
  for (const algorithm of DUG_MAZES) {
    const { total, twoOpenings, reachable, apart } = countAll(algorithm, seeds);
    const name = `${algorithm} mazes of ${SMALLEST} × ${SMALLEST} to ${LARGEST} × ${LARGEST}, ${seeds} seeds each`;
    yield allRight(`${name}: exactly two openings`, { right: twoOpenings, total });
    yield allRight(`${name}: the exit can be reached`, { right: reachable, total });
    yield allRight(`${name}: exit half the shorter side away`, { right: apart, total });
  }
}

export const dugMazes: Claim = { kind: 'correctness', findings };
