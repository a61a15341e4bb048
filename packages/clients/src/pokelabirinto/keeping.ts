import { pokelabirinto } from '@dedalo/pokelabirinto';
import type { GameStore } from '../game-store.ts';
import { keptRecord } from '../keep-session.ts';
import { type PokelabirintoSession, resumePokelabirinto } from './session.ts';

/** The game that was left, in the middle of a fight too; one that does not hold is set aside and named. */
export function keptPokelabirinto(store: GameStore): PokelabirintoSession | { readonly aside: string } | undefined {
  const kept = keptRecord(store, pokelabirinto);
  return kept && (kept.aside === undefined ? resumePokelabirinto(kept.record) : kept);
}
