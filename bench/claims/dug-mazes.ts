import { type DugMaze, DUG_MAZES, generateMaze, type Maze, WALL } from '@dedalo/grid';
import { cheapestCost } from '../judges/cheapest.ts';
import { allRight, type Claim, type Finding, type ProofOptions, verdict } from './claim.ts';

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

/** A maze that is dug fully has about half of its inside open; one with less than this share is mostly undug. */
const LEAST_DUG = 0.35;

/** The share of described mazes that are mostly undug, in percent, as docs/theory.md tells it. */
const UNDUG = [
  { side: 15, least: 3, most: 5 },
  { side: 20, least: 6, most: 8 },
] as const;

function undugShare(algorithm: DugMaze, side: number, seeds: number): number {
  let undug = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    const maze = generateMaze({ algorithm, width: side, height: side, seed });
    if (!maze.ok) throw new Error(`${algorithm} ${side}×${side}: ${maze.error.code}`);
    // Without the two openings of the border.
    const open = maze.value.grid.costs.filter((cost) => cost !== WALL).length - 2;
    if (open < LEAST_DUG * (side - 2) ** 2) undug++;
  }
  return (100 * undug) / seeds;
}

function* undugMazes(seeds: number): Iterable<Finding> {
  for (const { side, least, most } of UNDUG) {
    const name = `mazes of ${side} × ${side}, ${seeds.toLocaleString('en')} seeds: less than 35 % of the inside open`;
    const classic = undugShare('classic', side, seeds);
    yield {
      claim: `classic ${name}`,
      bar: `${least} to ${most} %`,
      measured: `${classic.toFixed(1)} %`,
      verdict: verdict(classic >= least && classic <= most),
    };
    const clean = undugShare('clean', side, seeds);
    yield { claim: `clean ${name}`, bar: 'none', measured: `${clean.toFixed(1)} %`, verdict: verdict(clean === 0) };
  }
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
  yield* undugMazes(isSample ? 2000 : 10_000);
}

export const dugMazes: Claim = { kind: 'correctness', findings };
