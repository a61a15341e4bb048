import { expect, test } from 'vitest';
import { Random } from '../../src/index.ts';
import { range } from '../support/numbers.ts';

const oneToSixteen = (): Random => new Random('x', Int32Array.from(range(1, 16)), 0);

/** Printed by a C program written from the published definition (the authors' macros), starting from words 1 to 16. */
const PUBLISHED = [
  2692481146, 2447117626, 752362814, 4237304894, 3767796794, 3498837026, 3236431142, 3162776622, 2695103786, 3573165534,
];
const PUBLISHED_THOUSANDTH = 3934506550;

test('the first ten numbers are those of the published WELL512a', () => {
  const random = oneToSixteen();
  expect(range(1, 10).map(() => random.next())).toEqual(PUBLISHED);
});

test('so is the thousandth', () => {
  const random = oneToSixteen();
  expect(range(1, 1000).map(() => random.next())[999]).toBe(PUBLISHED_THOUSANDTH);
});
