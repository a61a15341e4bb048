import { expect, test } from 'vitest';
import { at } from '../support/board.ts';
import { made } from '../support/making.ts';
import { range } from '../support/numbers.ts';

/** The columns and rows of the rooms of a plain maze of 21×21 cells. */
const SIDE = 21;
const ODD = range(0, 9).map((i) => 2 * i + 1);

test('binary-tree: every room but the first opens to the north or the west, half of those that can do both each', () => {
  let [north, west] = [0, 0];
  for (const seed of range(1, 10)) {
    const { grid } = made({ algorithm: 'binary-tree', width: SIDE, height: SIDE, seed });
    for (const y of ODD) {
      for (const x of ODD.filter((column) => column + y > 2)) {
        const [up, left] = [grid.costs[at(grid, x, y - 1)]!, grid.costs[at(grid, x - 1, y)]!];
        expect(up + left).toBe(1);
        if (x > 1 && y > 1) [north, west] = [north + up, west + left];
      }
    }
  }
  expect(north + west).toBe(810);
  expect(Math.abs(north - west)).toBeLessThan(120);
});

test('sidewinder: the first row is one corridor, and from every run of rooms below exactly one door leads north', () => {
  for (const seed of range(1, 10)) {
    const { grid } = made({ algorithm: 'sidewinder', width: SIDE, height: SIDE, seed });
    expect(range(1, SIDE - 2).every((x) => grid.costs[at(grid, x, 1)] === 1)).toBe(true);
    for (const y of ODD.slice(1)) {
      const runs: number[] = [0];
      for (const x of ODD) {
        runs[runs.length - 1]! += grid.costs[at(grid, x, y - 1)]!;
        const isRunOver = grid.costs[at(grid, x + 1, y)] === 0 || x === ODD.at(-1);
        if (isRunOver && x !== ODD.at(-1)) runs.push(0);
      }
      expect(new Set(runs)).toEqual(new Set([1]));
    }
  }
});
