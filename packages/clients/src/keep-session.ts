import { type Game, type GameRecord, type GameTypes, parseReplay, type Session, verifyReplay } from '@dedalo/engine';
import type { GameFacts } from './game-facts.ts';
import type { GameStore } from './game-store.ts';
import { keepFinished } from './history/library-game.ts';

/** Keeps a game as it stands under the name of its game; one that is over goes into the library. */
export function keepSession<T extends GameTypes>(store: GameStore, session: Session<T>, facts: GameFacts<T>): void {
  const { game } = session;
  if (session.outcome) {
    keepFinished(store, session, facts);
    return store.dropRunning(game.id);
  }
  store.played(game.id);
  // A session goes on; its text of this moment does not.
  return store.keepRunning(game.id, session.saveLater());
}

/** Of a game that was left: its record, or where it was set aside because it does not hold. */
export type Kept<T extends GameTypes> =
  | { readonly record: GameRecord<T>; readonly aside?: undefined }
  | { readonly aside: string };

export function keptRecord<T extends GameTypes>(store: GameStore, game: Game<T>): Kept<T> | undefined {
  const text = store.running(game.id);
  if (text === undefined) return undefined;
  const parsed = parseReplay(text);
  const verified = parsed.ok ? verifyReplay(game, parsed.value) : parsed;
  return verified.ok ? { record: verified.value } : { aside: store.setRunningAside(game.id) ?? game.id };
}
