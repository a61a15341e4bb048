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

/** The index of the chosen creature; the first one if it is gone. */
export const chosenCreature = (): number =>
  Math.max(
    0,
    allCreatures.value.findIndex(({ name }) => name === preferences.value.creature),
  );

/** An empty field asks for any seed. */
export function seedFor({ seed, typed }: Pick<Preferences, 'seed' | 'typed'>, now: Date): string {
  if (seed === 'daily') return daySeed(dayOf(now));
  return (seed === 'typed' && typed.trim()) || freshSeed();
}

export function chosenConfig(): Config {
  const { size, maze, opponents, movement, mind, fog } = preferences.value;
  return configFrom({ creature: chosenCreature(), size, maze, opponents, movement, mind, fog }, allCreatures.value);
}

/** Starts the chosen game and keeps it at once; an unfinished one is given up. */
export function beginChosen(): void {
  keepSession(store, startPokelabirinto(chosenConfig(), seedFor(preferences.value, new Date())), pokelabirintoFacts);
}

/** The unfinished game; one that cannot be read is set aside, with a message. */
export function leftGame(): PokelabirintoSession | undefined {
  const kept = keptPokelabirinto(store);
  return kept && !('aside' in kept) ? kept : undefined;
}
