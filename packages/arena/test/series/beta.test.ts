import { describe, expect, test } from 'vitest';
import { betaBelow, betaQuantile, logGamma } from '../../src/series/beta.ts';

describe('the beta distribution', () => {
  test('the gamma function of whole numbers is a factorial, that of a half the root of pi', () => {
    expect(logGamma(1)).toBeCloseTo(0, 12);
    expect(logGamma(6)).toBeCloseTo(Math.log(120), 12);
    expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.PI) / 2, 12);
    expect(logGamma(0.1)).toBeCloseTo(2.252712651734206, 12);
  });

  test.each([0.01, 0.2, 0.5, 0.77, 0.999])('at %f it is what formulas say where there are any', (x) => {
    expect(betaBelow({ a: 1, b: 1 }, x)).toBeCloseTo(x, 12);
    expect(betaBelow({ a: 3, b: 1 }, x)).toBeCloseTo(x ** 3, 12);
    expect(betaBelow({ a: 1, b: 4 }, x)).toBeCloseTo(1 - (1 - x) ** 4, 12);
    expect(betaBelow({ a: 0.5, b: 0.5 }, x)).toBeCloseTo((2 / Math.PI) * Math.asin(Math.sqrt(x)), 12);
  });

  test('the sides mirror each other, also of large numbers', () => {
    for (const [a, b] of [
      [10.5, 0.5],
      [500, 3],
      [40_000, 60_000],
    ] as const) {
      const x = a / (a + b) - 0.001;
      expect(betaBelow({ a, b }, x) + betaBelow({ a: b, b: a }, 1 - x)).toBeCloseTo(1, 10);
    }
  });

  test('a quantile is where the probability is reached', () => {
    for (const probability of [0.025, 0.5, 0.975]) {
      const x = betaQuantile({ a: 5.5, b: 2.5 }, probability);
      expect(betaBelow({ a: 5.5, b: 2.5 }, x)).toBeCloseTo(probability, 10);
    }
  });
});
