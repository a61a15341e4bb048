import type { GameStore } from '../src/game-store.ts';
import type { LibraryGame } from '../src/history/library-game.ts';
import { addShortened, addSolved, NO_PROGRESS, type Progress, type SolvedEntry } from '../src/progress.ts';

/** Keeps everything for as long as a test runs. */
export class MemoryStore implements GameStore {
  progress: Progress = NO_PROGRESS;
  readonly games = new Map<string, string>();
  readonly aside = new Map<string, string>();

  running(name: string): string | undefined {
    return this.games.get(name);
  }

  keepRunning(name: string, text: () => string): void {
    this.games.set(name, text());
  }

  lastPlayed: string | undefined;

  played(name: string): void {
    this.lastPlayed = name;
  }

  readonly library = new Map<string, LibraryGame>();

  intoLibrary(game: LibraryGame): void {
    this.library.set(game.replay, game);
  }

  dropRunning(name: string): void {
    this.games.delete(name);
  }

  setRunningAside(name: string): string {
    this.aside.set(name, this.games.get(name)!);
    this.games.delete(name);
    return `${name}.aside`;
  }

  solved(entry: SolvedEntry): void {
    this.progress = addSolved(this.progress, entry);
  }

  shortened(entry: SolvedEntry): void {
    this.progress = addShortened(this.progress, entry);
  }
}
