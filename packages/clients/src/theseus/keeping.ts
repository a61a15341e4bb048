import { formatReplay, parseReplay, verifyReplay } from '@dedalo/engine';
import { theseus } from '@dedalo/theseus';
import type { GameStore } from '../game-store.ts';
import { resumeTheseus, type TheseusGame } from './session.ts';

/** The name under which the game that is being played is kept. */
export const RUNNING_THESEUS = 'theseus';

/** Keeps a game as it stands; one that is over is not gone on with. */
export function keepTheseus(store: GameStore, { session }: TheseusGame): void {
  if (session.outcome) return store.dropRunning(RUNNING_THESEUS);
  // A session goes on; its record of this moment does not.
  const record = session.record();
  return store.keepRunning(RUNNING_THESEUS, () => formatReplay(theseus, record));
}

/** The game that was left; one that does not hold is set aside and named. */
export function keptTheseus(store: GameStore): TheseusGame | { readonly aside: string } | undefined {
  const text = store.running(RUNNING_THESEUS);
  if (text === undefined) return undefined;
  const parsed = parseReplay(text);
  const verified = parsed.ok ? verifyReplay(theseus, parsed.value) : parsed;
  if (verified.ok) return resumeTheseus(verified.value);
  return { aside: store.setRunningAside(RUNNING_THESEUS) ?? RUNNING_THESEUS };
}
