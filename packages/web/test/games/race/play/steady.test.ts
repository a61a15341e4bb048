import { expect, test } from 'vitest';
import { steady } from '../../../../src/games/race/play/steady.ts';

const TICK = 1000 / 60;

test('a frame of a screen with 60 a second is one tick, even slightly early or late', () => {
  for (const tremble of [-2.9, -1, 0, 0.4, 2.9]) expect(steady(TICK + tremble)).toBe(TICK);
});

test('a frame that was left out is two ticks', () => {
  expect(steady(2 * TICK + 1)).toBe(2 * TICK);
});

test('frames of faster screens and long stalls are what they are', () => {
  for (const ms of [0, 1000 / 144, 1000 / 120, 1000 / 90, 120, 700]) expect(steady(ms)).toBe(ms);
});
