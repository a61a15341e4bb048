import { checkGame } from '@dedalo/engine';
import { expect, test } from 'vitest';
import { theseus } from '../src/game.ts';

test('the game keeps every law in random games', () => {
  const report = checkGame(theseus, { seed: 'theseus', games: 12 });
  expect(report.violations).toEqual([]);
  // Random games that end at once would prove nothing.
  expect(report.actions).toBeGreaterThan(3000);
});
