import { formatReplay, parseReplay, verifyReplay } from '@dedalo/engine';
import { pokelabirinto } from '@dedalo/pokelabirinto';
import type { GameStore } from '../game-store.ts';
import { type PokelabirintoSession, resumePokelabirinto } from './session.ts';

/** The name under which the game that is being played is kept. */
export const RUNNING_POKELABIRINTO = 'pokelabirinto';

/** Keeps a game as it stands, in the middle of a fight too; one that is over is not gone on with. */
export function keepPokelabirinto(store: GameStore, session: PokelabirintoSession): void {
  if (session.outcome) return store.dropRunning(RUNNING_POKELABIRINTO);
  // A session goes on; its record of this moment does not.
  const record = session.record();
  return store.keepRunning(RUNNING_POKELABIRINTO, () => formatReplay(pokelabirinto, record));
}

/** The game that was left; one that does not hold is set aside and named. */
export function keptPokelabirinto(store: GameStore): PokelabirintoSession | { readonly aside: string } | undefined {
  const text = store.running(RUNNING_POKELABIRINTO);
  if (text === undefined) return undefined;
  const parsed = parseReplay(text);
  const verified = parsed.ok ? verifyReplay(pokelabirinto, parsed.value) : parsed;
  if (verified.ok) return resumePokelabirinto(verified.value);
  return { aside: store.setRunningAside(RUNNING_POKELABIRINTO) ?? RUNNING_POKELABIRINTO };
}
