import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter, dayOf, dayOfNumber, dayOfSeed, daySeed, isDay, numberOfDay } from '../../src/today/day.ts';

test("a day is that of a person's own calendar, from its first moment to its last", () => {
  expect(dayOf(new Date(2026, 10, 19, 0, 0, 0, 0))).toBe('2026-11-19');
  expect(dayOf(new Date(2026, 10, 19, 23, 59, 59, 999))).toBe('2026-11-19');
  expect(dayOf(new Date(2026, 10, 20, 0, 0, 0, 0))).toBe('2026-11-20');
});

test('a seed gives its day, and no other text does', () => {
  expect(daySeed('2026-11-19')).toBe('daily 2026-11-19');
  expect(dayOfSeed('daily 2026-11-19')).toBe('2026-11-19');
  for (const seed of ['', 'daily', '2026-11-19', 'daily 2026-02-30', 'daily 2026-11-19 ', 'Daily 2026-11-19']) {
    expect(dayOfSeed(seed), seed).toBeUndefined();
  }
});

test('days are counted as the calendar of the machine counts them', () => {
  const MS_A_DAY = 86_400_000;
  fc.assert(
    fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (number) => {
      const day = new Date(number * MS_A_DAY).toISOString().slice(0, 10);
      expect(dayOfNumber(number)).toBe(day);
      expect(numberOfDay(day)).toBe(number);
    }),
  );
});

test('after the last day of a month, of February in a leap year, and of a year', () => {
  expect(dayAfter('2026-11-30')).toBe('2026-12-01');
  expect(dayAfter('2028-02-28')).toBe('2028-02-29');
  expect(dayAfter('2027-02-28')).toBe('2027-03-01');
  expect(dayAfter('2026-12-31')).toBe('2027-01-01');
  expect(dayAfter('2027-01-01', -1)).toBe('2026-12-31');
});

test('there is no thirtieth of February', () => {
  expect(['2026-02-29', '2026-02-30', '2026-13-01', '2026-00-10', '2026-1-1', 'today'].filter(isDay)).toEqual([]);
  expect(['2028-02-29', '1970-01-01'].filter(isDay)).toHaveLength(2);
});
