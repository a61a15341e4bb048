import type { GameStore } from '../src/game-store.ts';
import type { LibraryGame } from '../src/history/library-game.ts';
import { NO_OWN, type OwnEntries, type OwnEntry, withOwn, withoutOwn } from '../src/own/own-entries.ts';
import type { ProgressKind } from '../src/progress/kind.ts';
import { addLevel, NO_PROGRESS, type Progress, type Reached } from '../src/progress/progress.ts';

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

  own: OwnEntries = NO_OWN;

  keepOwn(entry: OwnEntry): void {
    this.own = withOwn(this.own, entry);
  }

  dropOwn(entry: Pick<OwnEntry, 'kind' | 'key'>): void {
    this.own = withoutOwn(this.own, entry);
  }

  dropRunning(name: string): void {
    this.games.delete(name);
  }

  setRunningAside(name: string): string {
    this.aside.set(name, this.games.get(name)!);
    this.games.delete(name);
    return `${name}.aside`;
  }

  reached<V extends object>(kind: ProgressKind<V>, reached: Reached<V>): void {
    this.progress = addLevel(this.progress, kind, reached);
  }
}
