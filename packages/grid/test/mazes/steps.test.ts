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

/** Every size that fits, plain and torus, with and without rooms left out, braided or not. */
function requestsFor(algorithm: MazeRequest['algorithm']): MazeRequest[] {
  const draw = numbers(4);
  const requests: MazeRequest[] = [];
  for (const wrap of canWrap(algorithm) ? [false, true] : [false]) {
    const least = smallestSide(algorithm, wrap);
    for (const [width, height] of SIZES.filter((sides) => Math.min(...sides) >= least)) {
      const board = { algorithm, width, height, wrap };
      for (const seed of range(1, 3)) {
        requests.push({ ...board, seed }, { ...board, seed, braid: 0.5 });
        if (!canMask(algorithm)) continue;
        requests.push({ ...board, seed, mask: ringMask(board) });
        requests.push({ ...board, seed, mask: randomMask(board, draw), braid: 1 });
        requests.push({ ...board, seed, mask: randomMask(board, draw) });
      }
    }
  }
  return requests;
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
