import { formatReplay, type GameRecord, type GameTypes, parseReplay, verifyReplay } from '@dedalo/engine';
import type { GameFacts } from '../game-facts.ts';
import type { GameStore } from '../game-store.ts';
import { putAway } from './put-away.ts';

/** A game that is ready to be gone on with under its name. */
export interface OpenedGame {
  readonly name: string;
  readonly replay: string;
  /** Whether another game had to go into the library for it. */
  readonly hasPutAway: boolean;
}

/** Goes on with a game of the library; undefined where it does not hold any more. */
export function goOnWith<T extends GameTypes>(
  store: GameStore,
  facts: GameFacts<T>,
  replay: string,
): OpenedGame | undefined {
  const parsed = parseReplay(replay);
  const verified = parsed.ok ? verifyReplay(facts.game, parsed.value) : parsed;
  return verified.ok ? openGame(store, facts, verified.value) : undefined;
}

/** Keeps a game as the one that is being played. Where a game keeps one only, the other one goes into the library. */
export function openGame<T extends GameTypes>(
  store: GameStore,
  facts: GameFacts<T>,
  record: GameRecord<T>,
): OpenedGame {
  const { kept, opened } = facts.keptAs(record);
  const replay = formatReplay(facts.game, record);
  const left = store.running(kept);
  const hasPutAway = left !== undefined && left !== replay && putAway(store, left);
  for (const name of new Set([kept, opened])) store.keepRunning(name, () => replay);
  store.played(opened);
  return { name: opened, replay, hasPutAway };
}
