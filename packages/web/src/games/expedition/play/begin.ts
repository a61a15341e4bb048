import { expeditionFacts } from '@dedalo/clients/expedition/facts';
import { type ExpeditionSession, keptExpedition, startExpedition } from '@dedalo/clients/expedition/session';
import { keepSession } from '@dedalo/clients/keep-session';
import { openChallenge } from '@dedalo/clients/today/open-challenge';
import { defaultConfig } from '@dedalo/pokelabirinto/expedition';
import { freshSeed } from '../../../lab/fresh-seed.ts';
import { store } from '../../../store/game-store.ts';
import { today } from '../../../today/today.ts';
import { preferences } from '../preferences.ts';

/** Starts the chosen journey and keeps it at once; an unfinished one is given up. */
export function beginChosen(typed: string): void {
  const config = { ...defaultConfig(), starter: preferences.value.starter };
  keepSession(store, startExpedition(config, typed.trim() || freshSeed()), expeditionFacts);
}

/** The journey of the day: as it was left, or from its start. Another unfinished one goes into the library. */
export const openTodays = (): void => void openChallenge(store, expeditionFacts, today.value);

/** The unfinished journey; one that cannot be read is set aside, with a message. */
export function leftJourney(): ExpeditionSession | undefined {
  const kept = keptExpedition(store);
  return kept && !('aside' in kept) ? kept : undefined;
}
