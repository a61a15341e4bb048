import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addResult,
  betterOf,
  countsFor,
  type DayResults,
  joinResults,
  MOST_DAYS,
  NO_RESULTS,
  plainResults,
  readResults,
} from '../../src/today/day-result.ts';
import { dayOfNumber } from '../../src/today/day.ts';

const won = (count: number) => ({ isWon: true, isPerfect: false, figure: 'moves', count });
const lost = (count: number) => ({ isWon: false, isPerfect: false, figure: 'moves', count });
const perfect = (count: number) => ({ isWon: true, isPerfect: true, figure: 'moves', count });

const someResults: fc.Arbitrary<DayResults> = fc.dictionary(
  fc.constantFrom('sokoban', 'race', 'logic-maze'),
  fc.dictionary(
    fc.integer({ min: 20_000, max: 20_010 }).map(dayOfNumber),
    fc.tuple(fc.constantFrom(won, lost, perfect), fc.nat(1000)).map(([kind, count]) => kind(count)),
  ),
);

test('a win is better than a loss, a perfect game than any, and of two that were won the one with fewer', () => {
  expect(betterOf(lost(3), won(90))).toEqual(won(90));
  expect(betterOf(perfect(40), won(30))).toEqual(perfect(40));
  expect(betterOf(won(34), won(33))).toEqual(won(33));
});

test('of a score more are better, of everything else fewer', () => {
  const score = (count: number) => ({ ...won(count), figure: 'score' });
  expect(betterOf(score(10), score(20))).toEqual(score(20));
  expect(betterOf(score(20), score(10))).toEqual(score(20));
});

test('the best of a day stays, whatever is played after it', () => {
  const day = '2026-11-19';
  const results = addResult(NO_RESULTS, { game: 'sokoban', day, result: won(34) });
  expect(addResult(results, { game: 'sokoban', day, result: won(40) })).toEqual(results);
  expect(addResult(results, { game: 'sokoban', day, result: lost(1) })).toEqual(results);
  expect(addResult(results, { game: 'sokoban', day, result: won(30) })).toEqual({ sokoban: { [day]: won(30) } });
});

describe('joining loses nothing', () => {
  test('in either order, in any grouping, and twice', () => {
    fc.assert(
      fc.property(someResults, someResults, someResults, (a, b, c) => {
        expect(joinResults(a, b)).toEqual(joinResults(b, a));
        expect(joinResults(joinResults(a, b), c)).toEqual(joinResults(a, joinResults(b, c)));
        expect(joinResults(joinResults(a, b), b)).toEqual(joinResults(a, b));
      }),
    );
  });

  test('but the oldest of more than ten years', () => {
    const days = Array.from({ length: MOST_DAYS + 1 }, (_, index) => [dayOfNumber(20_000 + index), won(1)] as const);
    const joined = joinResults({ race: Object.fromEntries(days) }, { race: {} });
    expect(Object.keys(joined['race']!)).toEqual(days.slice(1).map(([day]) => day));
  });
});

test('what was written is read again', () => {
  fc.assert(
    fc.property(someResults, (results) => {
      const read = readResults(JSON.parse(JSON.stringify(plainResults(results))));
      expect(read).toEqual(joinResults(NO_RESULTS, results));
    }),
  );
});

test('of untrusted data only the valid part is read', () => {
  expect(
    readResults({
      sokoban: {
        '2026-11-19': 'won 34 moves',
        '2026-02-30': 'won 1 moves',
        '2026-11-18': 'won 7',
        '2026-11-17': 'won 9999999999 moves',
      },
      'No Game': { '2026-11-19': 'won 1 moves' },
      race: 7,
    }),
  ).toEqual({ sokoban: { '2026-11-19': won(34) }, race: {} });
  for (const value of [null, 7, 'won', [], undefined]) expect(readResults(value)).toEqual({});
});

test('a game that was left at midnight still counts on the next day, and not on the one after', () => {
  expect(countsFor('2026-11-19', '2026-11-19')).toBe(true);
  expect(countsFor('2026-11-19', '2026-11-20')).toBe(true);
  expect(countsFor('2026-11-19', '2026-11-21')).toBe(false);
});

test('a day early, after crossing the date line, counts; two days early do not', () => {
  expect(countsFor('2026-11-19', '2026-11-18')).toBe(true);
  expect(countsFor('2026-11-19', '2026-11-17')).toBe(false);
});
