import { checkGame } from '@dedalo/engine';
import { expect, test } from 'vitest';
import { isles } from '../src/game.ts';

test('Sinking Isles keep every law in 200 random games', () => {
  const report = checkGame(isles, { seed: 'conformance', games: 200 });
  expect(report.violations).toEqual([]);
  // Random games that end at once would prove nothing.
  expect(report.actions).toBeGreaterThan(2000);
});
