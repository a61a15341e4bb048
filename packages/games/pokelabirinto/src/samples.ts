import type { Samples } from '@dedalo/engine';
import { formatRandom, type Random } from '@dedalo/grid';
import {
  type Config,
  createConfig,
  MAZES,
  MINDS,
  MOST_OPPONENTS,
  MOVEMENTS,
  VARIANT_NAMES,
  VARIANTS,
} from './config.ts';
import { SHIPPED } from './creatures/shipped.ts';
import { ACTIONS } from './rules.ts';
import { sightFrom } from './sight.ts';
import type { Species } from './species.ts';
import type { PokelabirintoTypes, State } from './state.ts';
import { walkableCells } from './walking.ts';

/** Two whose attacks differ, for whom energy matters. */
const ODD_SPECIES: readonly Species[] = [
  {
    name: 'Talo',
    hitPoints: 12,
    attacks: [
      { name: 'Poke', cost: 2, mostDamage: 3 },
      { name: 'Bronze Fist', cost: 30, mostDamage: 12 },
    ],
  },
  {
    name: 'Harpy',
    hitPoints: 7,
    attacks: [
      { name: 'Peck', cost: 0, mostDamage: 1 },
      { name: 'Dive', cost: 9, mostDamage: 9 },
    ],
  },
];

export const samples: Samples<PokelabirintoTypes> = {
  config(random) {
    const species = random.bool() ? SHIPPED : [...SHIPPED, ...ODD_SPECIES];
    const options: Partial<Config> = {
      rows: random.int(5, 12),
      columns: random.int(5, 12),
      maze: random.pick(MAZES),
      species,
      creature: random.below(species.length),
      ...(random.bool()
        ? VARIANTS[random.pick(VARIANT_NAMES)]
        : { opponents: random.int(0, MOST_OPPONENTS), movement: random.pick(MOVEMENTS) }),
      mind: random.pick(MINDS),
      ...(random.bool(0.3) && { gain: { least: 1, most: random.int(1, 12) } }),
      fog: random.bool(0.4),
      limit: random.bool(0.2) ? random.int(1, 30) : 400,
    };
    const config = createConfig(options);
    if (!config.ok) throw new Error(`pokelabirinto samples: ${config.error.code}`);
    return config.value;
  },

  action: (_, random) => random.pick(ACTIONS),

  /** What chance will do, and where opponents are in the fog, nobody can know. */
  disguise(state, _, random) {
    const other = formatRandom(random.stream(String(random.next())));
    const generator = other.slice(0, other.lastIndexOf(':') + 1);
    const moved = state.seen ? hiddenElsewhere(state, random) : state;
    return { ...moved, random: generator };
  },
};

function hiddenElsewhere(state: State, random: Random): State {
  const sight = new Set(sightFrom(state.maze, state.hero.at));
  const hidden = walkableCells(state.maze).filter((cell) => !sight.has(cell));
  random.shuffle(hidden);
  const opponents = state.opponents.map((opponent) => {
    if (opponent.at === null || sight.has(opponent.at)) return opponent;
    return { ...opponent, at: hidden.pop() ?? opponent.at };
  });
  return { ...state, opponents };
}
