import { describe, expect, test } from 'vitest';
import { type Grid, PATH_ALGORITHMS, type PathAlgorithm, PathFinder, pathSteps } from '../../src/index.ts';
import { board, picture } from '../support/board.ts';
import { smallGrid } from '../support/grids.ts';
import { numbers, range } from '../support/numbers.ts';
import { stepsFrom } from '../support/walking.ts';

const outcome = (finder: PathFinder, isFound: boolean): unknown =>
  isFound
    ? { cells: [...finder.cells.subarray(0, finder.length + 1)], cost: finder.cost, expanded: finder.expanded }
    : { expanded: finder.expanded };

function randomQueries(seed: number, count: number): { grid: Grid; from: number; to: number; told: string }[] {
  const draw = numbers(seed);
  return range(1, count).map(() => {
    const grid = smallGrid(draw);
    const [from, to] = [draw.below(grid.costs.length), draw.below(grid.costs.length)];
    return { grid, from, to, told: `${from} → ${to}, torus: ${grid.wrap}\n${picture(grid)}` };
  });
}

/** The cells yielded, in order, and the finder returned. */
function walked(
  grid: Grid,
  ends: { from: number; to: number; algorithm: PathAlgorithm },
): { cells: number[]; finder: PathFinder } {
  const steps = pathSteps(grid, ends);
  const cells: number[] = [];
  for (;;) {
    const step = steps.next();
    if (step.done) return { cells, finder: step.value };
    cells.push(step.value);
  }
}

describe.each(PATH_ALGORITHMS)('%s in portions', (algorithm) => {
  test.each([1, 3])('of %i gives the path, cost and work of a search in one go', (portion) => {
    for (const landmarks of [0, 4]) {
      for (const { grid, from, to, told } of randomQueries(80, 400)) {
        const whole = new PathFinder(grid, { landmarks });
        const isFound = whole.search(from, to, algorithm);
        const finder = new PathFinder(grid, { landmarks });
        finder.begin(from, to, algorithm);
        let status = finder.advance(portion);
        while (status === 'searching') {
          const before = finder.expanded;
          status = finder.advance(portion);
          expect(finder.expanded - before).toBeLessThanOrEqual(portion);
        }
        expect(status, `for ${told}`).toBe(isFound ? 'found' : 'no-path');
        expect(outcome(finder, isFound), `for ${told}`).toEqual(outcome(whole, isFound));
      }
    }
  });

  test('that is over stays over', () => {
    for (const drawing of ['....', '..#.', '1234', '12#4']) {
      const finder = new PathFinder(board(drawing));
      const isFound = finder.search(0, 3, algorithm);
      const before = outcome(finder, isFound);
      expect(finder.advance(5)).toBe(isFound ? 'found' : 'no-path');
      expect(outcome(finder, isFound)).toEqual(before);
    }
  });

  test('that is broken off does not disturb the next', () => {
    for (const { grid, from, to, told } of randomQueries(81, 200)) {
      const whole = new PathFinder(grid);
      const isFound = whole.search(from, to, algorithm);
      const finder = new PathFinder(grid);
      finder.begin(to, from, algorithm);
      finder.advance(2);
      expect(finder.search(from, to, algorithm), `for ${told}`).toBe(isFound);
      expect(outcome(finder, isFound), `for ${told}`).toEqual(outcome(whole, isFound));
    }
  });
});

describe('the steps of a search', () => {
  test.each(PATH_ALGORITHMS)(
    'of %s are as many as the cells worked off, each once, and end at the same path',
    (algorithm) => {
      for (const { grid, from, to, told } of randomQueries(82, 400)) {
        const whole = new PathFinder(grid);
        const isFound = whole.search(from, to, algorithm);
        const { cells, finder } = walked(grid, { from, to, algorithm });
        expect(outcome(finder, isFound), `for ${told}`).toEqual(outcome(whole, isFound));
        expect(cells.length, `for ${told}`).toBe(finder.expanded);
        expect(new Set(cells).size, `for ${told}`).toBe(cells.length);
        expect(cells.every((cell) => grid.costs[cell] !== 0)).toBe(true);
      }
    },
  );

  test('of bfs go ring by ring', () => {
    for (const { grid, from, to } of randomQueries(83, 200)) {
      const distances = stepsFrom(grid, from);
      const { cells, finder } = walked(grid, { from, to, algorithm: 'bfs' });
      const rings = cells.slice(0, finder.expanded).map((cell) => distances.get(cell)!);
      expect(rings).toEqual(rings.toSorted((a, b) => a - b));
      expect(rings[0] ?? 0).toBe(0);
    }
  });

  test('of a search without a path name no cell twice', () => {
    expect(walked(board('..#.'), { from: 0, to: 3, algorithm: 'bfs' }).cells).toEqual([0, 1]);
  });
});
