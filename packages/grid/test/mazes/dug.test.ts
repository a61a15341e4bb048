import { describe, expect, test } from 'vitest';
import { DUG_MAZES } from '../../src/index.ts';
import { picture } from '../support/board.ts';
import { made } from '../support/making.ts';
import { range } from '../support/numbers.ts';
import { faultOfDug, hasOpenBlock, undugCells } from './dug.ts';

const SEEDS = range(1, 10);
const heights = range(5, 30).map((height) => ({ height }));

describe.each(DUG_MAZES)(
  'a %s maze has two openings far enough apart, and all its cells are connected',
  (algorithm) => {
    test.each(heights)('$height rows, 5 to 30 columns', ({ height }) => {
      for (const width of range(5, 30)) {
        for (const seed of SEEDS) {
          const maze = made({ algorithm, width, height, seed });
          const fault = faultOfDug(maze);
          expect(fault, `${width}×${height}, seed ${seed}\n${picture(maze.grid)}`).toBe(undefined);
        }
      }
    });
  },
);

describe('a clean maze has no 2×2 block of open cells', () => {
  test.each(heights)('$height rows, 5 to 30 columns', ({ height }) => {
    for (const width of range(5, 30)) {
      for (const seed of SEEDS) {
        const maze = made({ algorithm: 'clean', width, height, seed });
        expect(hasOpenBlock(maze), `seed ${seed}\n${picture(maze.grid)}`).toBe(false);
      }
    }
  });
});

describe('a clean maze is dug fully: every cell of its lattice is open', () => {
  test.each(heights)('$height rows, 5 to 30 columns', ({ height }) => {
    for (const width of range(5, 30)) {
      for (const seed of SEEDS) {
        const maze = made({ algorithm: 'clean', width, height, seed });
        expect(undugCells(maze), `seed ${seed}\n${picture(maze.grid)}`).toEqual([]);
      }
    }
  });
});

test('a classic maze has such blocks often: its branches eat walls', () => {
  const mazes = range(1, 100).map((seed) => made({ algorithm: 'classic', width: 20, height: 20, seed }));
  expect(mazes.filter(hasOpenBlock).length).toBeGreaterThan(50);
});
