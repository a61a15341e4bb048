import { checkGame } from '@dedalo/engine';
import { expect, test } from 'vitest';
import { race } from '../src/game.ts';

test('the game keeps every law in random games', () => {
  const report = checkGame(race, { seed: 'race', games: 24 });
  expect(report.violations).toEqual([]);
  // Random games that end at once would prove nothing.
  expect(report.actions).toBeGreaterThan(400);
});
