import { expect, test } from 'vitest';
import { BOTS } from '../../src/bots/bots.ts';
import { createConfig } from '../../src/config.ts';
import { playBot } from '../support/bot-games.ts';
import { contentOf } from '../support/content.ts';
import { EAST, raceOn, run, ticksUntil } from '../support/drawn-race.ts';

/** The exit is behind a wall for all but those who break it. */
const WALLED = `
  #########
  #@  #  aE
  #S  #   #
  #b  #   #
  #########
`;

test('R50: who breaks walls comes to an exit behind them; the border holds', () => {
  const race = raceOn({ map: WALLED, user: { breaksWalls: true } });
  race.press(EAST);
  ticksUntil(race, ({ status }) => status === 'won');
  const out = raceOn({ map: WALLED.replace('aE', 'a#').replace('#b', 'Eb'), user: { breaksWalls: true } });
  out.press(EAST);
  run(out, 600);
  expect(out.user.cell % 9).toBe(7);
});

test('opponents without a way to the exit run about, and the game goes on', () => {
  for (const pathMethod of ['bfs', 'dijkstra', 'astar'] as const) {
    const race = raceOn({ map: WALLED.replace('a', ' '), opponents: [{}, { pathMethod, ignoresCollisions: true }] });
    run(race, 2000);
    expect(race.status).not.toBe('won');
  }
});

test.each(BOTS)('$name plays where the exit is behind walls', (bot) => {
  const content = contentOf({ levels: [[WALLED]], user: { breaksWalls: true }, opponents: [{}] });
  const state = playBot(bot, { config: createConfig(content, 3000), seed: 'walled', most: 200 });
  expect(state.scene.ticks).toBeGreaterThan(0);
});
