import { formatReplay, type GameRecord, type GameTypes, parseReplay, verifyReplay } from '@dedalo/engine';
import type { GameFacts } from '../game-facts.ts';
import type { GameStore } from '../game-store.ts';
import { putAway } from './put-away.ts';

/** A game that can be resumed under its name. */
export interface OpenedGame {
  readonly name: string;
  readonly replay: string;
  /** Whether another game was put into the library for it. */
  readonly hasPutAway: boolean;
}

/** Resumes a game of the library; undefined if it cannot be verified any more. */
export function goOnWith<T extends GameTypes>(
  store: GameStore,
  facts: GameFacts<T>,
  replay: string,
): OpenedGame | undefined {
  const parsed = parseReplay(replay);
  const verified = parsed.ok ? verifyReplay(facts.game, parsed.value) : parsed;
  return verified.ok ? openGame(store, facts, verified.value) : undefined;
}

/** Keeps a game as the one in progress. Where a game keeps only one, the other goes into the library. */
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
