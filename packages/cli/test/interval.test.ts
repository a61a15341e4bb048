import { expect, test } from 'vitest';
import { interval95 } from '../src/interval.ts';

test('Wilson’s interval: known values, the edges, nothing at all', () => {
  const [low, high] = interval95(10, 20);
  expect(low).toBeCloseTo(0.2993, 4);
  expect(high).toBeCloseTo(0.7007, 4);
  expect(interval95(0, 10)[0]).toBe(0);
  expect(interval95(0, 10)[1]).toBeCloseTo(0.2775, 4);
  expect(interval95(10, 10)[1]).toBe(1);
  expect(interval95(0, 0)).toEqual([0, 1]);
});
