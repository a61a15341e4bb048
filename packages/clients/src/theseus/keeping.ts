import { theseus } from '@dedalo/theseus';
import type { GameStore } from '../game-store.ts';
import { keptRecord } from '../keep-session.ts';
import { resumeTheseus, type TheseusGame } from './session.ts';

/** The game that was left; one that does not hold is set aside and named. */
export function keptTheseus(store: GameStore): TheseusGame | { readonly aside: string } | undefined {
  const kept = keptRecord(store, theseus);
  return kept && (kept.aside === undefined ? resumeTheseus(kept.record) : kept);
}
