import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Random } from '@dedalo/grid';
import { type RatedGame, ratingsOf, UNKNOWN } from '../../src/tournament/outcome/ratings.ts';

const series = (one: number, two: number, points: readonly number[]): RatedGame[] =>
  points.map((won) => ({ players: [one, two], points: won }));

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe('ratings', () => {
  test('of who has not played are those of whom nothing is known', () => {
    expect(ratingsOf(2, [])).toEqual([UNKNOWN, UNKNOWN]);
  });

  test('of two who are equal stay where they were, and are known better', () => {
    const [one, two] = ratingsOf(2, series(0, 1, [1, 0, 1, 0, 0.5, 0.5]));
    expect(one).toEqual(two);
    expect(one!.rating).toBe(1500);
    expect(one!.deviation).toBeLessThan(UNKNOWN.deviation);
  });

  test('come near the difference that the results have', () => {
    // 75 % of the points are 191 Elo.
    const [one, two] = ratingsOf(2, series(0, 1, [...times(300, 1), ...times(100, 0)]));
    expect(one!.rating - two!.rating).toBeGreaterThan(175);
    expect(one!.rating - two!.rating).toBeLessThan(200);
  });

  test('count who was met: the same points against the stronger are worth more', () => {
    const strong = series(0, 1, times(10, 1));
    const [, , metStrong, metWeak] = ratingsOf(4, [...strong, ...series(2, 0, [1, 0]), ...series(3, 1, [1, 0])]);
    expect(metStrong!.rating).toBeGreaterThan(metWeak!.rating + 50);
  });

  test('do not run away where all games are won, nor in a chain of a knock-out', () => {
    const [best] = ratingsOf(2, series(0, 1, times(1000, 1)));
    expect(best!.rating).toBeLessThan(3000);
    const chain = [...series(0, 1, times(2, 1)), ...series(2, 3, times(2, 1)), ...series(0, 2, [1, 0, 1, 0, 1, 1])];
    for (const { rating } of ratingsOf(4, chain)) expect(Math.abs(rating - 1500)).toBeLessThan(350);
  });

  test('of simulated players hold their true strength within two deviations about 95 times in 100', () => {
    const random = new Random('strengths');
    const strengths = [-200, -100, -50, 0, 0, 50, 100, 200];
    let [held, all] = [0, 0];
    for (let tournament = 0; tournament < 100; tournament++) {
      const games: RatedGame[] = [];
      for (const [one, a] of strengths.entries()) {
        for (const [two, b] of strengths.entries()) {
          const chance = 1 / (1 + 10 ** ((b - a) / 400));
          if (one < two)
            for (let game = 0; game < 4; game++) games.push(...series(one, two, [random.bool(chance) ? 1 : 0]));
        }
      }
      for (const [player, { rating, deviation }] of ratingsOf(strengths.length, games).entries()) {
        all++;
        if (Math.abs(rating - 1500 - strengths[player]!) <= 1.96 * deviation) held++;
      }
    }
    expect(held / all).toBeGreaterThan(0.93);
  });

  test('are the same for the same games in another order, and there are always some', () => {
    const anyGames = fc.array(
      fc.record({
        players: fc.constantFrom<RatedGame['players'][]>([0, 1], [0, 2], [1, 2], [3, 0], [2, 3]),
        points: fc.constantFrom(0, 0.5, 1),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(anyGames, (games) => {
        const ratings = ratingsOf(4, games);
        const turned = ratingsOf(4, games.toReversed());
        for (const [player, { rating, deviation }] of ratings.entries()) {
          expect(Number.isFinite(rating)).toBe(true);
          expect(deviation).toBeLessThanOrEqual(UNKNOWN.deviation + 1);
          expect(Math.abs(rating - turned[player]!.rating)).toBeLessThan(0.25);
        }
      }),
    );
  });
});
