import { expect, test } from 'vitest';
import { exponential } from '../../src/search/exponential.ts';

test('the exponential of numbers around 0', () => {
  expect(exponential(0)).toBe(1);
  for (const x of [1, -1, 0.3, -0.3466, 0.3466, 12.5, -30, 30, 300]) {
    expect(Math.abs(exponential(x) / Math.exp(x) - 1), String(x)).toBeLessThan(1e-12);
  }
});
