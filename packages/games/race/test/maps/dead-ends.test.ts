import { isOpen, Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { openDeadEnds } from '../../src/maps/dead-ends.ts';
import { digLabyrinth } from '../../src/maps/labyrinth.ts';
import { make } from './support/random-maps.ts';
import { linkCount, openCells, waysFrom } from './support/levels.ts';

const SIZE = { width: 25, height: 19 };
const deadEndsOf = (grid: Parameters<typeof waysFrom>[0]): number[] =>
  openCells(grid).filter((cell) => waysFrom(grid, cell).length === 1);

/** Which share of the dead ends is opened. */
function openedShare(probability: number): number {
  let [ends, opened] = [0, 0];
  for (let seed = 0; seed < 300; seed++) {
    const grid = digLabyrinth(SIZE, new Random(seed));
    const before = openCells(grid).length;
    ends += deadEndsOf(grid).length;
    openDeadEnds(grid, { random: new Random(seed), probability });
    opened += openCells(grid).length - before;
  }
  return opened / ends;
}

test.each([0, 0.2, 0.6])('R37: with deadends_probability %d such a share of the dead ends is opened', (probability) => {
  // Two that end at the same wall are opened by one: a little less.
  expect(openedShare(probability)).toBeGreaterThanOrEqual(0.85 * probability);
  expect(openedShare(probability)).toBeLessThanOrEqual(1.05 * probability);
});

test('R37: with deadends_probability 1 no dead end is left', () => {
  for (let seed = 0; seed < 50; seed++) {
    const grid = digLabyrinth(SIZE, new Random(seed));
    openDeadEnds(grid, { random: new Random(seed), probability: 1 });
    expect(deadEndsOf(grid)).toEqual([]);
  }
});

test('R37: a level’s own deadends_probability makes its random maps', () => {
  const openIn = (deadEndsProbability: number): number =>
    Array.from({ length: 50 }, (_, seed) => openCells(make(seed, { deadEndsProbability }).map.grid).length).reduce(
      (sum, count) => sum + count,
    );
  const [none, usual, all] = [openIn(0), openIn(0.2), openIn(1)];
  expect(none).toBeLessThan(usual);
  expect(usual).toBeLessThan(all);
});

test('RB6: what is opened joins a dead end with another corridor, and makes one circle', () => {
  for (let seed = 0; seed < 100; seed++) {
    const grid = digLabyrinth(SIZE, new Random(seed));
    const before = { costs: grid.costs.slice(), ends: new Set(deadEndsOf(grid)) };
    openDeadEnds(grid, { random: new Random(seed), probability: 0.2 });
    const opened = openCells(grid).filter((cell) => !isOpen({ ...grid, costs: before.costs }, cell));
    for (const cell of opened) {
      const beside = waysFrom(grid, cell);
      expect(beside).toHaveLength(2);
      expect(beside.some((end) => before.ends.has(end))).toBe(true);
    }
    expect(linkCount(grid)).toBe(openCells(grid).length - 1 + opened.length);
  }
});
