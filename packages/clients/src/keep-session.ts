import { type Game, type GameRecord, type GameTypes, parseReplay, type Session, verifyReplay } from '@dedalo/engine';
import type { GameFacts } from './game-facts.ts';
import type { GameStore } from './game-store.ts';
import { keepFinished } from './history/library-game.ts';

/** Keeps the current game under its id; a finished one goes into the library. */
export function keepSession<T extends GameTypes>(store: GameStore, session: Session<T>, facts: GameFacts<T>): void {
  const { game } = session;
  if (session.outcome) {
    keepFinished(store, session, facts);
    return store.dropRunning(game.id);
  }
  store.played(game.id);
  return store.keepRunning(game.id, session.saveLater());
}

interface KeptLevel<T extends GameTypes> {
  readonly name: string;
  readonly isSolved: boolean;
  readonly facts: GameFacts<T>;
}

/** Keeps a level under its own name. One that is solved or untouched starts afresh next time. */
export function keepLevelSession<T extends GameTypes>(
  store: GameStore,
  session: Session<T>,
  level: KeptLevel<T>,
): void {
  if (session.outcome) keepFinished(store, session, level.facts);
  const isUntouched = session.refusalOf('undo') !== undefined && session.refusalOf('redo') !== undefined;
  if (level.isSolved || isUntouched) store.dropRunning(level.name);
  else store.keepRunning(level.name, session.saveLater());
}

/** An unfinished game: what `resume` makes of its record, or where it was set aside if it cannot be verified. */
export function keptGame<T extends GameTypes, G>(
  store: GameStore,
  game: Game<T>,
  { resume, name = game.id }: { readonly resume: (record: GameRecord<T>) => G; readonly name?: string },
): G | Aside | undefined {
  const text = store.running(name);
  if (text === undefined) return undefined;
  const parsed = parseReplay(text);
  const verified = parsed.ok ? verifyReplay(game, parsed.value) : parsed;
  return verified.ok ? resume(verified.value) : { aside: store.setRunningAside(name) ?? name };
}

/** Where a game was set aside because it cannot be verified. */
export interface Aside {
  readonly aside: string;
}
