import { isOpen, Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { openDeadEnds } from '../../src/maps/dead-ends.ts';
import { digLabyrinth } from '../../src/maps/labyrinth.ts';
import { linkCount, openCells, waysFrom } from './support/levels.ts';

const SIZE = { width: 25, height: 19 };
const deadEndsOf = (grid: Parameters<typeof waysFrom>[0]): number[] =>
  openCells(grid).filter((cell) => waysFrom(grid, cell).length === 1);

test('R37: about a fifth of the dead ends is opened', () => {
  let [ends, opened] = [0, 0];
  for (let seed = 0; seed < 300; seed++) {
    const grid = digLabyrinth(SIZE, new Random(seed));
    const before = openCells(grid).length;
    ends += deadEndsOf(grid).length;
    openDeadEnds(grid, new Random(seed));
    opened += openCells(grid).length - before;
  }
  // Two that end at the same wall are opened by one: a little less than 0.2.
  expect(opened / ends).toBeGreaterThan(0.17);
  expect(opened / ends).toBeLessThan(0.21);
});

test('RB6: what is opened joins a dead end with another corridor, and makes one circle', () => {
  for (let seed = 0; seed < 100; seed++) {
    const grid = digLabyrinth(SIZE, new Random(seed));
    const before = { costs: grid.costs.slice(), ends: new Set(deadEndsOf(grid)) };
    openDeadEnds(grid, new Random(seed));
    const opened = openCells(grid).filter((cell) => !isOpen({ ...grid, costs: before.costs }, cell));
    for (const cell of opened) {
      const beside = waysFrom(grid, cell);
      expect(beside).toHaveLength(2);
      expect(beside.some((end) => before.ends.has(end))).toBe(true);
    }
    expect(linkCount(grid)).toBe(openCells(grid).length - 1 + opened.length);
  }
});
