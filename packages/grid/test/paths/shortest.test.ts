import { describe, expect, test } from 'vitest';
import { createGrid, findPath, type Grid, PATH_ALGORITHMS, PathFinder } from '../../src/index.ts';
import { at, picture } from '../support/board.ts';
import { COSTINGS, type Costing, randomGrid, smallGrid } from '../support/grids.ts';
import { costsToGoals, faultOfPath, inSteps } from '../support/judge.ts';
import { type Numbers, numbers, range } from '../support/numbers.ts';

interface Ends {
  readonly from: number;
  readonly to: number;
}

/** Two cells, most often open ones, now and then walls or the same one twice. */
function randomEnds(grid: Grid, draw: Numbers): Ends {
  const open = [...grid.costs.keys()].filter((cell) => grid.costs[cell] !== 0);
  const cell = (): number =>
    open.length > 0 && draw.chance(0.95) ? open[draw.below(open.length)]! : draw.below(grid.costs.length);
  const from = cell();
  return { from, to: draw.chance(0.05) ? from : cell() };
}

/** What the judge says: least steps and least cost, `Infinity` where there is no path. */
function verdict(grid: Grid, { from, to }: Ends): { steps: number; cost: number } {
  return { steps: costsToGoals(inSteps(grid), [to])[from]!, cost: costsToGoals(grid, [to])[from]! };
}

/** Checks what a finder says against the judge; undefined if they agree. */
function fault(
  finder: PathFinder,
  ends: Ends,
  asked: (typeof PATH_ALGORITHMS)[number] | undefined,
): string | undefined {
  const { grid } = finder;
  const judged = verdict(grid, ends);
  const isFound = finder.search(ends.from, ends.to, asked);
  if (!isFound) return judged.steps === Infinity ? undefined : 'no path found, but there is one';
  if (judged.steps === Infinity) return 'a path found where there is none';
  const cells = finder.cells.subarray(0, finder.length + 1);
  const wrong = faultOfPath(grid, { cells, cost: finder.cost }, ends);
  if (wrong) return wrong;
  if (asked === 'bfs')
    return finder.length === judged.steps ? undefined : `${finder.length} steps, not ${judged.steps}`;
  return finder.cost === judged.cost ? undefined : `cost ${finder.cost}, not ${judged.cost}`;
}

const told = (grid: Grid, ends: Ends): string =>
  `${ends.from} → ${ends.to} on a ${grid.wrap ? 'torus' : 'plain grid'}\n${picture(grid)}`;

describe('on random small grids the judge agrees with', () => {
  const finders: [string, (typeof PATH_ALGORITHMS)[number] | undefined, number][] = [
    ['bfs, which counts steps', 'bfs', 0],
    ['dijkstra', 'dijkstra', 0],
    ['astar', 'astar', 0],
    ['astar with 1 landmark', 'astar', 1],
    ['astar with 4 landmarks', 'astar', 4],
    ['astar with 8 landmarks', 'astar', 8],
    ['the fastest', undefined, 0],
    ['the fastest with landmarks', undefined, 3],
  ];
  test.each(finders)('%s', (_, algorithm, landmarks) => {
    const draw = numbers(10 + landmarks);
    for (let grids = 1200; grids > 0; grids--) {
      const grid = smallGrid(draw);
      const finder = new PathFinder(grid, { landmarks });
      for (let queries = 3; queries > 0; queries--) {
        const ends = randomEnds(grid, draw);
        expect(fault(finder, ends, algorithm), `for ${told(grid, ends)}`).toBe(undefined);
      }
    }
  });
});

describe('lanes one and two cells wide, of every length from 1 to 9, from every cell', () => {
  const lanes = [1, 2].flatMap((width) =>
    [false, true].map((wrap) => ({ width, wrap, edge: wrap ? 'torus' : 'plain' })),
  );
  test.each(lanes)('$width wide, $edge', ({ width, wrap }) => {
    const draw = numbers(20);
    for (const height of range(1, 9)) {
      for (const costing of COSTINGS) {
        for (const shape of [
          { width, height },
          { width: height, height: width },
        ]) {
          const grid = randomGrid(draw, { ...shape, wrap, walls: 0.1, costing });
          const finder = new PathFinder(grid, { landmarks: 2 });
          for (const from of grid.costs.keys()) {
            const to = draw.below(grid.costs.length);
            for (const algorithm of PATH_ALGORITHMS) {
              expect(fault(finder, { from, to }, algorithm), `for ${told(grid, { from, to })}`).toBe(undefined);
            }
          }
        }
      }
    }
  });
});

