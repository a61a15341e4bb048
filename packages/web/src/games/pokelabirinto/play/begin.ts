import { keepSession } from '@dedalo/clients/keep-session';
import {
  keptPokelabirinto,
  type PokelabirintoSession,
  startPokelabirinto,
} from '@dedalo/clients/pokelabirinto/session';
import { pokelabirintoFacts } from '@dedalo/clients/pokelabirinto/facts';
import { configFrom } from '@dedalo/clients/pokelabirinto/setup';
import { dayOf, daySeed } from '@dedalo/clients/today/day';
import type { Config } from '@dedalo/pokelabirinto';
import { freshSeed } from '../../../lab/fresh-seed.ts';
import { store } from '../../../store/game-store.ts';
import { allCreatures } from '../creatures/own-creatures.ts';
import type { Preferences } from '../parse-preferences.ts';
import { preferences } from '../preferences.ts';

/** Which creature is chosen: an index, of the first one where the chosen one is gone. */
export const chosenCreature = (): number =>
  Math.max(
    0,
    allCreatures.value.findIndex(({ name }) => name === preferences.value.creature),
  );

/** A field that was left empty asks for any seed. */
export function seedFor({ seed, typed }: Pick<Preferences, 'seed' | 'typed'>, now: Date): string {
  if (seed === 'daily') return daySeed(dayOf(now));
  return (seed === 'typed' && typed.trim()) || freshSeed();
}

export function chosenConfig(): Config {
  const { size, maze, opponents, movement, mind, fog } = preferences.value;
  return configFrom({ creature: chosenCreature(), size, maze, opponents, movement, mind, fog }, allCreatures.value);
}

/** A game as it is chosen, kept at once; one that was left is given up for it. */
export function beginChosen(): void {
  keepSession(store, startPokelabirinto(chosenConfig(), seedFor(preferences.value, new Date())), pokelabirintoFacts);
}

/** The game that was left; one that cannot be read is set aside, which is told. */
export function leftGame(): PokelabirintoSession | undefined {
  const kept = keptPokelabirinto(store);
  return kept && !('aside' in kept) ? kept : undefined;
}
