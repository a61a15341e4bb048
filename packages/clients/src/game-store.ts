import type { LibraryGame } from './history/library-game.ts';
import type { OwnEntries, OwnEntry } from './own/own-entries.ts';
import type { ProgressKind } from './progress/kind.ts';
import type { Progress, Reached } from './progress/progress.ts';

/** Where a client keeps games and progress. Its answers are immediate, however it writes them. */
export interface GameStore {
  readonly progress: Progress;
  /** The replay text of an unfinished game. The caller must verify it. */
  running(name: string): string | undefined;
  /** The function is called only when the text is written or asked for. */
  keepRunning(name: string, text: () => string): void;
  dropRunning(name: string): void;
  /** The name of the game that was played last, if it is known. */
  readonly lastPlayed: string | undefined;
  played(name: string): void;
  /** What somebody keeps by hand: bookmarks, and levels in collections of their own. */
  readonly own: OwnEntries;
  keepOwn(entry: OwnEntry): void;
  dropOwn(entry: Pick<OwnEntry, 'kind' | 'key'>): void;
  /** A finished game of people, or one put away for another; adding it again is allowed. */
  intoLibrary(game: LibraryGame): void;
  /** Sets aside a game that cannot be verified. Returns its new name, or undefined if it could not be moved. */
  setRunningAside(name: string): string | undefined;
  /** Records what was reached on a level, with the time. Throws when the value does not fit its kind. */
  reached<V extends object>(kind: ProgressKind<V>, reached: Reached<V>): void;
}
