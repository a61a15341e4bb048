import { stratego } from '@dedalo/stratego';
import type { GameStore } from '../game-store.ts';
import { keptRecord } from '../keep-session.ts';
import { resumeStratego, type StrategoGame } from './session.ts';

/** The game that was left; one that does not hold is set aside and named. */
export function keptStratego(
  store: GameStore,
  options: { readonly time?: number } = {},
): StrategoGame | { readonly aside: string } | undefined {
  const kept = keptRecord(store, stratego);
  return kept && (kept.aside === undefined ? resumeStratego(kept.record, options) : kept);
}
