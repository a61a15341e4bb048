import { describe, expect, test } from 'vitest';
import { capError, leastCap } from '../../src/odds/energy-cap.ts';
import { outlasting } from '../../src/odds/outlasting.ts';

describe('how long somebody stands attack after attack', () => {
  test('one hit point and a coin: every attack ends it with one half', () => {
    const tails = outlasting(1, 1);
    expect(tails.slice(0, 4)).toEqual([2, 1, 0.5, 0.25].map((tail) => expect.closeTo(tail, 12) as number));
  });

  test('three hit points, damage from 0 to 2: counted by hand', () => {
    // 1, then all three draws, then 6 of 9 pairs, then 10 of 27 triples do less than 3.
    const tails = outlasting(3, 2);
    expect(tails[0]! - tails[1]!).toBeCloseTo(1, 12);
    expect(tails[1]! - tails[2]!).toBeCloseTo(1, 12);
    expect(tails[2]! - tails[3]!).toBeCloseTo(6 / 9, 12);
    expect(tails[3]! - tails[4]!).toBeCloseTo(10 / 27, 12);
    expect(tails.at(-1)).toBeLessThan(1e-12);
  });

  test('who is never hurt is never knocked out', () => {
    expect(() => outlasting(3, 0)).toThrow('ends no fight');
  });
});

describe('the error of a cap', () => {
  const use = { cost: 4, mostDamage: 1, hitPoints: 1, gain: { least: 1, most: 3 } };

  test('at the cost itself every gain that is less falls at once: a round and all that follow it', () => {
    expect(capError(4, use)).toBeCloseTo(1, 9);
    expect(capError(4, { ...use, gain: { least: 1, most: 6 } })).toBeCloseTo(3 / 6, 9);
  });

  test('one above: a gain of 3 stands once more, and then falls or comes to 3 again', () => {
    // From 5 down to 1: with 3 it has 4, with less it falls. From 4 down to 0: it always falls.
    expect(capError(5, use)).toBeCloseTo((2 / 3) * 1 + (1 / 3) * 0.5, 9);
  });

  test('none where no gain is less than the cost, and where nothing costs anything', () => {
    expect(capError(4, { ...use, gain: { least: 4, most: 9 } })).toBe(0);
    expect(capError(0, { ...use, cost: 0 })).toBe(0);
    expect(leastCap({ ...use, gain: { least: 4, most: 9 } }, { error: 1e-9, most: 1000 })).toBe(4);
    expect(leastCap({ ...use, cost: 0 }, { error: 1e-9, most: 1000 })).toBe(0);
  });

  test('never grows with the cap', () => {
    for (const gain of [
      { least: 1, most: 3 },
      { least: 1, most: 10 },
      { least: 3, most: 3 },
    ]) {
      let before = Infinity;
      for (let cap = 4; cap < 60; cap++) {
        const error = capError(cap, { ...use, hitPoints: 5, gain });
        expect(error).toBeLessThanOrEqual(before);
        before = error;
      }
      expect(before).toBeLessThan(1e-3);
    }
  });

  test('the least cap is the first one whose error is allowed', () => {
    for (const gain of [
      { least: 1, most: 3 },
      { least: 1, most: 20 },
      { least: 2, most: 2 },
    ]) {
      const cap = leastCap({ ...use, hitPoints: 4, gain }, { error: 1e-6, most: 1000 });
      expect(capError(cap, { ...use, hitPoints: 4, gain })).toBeLessThanOrEqual(1e-6);
      expect(capError(cap - 1, { ...use, hitPoints: 4, gain })).toBeGreaterThan(1e-6);
    }
  });

  test('no cap within reach is a cap beyond it', () => {
    expect(leastCap({ ...use, hitPoints: 4 }, { error: 1e-6, most: 20 })).toBe(21);
    expect(leastCap({ ...use, hitPoints: 4 }, { error: 1e-6, most: 1 })).toBe(4);
  });
});
