import { describe, expect, test } from 'vitest';
import { canMask, canWrap, CARVED_MAZES, type Maze, MAZE_ALGORITHMS, smallestSide } from '../../src/index.ts';
import { isOnBorder, openCells } from '../support/board.ts';
import { made, randomMask, ringMask } from '../support/making.ts';
import { numbers, range } from '../support/numbers.ts';
import { stepsFrom } from '../support/walking.ts';

const SIZES = range(3, 12).flatMap((width) => [3, 4, 5, 8, 11].map((height) => ({ width, height })));
const fitting = (least: number): { width: number; height: number }[] =>
  SIZES.filter(({ width, height }) => Math.min(width, height) >= least);

const isPassable = ({ grid, entrance, exit }: Maze): boolean =>
  grid.costs[entrance] !== 0 && grid.costs[exit] !== 0 && stepsFrom(grid, entrance).has(exit);

describe('entrance and exit are open and connected', () => {
  test.each(MAZE_ALGORITHMS)('%s', (algorithm) => {
    for (const size of fitting(smallestSide(algorithm, false))) {
      for (const seed of range(1, 4)) expect(isPassable(made({ algorithm, ...size, seed }))).toBe(true);
    }
  });
});

describe('a plain carved maze', () => {
  test.each(CARVED_MAZES)(
    '%s opens its outer wall at the entrance, upper left, and the exit, lower right, only',
    (algorithm) => {
      for (const size of fitting(3)) {
        const { grid, entrance, exit } = made({ algorithm, ...size, seed: 1 });
        expect(openCells(grid).filter((cell) => isOnBorder(grid, cell))).toEqual([entrance, exit]);
        expect(entrance).toBe(size.width);
        const lastRow = 2 * Math.floor((size.height - 1) / 2) - 1;
        expect(exit).toBe((lastRow + 1) * size.width - 1);
      }
    },
  );
});

describe('on a torus and where rooms are left out, the entrance is the first room and the exit one farthest from it', () => {
  const cases = CARVED_MAZES.filter((algorithm) => canWrap(algorithm) && canMask(algorithm));
  test.each(cases)('%s', (algorithm) => {
    const draw = numbers(5);
    for (const size of fitting(4)) {
      const torus = { ...size, wrap: true };
      const plain = { ...size, wrap: false };
      for (const board of [
        torus,
        { ...torus, mask: randomMask(torus, draw) },
        { ...plain, mask: randomMask(plain, draw) },
        { ...plain, mask: ringMask(plain) },
      ]) {
        const { grid, entrance, exit } = made({ algorithm, ...board, seed: 1 });
        const isRoom = (cell: number): boolean => ((cell % grid.width) & Math.floor(cell / grid.width) & 1) === 1;
        expect(entrance).toBe(openCells(grid).find(isRoom));
        const steps = stepsFrom(grid, entrance);
        expect(steps.get(exit)).toBe(Math.max(...steps.values()));
      }
    }
  });
});
