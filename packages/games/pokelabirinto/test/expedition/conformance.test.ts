import { checkGame } from '@dedalo/engine';
import { expect, test } from 'vitest';
import { expedition } from '../../src/expedition/index.ts';

test('the expedition keeps every law in random games of every kind', () => {
  const report = checkGame(expedition, { seed: 'expedition', games: 40 });
  expect(report.violations).toEqual([]);
  // Random games that end at once would prove nothing.
  expect(report.actions).toBeGreaterThan(3000);
});
