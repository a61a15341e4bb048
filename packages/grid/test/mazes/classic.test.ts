import { describe, expect, test } from 'vitest';
import { Random } from '../../src/index.ts';
import { picture } from '../support/board.ts';
import { made } from '../support/making.ts';
import { range } from '../support/numbers.ts';
import { ByTheBook } from './by-the-book.ts';

/** Compares maze and description for one size; gives the number of mazes for which the description found no exit. */
function compare(size: { width: number; height: number }, seeds: readonly (string | number)[]): number {
  let withoutExit = 0;
  for (const seed of seeds) {
    const described = new ByTheBook(size, new Random(seed).stream('dig')).make();
    if (!described) {
      withoutExit++;
      continue;
    }
    const maze = made({ algorithm: 'classic', ...size, seed });
    expect([maze.entrance, maze.exit]).toEqual([described.entrance, described.exit]);
    expect(picture(maze.grid)).toBe(picture(described.grid));
  }
  return withoutExit;
}

describe('the classic maze is the described one, cell for cell', () => {
  test.each(range(5, 24).map((height) => ({ height })))('$height rows, 5 to 24 columns', ({ height }) => {
    const withoutExit = range(5, 24).map((width) => compare({ width, height }, range(1, 10)));
    expect(withoutExit.reduce((sum, count) => sum + count, 0)).toBeLessThan(10);
  });

  test('large and long ones', () => {
    for (const [width, height] of [
      [41, 41],
      [60, 61],
      [5, 99],
      [100, 6],
    ] as const) {
      expect(compare({ width, height }, ['dedalo', '', 'a/b', ...range(1, 12)])).toBe(0);
    }
  });
});

test('some of the compared mazes were started again', () => {
  const startedAgain = range(1, 10).filter((seed) => {
    const book = new ByTheBook({ width: 6, height: 5 }, new Random(seed).stream('dig'));
    book.tries = 0;
    return book.make() === undefined;
  });
  expect(startedAgain.length).toBeGreaterThan(0);
});
