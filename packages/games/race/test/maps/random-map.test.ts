import { pointOf, Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { GROWTHS } from '../../src/maps/labyrinth.ts';
import { makeLevelMaps } from '../../src/maps/make-map.ts';
import { isSolvable } from '../../src/maps/solvable.ts';
import { levelOf, linkCount, openCells, reachedFrom, waysFrom } from './support/levels.ts';
import { make, SCREEN } from './support/random-maps.ts';

/** 0, 0.05, …, 1. */
const STEPS = Array.from({ length: 21 }, (_, i) => i / 20);

test.each(STEPS)(
  'R47: at complexity %d all random maps are solvable and of the sizes that fit the window',
  (complexity) => {
    const widths = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const { map } = make(`${complexity} ${seed}`, { complexity, isPerfect: seed % 2 === 0 });
      expect(isSolvable(map)).toBe(true);
      expect(reachedFrom(map.grid, map.start).size).toBe(openCells(map.grid).length);
      expect(map.grid.height).toBe(19);
      widths.add(map.grid.width);
    }
    expect([...widths].toSorted((a, b) => a - b)).toEqual([19, 21, 23, 25, 27]);
  },
);

test.each([
  [
    { width: 2048, height: 1536 },
    { width: [19, 59], height: [19, 43] },
  ],
  [
    { width: 800, height: 600 },
    { width: [19, 19], height: [13, 13] },
  ],
  [
    { width: 1, height: 0 },
    { width: [5, 5], height: [5, 5] },
  ],
  [
    { width: 1e9, height: 768 },
    { width: [19, 507], height: [19, 19] },
  ],
])('R47: a window of %o gives sides from and to %o', (screen, sides) => {
  for (let seed = 0; seed < 20; seed++) {
    const { map } = make(seed, { screen });
    for (const side of ['width', 'height'] as const) {
      expect(map.grid[side] % 2).toBe(1);
      expect(map.grid[side]).toBeGreaterThanOrEqual(sides[side][0]!);
      expect(map.grid[side]).toBeLessThanOrEqual(sides[side][1]!);
    }
    expect(isSolvable(map)).toBe(true);
  }
});

describe('R36, RB5, RB7: a perfect map', () => {
  test('has as many links as cells, minus one, with its start and exit', () => {
    for (let seed = 0; seed < 200; seed++) {
      const { grid } = make(seed, { isPerfect: true }).map;
      expect(linkCount(grid)).toBe(openCells(grid).length - 1);
    }
  });

  test.each(GROWTHS)('is made by growing as %s', (growth) => {
    const level = levelOf({ maps: [{ kind: 'random', isPerfect: true }] });
    const [made] = makeLevelMaps(level, { screen: SCREEN, random: new Random(5), growth });
    expect(linkCount(made!.map.grid)).toBe(openCells(made!.map.grid).length - 1);
  });

  test('RB4: by default walks and resumes at the oldest cell: fewer dead ends than a queue gives', () => {
    const deadEnds = (growth: (typeof GROWTHS)[number] | undefined): number => {
      const maps = Array.from({ length: 40 }, () => ({ kind: 'random', isPerfect: true }) as const);
      const request = { screen: SCREEN, random: new Random(6), ...(growth && { growth }) };
      const made = makeLevelMaps(levelOf({ maps }), request);
      return made.flatMap(({ map }) => openCells(map.grid).filter((cell) => waysFrom(map.grid, cell).length === 1))
        .length;
    };
    expect(deadEnds(undefined)).toBe(deadEnds('resume-oldest'));
    expect(deadEnds(undefined)).toBeLessThan(deadEnds('queue'));
  });
});

test('R37: a map that is not perfect has circles, and no opening in its outer wall but start and exit', () => {
  let circles = 0;
  for (let seed = 0; seed < 200; seed++) {
    const { grid, start, exit } = make(seed).map;
    circles += linkCount(grid) - openCells(grid).length + 1;
    for (const cell of openCells(grid)) {
      const { x, y } = pointOf(grid, cell);
      const isBorder = x === 0 || y === 0 || x === grid.width - 1 || y === grid.height - 1;
      expect(isBorder).toBe(cell === start || cell === exit);
    }
  }
  expect(circles).toBeGreaterThan(200);
});
