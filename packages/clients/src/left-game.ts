import type { GameStore } from './game-store.ts';

/** A game that can be resumed. */
export interface LeftGame<Id extends string> {
  readonly id: Id;
  /** The name under which it is kept. */
  readonly name: string;
  readonly replay: string;
}

/** Older versions did not note which game was played last; they always continued this one. */
const UNNOTED = 'sokoban';

/** The game that was played last or, if that is over, the unfinished level of Sokoban. */
export function findLeft<Id extends string>(store: GameStore, ids: readonly Id[]): LeftGame<Id> | undefined {
  for (const name of [store.lastPlayed ?? UNNOTED, UNNOTED]) {
    const id = gameOf(name, ids);
    const replay = store.running(name);
    if (id !== undefined && replay !== undefined) return { id, name, replay };
  }
  return undefined;
}

/** A game is kept under its id; a game that keeps each level, under names that begin with it. */
const gameOf = <Id extends string>(name: string, ids: readonly Id[]): Id | undefined =>
  ids.filter((id) => name === id || name.startsWith(`${id}-`)).sort((a, b) => b.length - a.length)[0];
