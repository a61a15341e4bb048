import { describe, expect, test } from 'vitest';
import { make } from './support/random-maps.ts';

describe('R47, RB21: costs', () => {
  const costsAt = (complexity: number): number[] =>
    Array.from({ length: 200 }, (_, seed) => make(seed, { complexity }).map.grid.costs).flatMap((costs) =>
      [...costs].filter((cost) => cost !== 0 && cost !== 5),
    );

  test.each([
    [0.1, [4, 6]],
    [0.25, [4, 6]],
    [0.5, [3, 4, 6, 7]],
    [1, [1, 2, 3, 4, 6, 7, 8, 9]],
  ])(
    'at complexity %d are on both sides of 5, and no farther from it than the complexity lets them',
    (complexity, all) => {
      expect([...new Set(costsAt(complexity))].toSorted((a, b) => a - b)).toEqual(all);
    },
  );

  test('differ from 5 nowhere at complexity 0, in about half of the maps at 1, and more often the higher it is', () => {
    expect(costsAt(0)).toEqual([]);
    const uneven = Array.from({ length: 400 }, (_, seed) => make(seed, { complexity: 1 }).map.grid.costs).filter(
      (costs) => costs.some((cost) => cost !== 0 && cost !== 5),
    );
    expect(Math.abs(uneven.length - 200)).toBeLessThan(40);
    expect(costsAt(0.4).length).toBeLessThan(costsAt(1).length);
  });

  test('of zones stay off the start and the exit', () => {
    for (let seed = 0; seed < 200; seed++) {
      const { grid, start, exit } = make(seed, { complexity: 1 }).map;
      expect([grid.costs[start], grid.costs[exit]]).toEqual([5, 5]);
    }
  });
});
