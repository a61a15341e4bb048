/** Run with --expose-gc: prints the bytes that a query leaves on the heap, for two controls and every kind of search. */
import { generateMaze, PATH_ALGORITHMS, PathFinder } from '../../src/index.ts';

const QUERIES = 5_000;
const ROUNDS = 6;
const made = generateMaze({ algorithm: 'prim', width: 21, height: 21, seed: 1 });
if (!made.ok) throw new Error(made.error.code);
const { grid, entrance, exit } = made.value;
const uneven = { ...grid, costs: grid.costs.map((cost, cell) => (cost === 0 ? 0 : 1 + (cell % 9))) };
const finders = {
  even: new PathFinder(grid),
  uneven: new PathFinder(uneven),
  landmarks: new PathFinder(uneven, { landmarks: 4 }),
};

/** What is put here is really made. */
const kept: { object: object | undefined } = { object: undefined };
const queries: Record<string, () => void> = {
  nothing: () => {
    kept.object = undefined;
  },
  'small object': () => {
    kept.object = { value: 0 };
  },
};
for (const [name, finder] of Object.entries(finders))
  for (const algorithm of PATH_ALGORITHMS)
    queries[`${name} ${algorithm}`] = () => void finder.search(entrance, exit, algorithm);

function bytesLeft(query: () => void): number {
  globalThis.gc!();
  const before = process.memoryUsage().heapUsed;
  for (let count = 0; count < QUERIES; count++) query();
  return process.memoryUsage().heapUsed - before;
}

/** What a query leaves it leaves in every round; the engine, which compiles when it likes to, only adds to some. */
const leastBytes = (query: () => void): number =>
  Math.min(...Array.from({ length: ROUNDS }, () => bytesLeft(query))) / QUERIES;

const bytes = Object.fromEntries(Object.entries(queries).map(([name, query]) => [name, leastBytes(query)]));
process.stdout.write(JSON.stringify(bytes));
