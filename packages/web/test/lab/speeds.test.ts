import { expect, test } from 'vitest';
import { LAST_SPEED, speedAt, speedIndex, SPEEDS } from '../../src/lab/speeds.ts';

test('every speed has its place and every place its speed', () => {
  for (const speed of SPEEDS) expect(speedAt(speedIndex(speed))).toBe(speed);
});

test('each is about twice the one before, from 1 to 20,000', () => {
  for (let index = 1; index <= LAST_SPEED; index++) {
    const ratio = speedAt(index) / speedAt(index - 1);
    expect(ratio).toBeGreaterThanOrEqual(2);
    expect(ratio).toBeLessThanOrEqual(2.5);
  }
  expect([speedAt(0), speedAt(LAST_SPEED)]).toEqual([1, 20_000]);
});

test('past the ends are the ends', () => {
  expect(speedAt(-1)).toBe(1);
  expect(speedAt(99)).toBe(20_000);
});
