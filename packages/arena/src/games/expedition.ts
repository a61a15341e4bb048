import { err, ok } from '@dedalo/grid';
import { BOTS, createConfig, expedition, type ExpeditionTypes, STARTERS } from '@dedalo/pokelabirinto/expedition';
import { arenaBot } from './bots.ts';
import type { ArenaGame, Setting } from './arena-game.ts';
import { said, SettingsReader } from './settings-reader.ts';
import { plainWire } from './wire.ts';

const SETTINGS: readonly Setting[] = [
  { name: 'starter', values: STARTERS.join(' | ') },
  { name: 'limit', values: '1…10000000' },
];

/** Scored by points, then by mazes. */
export const expeditionArenaGame: ArenaGame<ExpeditionTypes> = {
  game: expedition,
  bots: BOTS.map((bot) => arenaBot<ExpeditionTypes>(bot)),
  settings: SETTINGS,
  courses(settings) {
    const reader = new SettingsReader(settings, SETTINGS);
    const wish = said({ starter: reader.choice('starter', STARTERS), limit: reader.whole('limit') });
    if (reader.problem) return err(reader.problem);
    const config = createConfig(wish);
    return config.ok
      ? ok([{ config: config.value }])
      : err({ code: 'no-game', game: expedition.id, problem: config.error });
  },
  wire: plainWire(expedition),
  score: (state) => [state.score, state.number],
  figures: (state) => ({
    points: state.score,
    mazes: state.number - 1,
    fights: state.journey.reduce((sum, { won }) => sum + won.length, 0),
  }),
};
