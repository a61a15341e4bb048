import { pointOf, Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { makeLevelMaps } from '../../src/maps/make-map.ts';
import { levelOf, waysFrom } from './support/levels.ts';
import { make, SCREEN } from './support/random-maps.ts';

describe('R48: start and exit', () => {
  const sidesOf = (seed: number, count: number): Set<string> => {
    const maps = Array.from({ length: count }, (_, i) => ({ kind: 'random', isPerfect: i % 2 === 0 }) as const);
    const made = makeLevelMaps(levelOf({ maps }), { screen: SCREEN, random: new Random(seed) });
    return new Set(
      made.map(({ map: { grid, start, exit } }) => {
        const [from, to] = [pointOf(grid, start), pointOf(grid, exit)];
        if (from.y === grid.height - 1 && to.y === 0) return 'up';
        return from.x === 0 && to.x === grid.width - 1 ? 'across' : 'neither';
      }),
    );
  };

  test('lie on opposite sides, the same two for all maps of a level', () => {
    const courses = Array.from({ length: 30 }, (_, seed) => [...sidesOf(seed, 4)]);
    for (const sides of courses) expect(sides).toHaveLength(1);
    expect(new Set(courses.flat())).toEqual(new Set(['up', 'across']));
  });

  test('have the cell behind them open, and touch nothing else', () => {
    for (let seed = 0; seed < 100; seed++) {
      const { grid, start, exit } = make(seed, { isPerfect: seed % 2 === 0 }).map;
      for (const end of [start, exit]) expect(waysFrom(grid, end)).toHaveLength(1);
    }
  });

  test('RB7: stand before a room on a perfect map, anywhere on another', () => {
    const places = (isPerfect: boolean): Set<number> =>
      new Set(
        Array.from({ length: 300 }, (_, seed) => {
          const { grid, start } = make(seed, { isPerfect }).map;
          const { x, y } = pointOf(grid, start);
          return (y === grid.height - 1 ? x : y) % 2;
        }),
      );
    expect(places(true)).toEqual(new Set([1]));
    expect(places(false)).toEqual(new Set([0, 1]));
  });
});
