import { pokelabirinto, type PokelabirintoTypes, SHIPPED } from '@dedalo/pokelabirinto';
import { type GameFacts, oneName } from '../game-facts.ts';
import { daySeed } from '../today/day.ts';
import { drawsOfDay } from '../today/of-the-day.ts';
import { startPokelabirinto } from './session.ts';
import { configFrom, PROPOSED } from './setup.ts';

export const pokelabirintoFacts: GameFacts<PokelabirintoTypes> = {
  game: pokelabirinto,
  figures: ({ state: { actions, opponents, hero } }) => ({
    actions,
    fights: opponents.filter(({ hp }) => hp <= 0).length,
    hitPoints: hero.hp,
  }),
  /** The described game with one of the shipped creatures, in the fog: without it there is little to explore. */
  challenge(day) {
    const creature = drawsOfDay(day, 'creature').below(SHIPPED.length);
    return startPokelabirinto(configFrom({ ...PROPOSED, creature, fog: true }, SHIPPED), daySeed(day)).record();
  },
  keptAs: oneName(pokelabirinto.id),
};
