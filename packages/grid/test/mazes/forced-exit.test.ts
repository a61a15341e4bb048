import { describe, expect, test } from 'vitest';
import { createGrid, Random, type Size } from '../../src/index.ts';
import { type ClassicMaze, classicMaze } from '../../src/mazes/classic.ts';
import { picture } from '../support/board.ts';
import { range } from '../support/numbers.ts';
import { faultOfDug, hasOpenBlock } from './dug.ts';
import { ByTheBook } from './by-the-book.ts';

function finished(size: Size, seed: number, roots: 'scan' | 'lattice'): ClassicMaze {
  const making = classicMaze(size, new Random(seed), { roots, stepping: false, tries: 0 });
  for (;;) {
    const made = making.next();
    if (made.done) return made.value;
  }
}

/** Whether the main path of the described algorithm finds no exit at its first try. */
function findsNoExit(size: Size, seed: number): boolean {
  const book = new ByTheBook(size, new Random(seed));
  book.tries = 0;
  return book.make() === undefined;
}

/** One side even and one odd: only there the main path can miss the border wherever it is far enough. */
const SIZES = [
  [5, 6],
  [6, 5],
  [5, 8],
  [8, 5],
  [6, 9],
  [9, 6],
  [7, 6],
  [6, 7],
  [5, 40],
  [20, 21],
] as const;

describe.each(['scan', 'lattice'] as const)('an exit opened by force, branches by %s', (roots) => {
  test.each(SIZES)('keeps every promise of the others, %i×%i', (width, height) => {
    const size = { width, height };
    for (const seed of range(1, 300)) {
      const maze = finished(size, seed, roots);
      const hasBlock = roots === 'lattice' && hasOpenBlock(maze);
      const fault = hasBlock ? 'an open block' : faultOfDug(maze);
      expect(fault, `seed ${seed}\n${picture(maze.grid)}`).toBe(undefined);
    }
  });
});

test('the steps of a maze with a forced exit give the same maze', () => {
  for (const [width, height] of SIZES) {
    for (const seed of range(1, 100)) {
      const steps = classicMaze({ width, height }, new Random(seed), { roots: 'scan', stepping: true, tries: 0 });
      const grid = createGrid({ width, height });
      for (const { kind, cells } of steps) for (const cell of cells) grid.costs[cell] = kind === 'open' ? 1 : 0;
      expect(picture(grid)).toBe(picture(finished({ width, height }, seed, 'scan').grid));
    }
  }
});

test.each(SIZES)('some of these seeds really take that way, %i×%i', (width, height) => {
  expect(range(1, 300).filter((seed) => findsNoExit({ width, height }, seed)).length).toBeGreaterThan(0);
});
