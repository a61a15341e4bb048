import { expect, test } from 'vitest';
import { anyWonDays, streakOf, wonDays } from '../../src/today/streak.ts';

test('days in a row count up to today', () => {
  const won = ['2026-11-17', '2026-11-18', '2026-11-19'];
  expect(streakOf(won, '2026-11-19')).toEqual({ now: 3, longest: 3, hasToday: true });
});

test('a row is not broken by today before it ends: it ends yesterday', () => {
  expect(streakOf(['2026-11-17', '2026-11-18'], '2026-11-19')).toEqual({ now: 2, longest: 2, hasToday: false });
});

test('a day without a win ends the row; the longest is remembered', () => {
  const won = ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-17'];
  expect(streakOf(won, '2026-11-19')).toEqual({ now: 0, longest: 3, hasToday: false });
  expect(streakOf([...won, '2026-11-19'], '2026-11-19')).toEqual({ now: 1, longest: 3, hasToday: true });
});

test('a row continues over the ends of months and years', () => {
  const won = ['2027-12-30', '2027-12-31', '2028-01-01', '2028-02-28', '2028-02-29', '2028-03-01'];
  expect(streakOf(won, '2028-03-01')).toEqual({ now: 3, longest: 3, hasToday: true });
  expect(streakOf(won, '2028-01-02').now).toBe(3);
});

test('days in the future, after crossing the date line, do not count as today', () => {
  expect(streakOf(['2026-11-18', '2026-11-20'], '2026-11-19')).toEqual({ now: 1, longest: 1, hasToday: false });
});

test('nothing won is no row', () => {
  expect(streakOf([], '2026-11-19')).toEqual({ now: 0, longest: 0, hasToday: false });
});

test('a day that was lost does not count, and one win of any game makes a day of the row of all games', () => {
  const won = { isWon: true, isPerfect: false, figure: 'moves', count: 3 };
  const lost = { ...won, isWon: false };
  const results = { sokoban: { '2026-11-18': won, '2026-11-19': lost }, race: { '2026-11-19': won } };
  expect(wonDays(results, 'sokoban')).toEqual(['2026-11-18']);
  expect([...anyWonDays(results)].sort()).toEqual(['2026-11-18', '2026-11-19']);
});
