import { checkGame } from '@dedalo/engine';
import { expect, test } from 'vitest';
import { stratego } from '../src/game.ts';

test('the game keeps every law in random games', () => {
  const report = checkGame(stratego, { seed: 'stratego', games: 12 });
  expect(report.violations).toEqual([]);
  // Random games that end at once would prove nothing.
  expect(report.actions).toBeGreaterThan(1000);
});
