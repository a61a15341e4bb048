import { checkGame, type Game } from '@dedalo/engine';
import { expect, test } from 'vitest';
import { GAME_IDS, GAMES } from '../src/index.ts';

/** `npm run proof` plays more. */
const PLAYED = 40;
/** Random games that end at once would prove nothing. An action of the race is up to a second of it. */
function leastActions(game: Game): number {
  if (game.id === 'race') return 1000;
  const isShort = game.defaultConfig && game.actionLimit(game.defaultConfig()) < 100;
  return isShort ? 10 * PLAYED : 2500;
}

test.each(GAME_IDS)('%s keeps every law in random games', (id) => {
  const game: Game = GAMES[id];
  const report = checkGame(game, { seed: 'conformance', games: PLAYED });
  expect(report.violations).toEqual([]);
  expect(report.games).toBe(PLAYED);
  expect(report.actions).toBeGreaterThan(leastActions(game));
});
