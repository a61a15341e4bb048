import { err, ok } from '@dedalo/grid';
import { BOTS, createConfig, RULE_SET_NAMES, stratego, type StrategoTypes } from '@dedalo/stratego';
import { arenaBot } from './bots.ts';
import type { ArenaGame, Setting } from './arena-game.ts';
import { said, SettingsReader } from './settings-reader.ts';
import { strategoWire } from './stratego-wire.ts';

const SETTINGS: readonly Setting[] = [
  { name: 'rules', values: RULE_SET_NAMES.join(' | ') },
  { name: 'moves', values: '1…10000' },
];

export const strategoArenaGame: ArenaGame<StrategoTypes> = {
  game: stratego,
  bots: BOTS.map((bot) => arenaBot<StrategoTypes>(bot)),
  settings: SETTINGS,
  courses(settings) {
    const reader = new SettingsReader(settings, SETTINGS);
    const wish = said({ rules: reader.choice('rules', RULE_SET_NAMES), movesEach: reader.whole('moves') });
    if (reader.problem) return err(reader.problem);
    const config = createConfig(wish);
    return config.ok
      ? ok([{ config: config.value }])
      : err({ code: 'no-game', game: stratego.id, problem: config.error });
  },
  wire: strategoWire,
  hasClassPlayers: true,
  score: () => [],
  figures: () => ({}),
};
