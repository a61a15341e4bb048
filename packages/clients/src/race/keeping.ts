import { race } from '@dedalo/race';
import type { GameStore } from '../game-store.ts';
import { keptRecord } from '../keep-session.ts';
import { type RaceSession, resumeRace } from './session.ts';

/** The race that was left; one that does not hold is set aside and named. */
export function keptRace(store: GameStore): RaceSession | { readonly aside: string } | undefined {
  const kept = keptRecord(store, race);
  return kept && (kept.aside === undefined ? resumeRace(kept.record) : kept);
}
