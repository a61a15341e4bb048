import type { LibraryGame } from './history/library-game.ts';
import type { OwnEntries, OwnEntry } from './own/own-entries.ts';
import type { ProgressKind } from './progress/kind.ts';
import type { Progress, Reached } from './progress/progress.ts';

/** Where a client keeps games and what has been reached; its answers are there at once, however it writes them. */
export interface GameStore {
  readonly progress: Progress;
  /** The replay text of a game that was being played. Whether it holds is for the caller to judge. */
  running(name: string): string | undefined;
  /** The text is made only when it is written or asked for. */
  keepRunning(name: string, text: () => string): void;
  dropRunning(name: string): void;
  /** The name under which the game is kept that was played last, where that is known. */
  readonly lastPlayed: string | undefined;
  played(name: string): void;
  /** What somebody keeps by hand: bookmarks, and levels in collections of their own. */
  readonly own: OwnEntries;
  keepOwn(entry: OwnEntry): void;
  dropOwn(entry: Pick<OwnEntry, 'kind' | 'key'>): void;
  /** A game of people's that is over, or is put away for another; it may be given more than once. */
  intoLibrary(game: LibraryGame): void;
  /** For a game that does not hold. Returns where it is now, or undefined when it had to stay. */
  setRunningAside(name: string): string | undefined;
  /** Notes what was reached on a level, and when. Throws when the value cannot be one of its kind. */
  reached<V extends object>(kind: ProgressKind<V>, reached: Reached<V>): void;
}
