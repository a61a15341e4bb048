import { expect, test } from 'vitest';
import { logarithm } from '../../src/search/logarithm.ts';

test('the logarithm of whole numbers, in whatever order they are asked for', () => {
  for (const n of [1, 2, 3, 7, 5000, 4, 1000, 1024, 1025, 200_000, 2]) {
    expect(Math.abs(logarithm(n) - Math.log(n)), String(n)).toBeLessThan(1e-11);
  }
});
