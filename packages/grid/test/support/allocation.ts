/** Run with --expose-gc: prints the bytes that a query leaves on the heap, for every kind of search. */
import { generateMaze, PATH_ALGORITHMS, PathFinder } from '../../src/index.ts';

const QUERIES = 20_000;
const made = generateMaze({ algorithm: 'prim', width: 21, height: 21, seed: 1 });
if (!made.ok) throw new Error(made.error.code);
const { grid, entrance, exit } = made.value;
const uneven = { ...grid, costs: grid.costs.map((cost, cell) => (cost === 0 ? 0 : 1 + (cell % 9))) };
const finders = {
  even: new PathFinder(grid),
  uneven: new PathFinder(uneven),
  landmarks: new PathFinder(uneven, { landmarks: 4 }),
};

const bytes: Record<string, number> = {};
for (const [name, finder] of Object.entries(finders)) {
  for (const algorithm of PATH_ALGORITHMS) {
    const ask = (): void => {
      for (let query = 0; query < QUERIES; query++) finder.search(entrance, exit, algorithm);
    };
    ask();
    globalThis.gc!();
    const before = process.memoryUsage().heapUsed;
    ask();
    bytes[`${name} ${algorithm}`] = (process.memoryUsage().heapUsed - before) / QUERIES;
  }
}
process.stdout.write(JSON.stringify(bytes));
