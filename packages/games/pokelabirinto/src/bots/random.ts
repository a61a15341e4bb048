import { atOnce } from '@dedalo/engine';
import { affordable } from '../fight/fighter.ts';
import { attackerOf } from '../scene.ts';
import { PLAYER, RIVAL } from '../state.ts';
import { knownMaze } from './known-maze.ts';
import { openWaysIn } from './open-ways.ts';
import type { PokelabirintoBot } from './pokelabirinto-bot.ts';

/** Any step, any choice, each equally likely; it can sit in both seats. */
export const random: PokelabirintoBot = {
  name: 'random',
  seats: [PLAYER, RIVAL],
  think: atOnce((view, { random }) => {
    const { phase, hero, species } = view;
    if (phase.name === 'walking') return { type: 'move', way: random.pick(openWaysIn(knownMaze(view), hero.at)) };
    if (phase.name === 'meeting') return { type: random.pick(['fight', 'turn-back'] as const) };
    const rival = view.opponents[phase.opponent]!;
    const fighter =
      attackerOf(phase) === 'hero'
        ? { species: species[view.creature]!, energy: hero.energy }
        : { species: species[rival.species]!, energy: rival.energy };
    return { type: 'attack', attack: random.pick(affordable(fighter)) };
  }),
};
