import { formatReplay, type GameTypes, parseReplay, type Replay } from '@dedalo/engine';
import type { GameFacts } from '../game-facts.ts';
import type { GameStore } from '../game-store.ts';
import { putAway } from '../history/put-away.ts';
import type { Day } from './day.ts';

/** The challenge of a day, ready to be gone on with under its name. */
export interface OpenedChallenge {
  readonly name: string;
  readonly replay: string;
  /** Whether another game had to go into the library for it. */
  readonly hasPutAway: boolean;
}

/** The challenge as it was left, else as it begins. Where a game keeps one game only, the other one goes into the library. */
export function openChallenge<T extends GameTypes>(store: GameStore, facts: GameFacts<T>, day: Day): OpenedChallenge {
  const { game } = facts;
  const fresh = facts.challenge(day);
  const { kept, opened } = facts.keptAs(fresh);
  const left = readLeft(store, kept);
  const isLeft =
    left !== undefined &&
    left.replay.seed === fresh.seed &&
    left.replay.names.join('\n') === fresh.names.join('\n') &&
    left.replay.config === game.text.formatConfig(fresh.config);
  const hasPutAway = left !== undefined && !isLeft && putAway(store, left.text);
  const replay = isLeft ? left.text : formatReplay(game, fresh);
  for (const name of new Set([kept, opened])) store.keepRunning(name, () => replay);
  store.played(opened);
  return { name: opened, replay, hasPutAway };
}

/** A game that was left; one that cannot be read is set aside by the store. */
function readLeft(store: GameStore, name: string): { readonly text: string; readonly replay: Replay } | undefined {
  const text = store.running(name);
  if (text === undefined) return undefined;
  const replay = parseReplay(text);
  if (replay.ok) return { text, replay: replay.value };
  store.setRunningAside(name);
  return undefined;
}
