import { parseReplay } from '@dedalo/engine';
import type { GameStore } from './game-store.ts';

/** Whether replacing the game kept under a name would lose anything. */
export function isBegun(store: GameStore, name: string): boolean {
  const text = store.running(name);
  const parsed = text === undefined ? undefined : parseReplay(text);
  return parsed?.ok === true && parsed.value.played > 0;
}