describe('on larger grids', () => {
  const kinds = COSTINGS.flatMap((costing) => [false, true].map((wrap) => ({ costing, wrap })));
  test.each(kinds)('$costing costs, torus: $wrap', ({ costing, wrap }: { costing: Costing; wrap: boolean }) => {
    const draw = numbers(30);
    for (const walls of [0, 0.25]) {
      const grid = randomGrid(draw, { width: 161, height: 150, wrap, walls, costing });
      const to = grid.costs.findIndex((cost, cell) => cost !== 0 && cell > 12_000);
      const judged = costsToGoals(grid, [to]);
      const steps = costsToGoals(inSteps(grid), [to]);
      const finders = [new PathFinder(grid), new PathFinder(grid, { landmarks: 4 })];
      for (const _ of range(1, 10)) {
        const from = draw.below(grid.costs.length);
        for (const finder of finders) {
          for (const algorithm of PATH_ALGORITHMS) {
            const least = algorithm === 'bfs' ? steps[from]! : judged[from]!;
            expect(finder.search(from, to, algorithm)).toBe(least < Infinity);
            if (least === Infinity) continue;
            const cells = finder.cells.subarray(0, finder.length + 1);
            expect(faultOfPath(grid, { cells, cost: finder.cost }, { from, to })).toBe(undefined);
            expect(algorithm === 'bfs' ? finder.length : finder.cost).toBe(least);
          }
        }
      }
    }
  });
});

describe('where very many cells wait at once', () => {
  // All cells but one cost the same, so that rings of hundreds of cells wait for one and the same total. Each of the
  // narrow lanes at the upper edge is entered from a single one of them.
  test.each(['dijkstra', 'astar'] as const)('%s over costs that differ in a single cell', (algorithm) => {
    const grid = createGrid({ width: 1301, height: 901 }, { fill: 9 });
    for (const x of range(0, 650)) for (const y of range(0, 9)) grid.costs[at(grid, 2 * x + 1, y)] = 0;
    grid.costs[0] = 1;
    const middle = at(grid, 650, 450);
    const finder = new PathFinder(grid);
    for (const x of [2, 648, 1250]) {
      const tip = at(grid, x, 0);
      const [from, to] = algorithm === 'dijkstra' ? [tip, middle] : [middle, tip];
      const steps = finder.search(from, to, 'bfs') ? finder.length : Infinity;
      expect(finder.search(from, to, algorithm)).toBe(true);
      expect(finder.cost).toBe(9 * steps);
    }
  });

  test('astar along a corridor whose only way over leaves it at the very beginning', () => {
    const grid = createGrid({ width: 3000, height: 4 }, { fill: 1 });
    for (const x of range(0, 2999)) if (x !== 5) grid.costs[at(grid, x, 1)] = 0;
    const ends = { from: at(grid, 0, 3), to: at(grid, 2999, 0), algorithm: 'astar' } as const;
    expect(findPath(grid, ends)?.cost).toBe(2999 + 3);
  });
});

test('findPath gives the cells, cost and work of one path, or nothing', () => {
  const draw = numbers(40);
  for (const _ of range(1, 300)) {
    const grid = smallGrid(draw);
    const ends = randomEnds(grid, draw);
    for (const algorithm of PATH_ALGORITHMS) {
      const finder = new PathFinder(grid);
      const isFound = finder.search(ends.from, ends.to, algorithm);
      const { cost, expanded } = finder;
      const cells = [...finder.cells.subarray(0, finder.length + 1)];
      expect(findPath(grid, { ...ends, algorithm })).toEqual(isFound ? { cells, cost, expanded } : undefined);
    }
  }
});
