import { expeditionFacts } from '@dedalo/clients/expedition/facts';
import { type ExpeditionSession, keptExpedition, startExpedition } from '@dedalo/clients/expedition/session';
import { keepSession } from '@dedalo/clients/keep-session';
import { openChallenge } from '@dedalo/clients/today/open-challenge';
import { defaultConfig } from '@dedalo/pokelabirinto/expedition';
import { freshSeed } from '../../../lab/fresh-seed.ts';
import { store } from '../../../store/game-store.ts';
import { today } from '../../../today/today.ts';
import { preferences } from '../preferences.ts';

/** A journey as it is chosen, kept at once; one that was left is given up for it. */
export function beginChosen(typed: string): void {
  const config = { ...defaultConfig(), starter: preferences.value.starter };
  keepSession(store, startExpedition(config, typed.trim() || freshSeed()), expeditionFacts);
}

/** The journey of the day: as it was left, or as it begins. Another one that was left goes into the library. */
export const openTodays = (): void => void openChallenge(store, expeditionFacts, today.value);

/** The journey that was left; one that cannot be read is set aside, which is told. */
export function leftJourney(): ExpeditionSession | undefined {
  const kept = keptExpedition(store);
  return kept && !('aside' in kept) ? kept : undefined;
}
