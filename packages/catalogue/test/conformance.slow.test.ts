import { checkGame, type Game } from '@dedalo/engine';
import { expect, test } from 'vitest';
import { GAME_IDS, GAMES } from '../src/index.ts';

/** `npm run proof` plays more. */
const PLAYED = 40;
/** Random games that end at once would prove nothing. An action of the race is up to a second of it. */
const leastActions = (id: string): number => (id === 'race' ? 1000 : 2500);

test.each(GAME_IDS)('%s keeps every law in random games', (id) => {
  const report = checkGame(GAMES[id] as Game, { seed: 'conformance', games: PLAYED });
  expect(report.violations).toEqual([]);
  expect(report.games).toBe(PLAYED);
  expect(report.actions).toBeGreaterThan(leastActions(id));
});
