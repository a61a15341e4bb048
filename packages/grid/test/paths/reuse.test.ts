import { describe, expect, test } from 'vitest';
import { createGrid, type Grid, PATH_ALGORITHMS, type PathAlgorithm, PathFinder } from '../../src/index.ts';
import { at } from '../support/board.ts';
import { COSTINGS, randomGrid } from '../support/grids.ts';
import { costsToGoals, faultOfPath, inSteps } from '../support/judge.ts';
import { numbers, range } from '../support/numbers.ts';

/** Least costs (or, for bfs, steps) between all pairs of cells: `[to][from]`. */
const tables = (grid: Grid): Record<PathAlgorithm, number[][]> => {
  const costs = [...grid.costs.keys()].map((to) => costsToGoals(grid, [to]));
  const steps = [...grid.costs.keys()].map((to) => costsToGoals(inSteps(grid), [to]));
  return { bfs: steps, dijkstra: costs, astar: costs };
};

/** What is wrong with the finder's answer, in words; undefined if it is the best there is. */
function faultOf(
  finder: PathFinder,
  query: { from: number; to: number; algorithm: PathAlgorithm; best: number },
): string | undefined {
  const { from, to, algorithm, best } = query;
  const isFound = finder.search(from, to, algorithm);
  if (isFound !== best < Infinity) return `${algorithm} ${from} → ${to}: found is ${isFound}`;
  if (!isFound) return undefined;
  const cells = finder.cells.subarray(0, finder.length + 1);
  const fault = faultOfPath(finder.grid, { cells, cost: finder.cost }, { from, to });
  const found = algorithm === 'bfs' ? finder.length : finder.cost;
  return fault ?? (found === best ? undefined : `${algorithm} ${from} → ${to}: ${found}, not ${best}`);
}

describe('one finder answers query after query rightly, whatever was asked before', () => {
  const kinds = COSTINGS.flatMap((costing) => [false, true].map((wrap) => ({ costing, wrap })));

  test.each(kinds)('algorithms mixed, $costing costs, torus: $wrap', ({ costing, wrap }) => {
    const draw = numbers(50);
    for (const landmarks of [0, 3]) {
      const grid = randomGrid(draw, { width: 9, height: 8, wrap, walls: 0.3, costing });
      const best = tables(grid);
      const finder = new PathFinder(grid, { landmarks });
      for (const _ of range(1, 800)) {
        const [from, to] = [draw.below(72), draw.below(72)];
        const algorithm = PATH_ALGORITHMS[draw.below(3)]!;
        expect(faultOf(finder, { from, to, algorithm, best: best[algorithm][to]![from]! })).toBe(undefined);
      }
    }
  });

  // Searches are numbered; with two bytes a cell the numbers of bfs and even astar run out after about 2000.
  test.each(kinds)('7000 queries on a tiny grid, so that its counters wrap, $costing costs, torus: $wrap', (kind) => {
    const draw = numbers(60);
    const grid = randomGrid(draw, { width: 3, height: 4, wrap: kind.wrap, walls: 0.2, costing: kind.costing });
    const best = tables(grid);
    for (const algorithm of PATH_ALGORITHMS) {
      const finder = new PathFinder(grid);
      for (const _ of range(1, 7000)) {
        const [from, to] = [draw.below(12), draw.below(12)];
        expect(faultOf(finder, { from, to, algorithm, best: best[algorithm][to]![from]! })).toBe(undefined);
      }
    }
  });

  // Searches over uneven costs count down by the greatest possible total, which is large on a large grid.
  test.each([false, true])('short queries on a large uneven grid, so that its totals wrap, torus: %s', (wrap) => {
    const draw = numbers(70);
    const chamber = randomGrid(draw, { width: 7, height: 7, wrap: false, walls: 0.15, costing: 'uneven' });
    const best = tables(chamber);
    // The same chamber over and over, walls between.
    const grid = createGrid({ width: 1200, height: 1200 }, { wrap });
    grid.costs.forEach((_, cell) => {
      const [x, y] = [(cell % 1200) % 8, Math.floor(cell / 1200) % 8];
      grid.costs[cell] = x < 7 && y < 7 ? chamber.costs[y * 7 + x]! : 0;
    });
    const finder = new PathFinder(grid);
    const place = (corner: { x: number; y: number }, cell: number): number =>
      at(grid, corner.x + (cell % 7), corner.y + Math.floor(cell / 7));
    for (const i of range(1, 1500)) {
      const algorithm = i % 3 === 0 ? 'astar' : 'dijkstra';
      const corner = { x: 8 * draw.below(2), y: 1192 * draw.below(2) };
      const [from, to] = [draw.below(49), draw.below(49)];
      expect(
        faultOf(finder, {
          from: place(corner, from),
          to: place(corner, to),
          algorithm,
          best: best[algorithm][to]![from]!,
        }),
      ).toBe(undefined);
    }
  });
});

test('a path longer than all before is still whole', () => {
  // A snake: down one column, up the next but one.
  const grid = createGrid({ width: 41, height: 20 }, { fill: 1 });
  for (const x of range(0, 19)) {
    for (const y of range(0, 19)) if (y !== (x % 2 === 0 ? 19 : 0)) grid.costs[at(grid, 2 * x + 1, y)] = 0;
  }
  for (const algorithm of PATH_ALGORITHMS) {
    const finder = new PathFinder(grid);
    finder.search(0, 41, algorithm);
    expect(finder.search(0, at(grid, 40, 19), algorithm)).toBe(true);
    expect(finder.length).toBe(21 * 19 + 40);
    const cells = finder.cells.subarray(0, finder.length + 1);
    expect(faultOfPath(grid, { cells, cost: finder.cost }, { from: 0, to: at(grid, 40, 19) })).toBe(undefined);
  }
});
