import { checkGame, type Game } from '@dedalo/engine';
import { expect, test } from 'vitest';
import { GAME_IDS, GAMES } from '../src/index.ts';

test.each(GAME_IDS)('%s keeps every law in 200 random games', (id) => {
  const report = checkGame(GAMES[id] as Game, { seed: 'conformance', games: 200 });
  expect(report.violations).toEqual([]);
  expect(report.games).toBe(200);
  // Random games that end at once would prove nothing.
  expect(report.actions).toBeGreaterThan(80_000);
});
