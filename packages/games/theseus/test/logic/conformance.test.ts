import { checkGame } from '@dedalo/engine';
import { expect, test } from 'vitest';
import { logicMaze } from '../../src/logic/game.ts';

test('the logic maze keeps every law in 50 random games', () => {
  const report = checkGame(logicMaze, { seed: 'conformance', games: 50 });
  expect(report.violations).toEqual([]);
  expect(report.games).toBe(50);
  // Random games that end at once would prove nothing.
  expect(report.actions).toBeGreaterThan(20_000);
});
