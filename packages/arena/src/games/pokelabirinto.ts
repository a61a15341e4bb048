import { err, ok } from '@dedalo/grid';
import {
  BOTS,
  createConfig,
  endOf,
  MAZES,
  MINDS,
  MOVEMENTS,
  pokelabirinto,
  type PokelabirintoTypes,
  SHIPPED,
  VARIANT_NAMES,
  VARIANTS,
} from '@dedalo/pokelabirinto';
import { arenaBot } from './bots.ts';
import type { ArenaGame, Setting } from './arena-game.ts';
import { said, SettingsReader } from './settings-reader.ts';
import { plainWire } from './wire.ts';

const CREATURES = SHIPPED.map(({ name }) => name);

const SETTINGS: readonly Setting[] = [
  { name: 'variant', values: VARIANT_NAMES.join(' | ') },
  { name: 'creature', values: CREATURES.join(' | ') },
  { name: 'rows', values: '5…200' },
  { name: 'columns', values: '5…200' },
  { name: 'maze', values: MAZES.join(' | ') },
  { name: 'opponents', values: '0…5' },
  { name: 'movement', values: MOVEMENTS.join(' | ') },
  { name: 'mind', values: MINDS.join(' | ') },
  { name: 'fog', values: 'true | false' },
];

/** Alone it is scored: out of the maze, then with fewer actions. With `mind = person` the second seat fights the first. */
export const pokelabirintoArenaGame: ArenaGame<PokelabirintoTypes> = {
  game: pokelabirinto,
  bots: BOTS.map((bot) => arenaBot<PokelabirintoTypes>(bot)),
  settings: SETTINGS,
  courses(settings) {
    const reader = new SettingsReader(settings, SETTINGS);
    const variant = reader.choice('variant', VARIANT_NAMES);
    const creature = reader.choice('creature', CREATURES);
    const wish = said({
      creature: creature === undefined ? undefined : CREATURES.indexOf(creature),
      rows: reader.whole('rows'),
      columns: reader.whole('columns'),
      maze: reader.choice('maze', MAZES),
      opponents: reader.whole('opponents'),
      movement: reader.choice('movement', MOVEMENTS),
      mind: reader.choice('mind', MINDS),
      fog: reader.flag('fog'),
    });
    if (reader.problem) return err(reader.problem);
    const config = createConfig({ ...(variant && VARIANTS[variant]), ...wish });
    return config.ok
      ? ok([{ config: config.value }])
      : err({ code: 'no-game', game: pokelabirinto.id, problem: config.error });
  },
  wire: plainWire(pokelabirinto),
  score: (state) => [endOf(state) === 'escaped' ? 1 : 0, -state.actions],
  figures: (state) => ({ escaped: Number(endOf(state) === 'escaped'), actions: state.actions }),
};
