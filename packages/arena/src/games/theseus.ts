import { err, ok } from '@dedalo/grid';
import { BOTS, createConfig, MINOTAUR, theseus, type TheseusTypes } from '@dedalo/theseus';
import { arenaBot } from './bots.ts';
import type { ArenaGame, ArenaBot, Setting } from './arena-game.ts';
import { said, SettingsReader } from './settings-reader.ts';
import { plainWire } from './wire.ts';

const SETTINGS: readonly Setting[] = [
  { name: 'size', values: '5…21' },
  { name: 'supplies', values: '1…6' },
  { name: 'walls', values: '20…' },
  { name: 'rounds', values: '1…10000' },
];

const named = (name: string): ArenaBot<TheseusTypes> => arenaBot(BOTS.find((bot) => bot.name === name)!);

/**
 * A contestant plays both sides. The two that have solved the game first, each for its side, are one; bots that play
 * Theseus alone have the hunter for their Minotaur.
 */
const BOTH_SIDES: readonly ArenaBot<TheseusTypes>[] = [
  { name: 'optimal', botFor: (seat) => named(seat === MINOTAUR ? 'optimal-minotaur' : 'optimal-theseus').botFor(seat) },
  withHunter('minmax'),
  withHunter('heuristic'),
];

function withHunter(name: string): ArenaBot<TheseusTypes> {
  const [asTheseus, hunter] = [named(name), named('hunter')];
  return {
    ...asTheseus,
    standIns: [null, hunter.name],
    botFor: (seat, options) => (seat === MINOTAUR ? hunter.botFor(seat) : asTheseus.botFor(seat, options)),
  };
}

export const theseusArenaGame: ArenaGame<TheseusTypes> = {
  game: theseus,
  bots: [
    ...BOTS.filter((bot) => !BOTH_SIDES.some(({ name }) => name === bot.name)).map((bot) =>
      arenaBot<TheseusTypes>(bot),
    ),
    ...BOTH_SIDES,
  ],
  settings: SETTINGS,
  courses(settings) {
    const reader = new SettingsReader(settings, SETTINGS);
    const wish = said({
      size: reader.whole('size'),
      supplies: reader.whole('supplies'),
      walls: reader.whole('walls'),
      rounds: reader.whole('rounds'),
    });
    if (reader.problem) return err(reader.problem);
    const config = createConfig(wish);
    return config.ok
      ? ok([{ config: config.value }])
      : err({ code: 'no-game', game: theseus.id, problem: config.error });
  },
  wire: plainWire(theseus),
  score: () => [],
  figures: () => ({}),
};
