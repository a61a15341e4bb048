import { type GameTypes, parseReplay, type Replay } from '@dedalo/engine';
import type { GameFacts } from '../game-facts.ts';
import type { GameStore } from '../game-store.ts';
import { openGame, type OpenedGame } from '../history/go-on.ts';
import type { Day } from './day.ts';

/** The challenge of a day: as it was left, else from its start. */
export function openChallenge<T extends GameTypes>(store: GameStore, facts: GameFacts<T>, day: Day): OpenedGame {
  const { game } = facts;
  const fresh = facts.challenge(day);
  const { kept, opened } = facts.keptAs(fresh);
  const left = readLeft(store, kept);
  const isLeft =
    left !== undefined &&
    left.replay.seed === fresh.seed &&
    left.replay.names.join('\n') === fresh.names.join('\n') &&
    left.replay.config === game.text.formatConfig(fresh.config);
  if (!isLeft) return openGame(store, facts, fresh);
  store.keepRunning(opened, () => left.text);
  store.played(opened);
  return { name: opened, replay: left.text, hasPutAway: false };
}

/** An unfinished game; one that cannot be read is set aside by the store. */
function readLeft(store: GameStore, name: string): { readonly text: string; readonly replay: Replay } | undefined {
  const text = store.running(name);
  if (text === undefined) return undefined;
  const replay = parseReplay(text);
  if (replay.ok) return { text, replay: replay.value };
  store.setRunningAside(name);
  return undefined;
}
