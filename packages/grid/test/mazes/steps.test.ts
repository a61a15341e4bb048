import { describe, expect, test } from 'vitest';
import { canMask, canWrap, MAZE_ALGORITHMS, type MazeRequest, mazeSteps, smallestSide } from '../../src/index.ts';
import { picture } from '../support/board.ts';
import { made, randomMask, ringMask, stepped } from '../support/making.ts';
import { numbers, range } from '../support/numbers.ts';

const SIZES = [
  [3, 3],
  [4, 4],
  [5, 5],
  [5, 6],
  [11, 8],
  [14, 9],
  [21, 21],
] as const;

function requestsFor(algorithm: MazeRequest['algorithm']): MazeRequest[] {
  const draw = numbers(4);
  return SIZES.flatMap(([width, height]) => [false, true].map((wrap) => ({ algorithm, width, height, wrap })))
    .filter(({ width, height, wrap }) => Math.min(width, height) >= smallestSide(algorithm, wrap))
    .filter(({ wrap }) => !wrap || canWrap(algorithm))
    .flatMap((size) => {
      const masks = canMask(algorithm) ? [randomMask(size, draw), ringMask(size)] : [];
      return [
        size,
        { ...size, braid: 0.5 },
        ...masks.flatMap((mask) => [
          { ...size, mask },
          { ...size, mask, braid: 1 },
        ]),
      ];
    })
    .flatMap((request) => range(1, 3).map((seed) => ({ ...request, seed })));
}

describe('the steps of a maze, applied to a grid of walls, give the maze that is made at once', () => {
  test.each(MAZE_ALGORITHMS)('%s', (algorithm) => {
    for (const request of requestsFor(algorithm)) {
      const maze = made(request);
      const { grid, returned } = stepped(request);
      expect(picture(grid)).toBe(picture(maze.grid));
      expect(returned).toEqual(maze);
    }
  });
});

test.each(MAZE_ALGORITHMS)('%s tells its steps: every cell of the maze is opened by one', (algorithm) => {
  const steps = mazeSteps({ algorithm, width: 15, height: 15, seed: 'steps' });
  if (!steps.ok) throw new Error(steps.error.code);
  const all = [...steps.value];
  const opened = new Set(all.filter((step) => step.kind === 'open').flatMap((step) => step.cells));
  const { grid } = made({ algorithm, width: 15, height: 15, seed: 'steps' });
  expect([...grid.costs.keys()].filter((cell) => grid.costs[cell] !== 0 && !opened.has(cell))).toEqual([]);
  expect(all.filter((step) => step.cells.length === 0)).toEqual([]);
});
