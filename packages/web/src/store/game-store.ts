import type { GameStore } from '@dedalo/clients/game-store';
import type { LibraryGame } from '@dedalo/clients/history/library-game';
import type { OwnEntries, OwnEntry } from '@dedalo/clients/own/own-entries';
import type { ProgressKind } from '@dedalo/clients/progress/kind';
import { plainProgress, readProgress } from '@dedalo/clients/progress/plain-progress';
import {
  addKnown,
  addLevel,
  joinProgress,
  NO_PROGRESS,
  type Progress,
  type Reached,
} from '@dedalo/clients/progress/progress';
import { LAST_GAME } from '@dedalo/clients/sokoban/last-game';
import { signal } from '@preact/signals';
import { route } from '../app/route.ts';
import { toast } from '../app/toasts.tsx';
import { PROGRESS_KINDS } from '../games/index.ts';
import { words } from '../speech.ts';
import { forgetDayResults, keepDayResult } from './day-results.ts';
import { keepGame } from './keep-game.ts';
import { onForeignWrite, readItem, readJson, removeItem, storageKey, writeItem } from './local.ts';
import { dropOwn, forgetOwn, keepOwn, ownEntries } from './own-entries.ts';
import { TwoWindows } from './two-windows.ts';

const PROGRESS = 'progress';
const LAST_PLAYED = 'last-played';
const runningItem = (name: string): string => `running/${name}`;

const here = (): string => route.peek().path.join('/');

/** Steps that follow each other quickly are written once. */
const WRITE_AFTER_MS = 150;

/** Progress as the storage has it; what cannot be read of it is left out. */
const keptProgress = (): Progress => readProgress(readJson(PROGRESS), PROGRESS_KINDS, { isWhole: true }).progress;

function freeName(name: string): string {
  for (let number = 1; ; number++) {
    const free = number === 1 ? name : `${name}-${number}`;
    if (readItem(runningItem(free)) === undefined) return free;
  }
}

/** Games and progress in this browser. Another window's progress is joined with ours, never lost. */
class BrowserStore implements GameStore {
  readonly #progress = signal(keptProgress());
  /** Waiting to be written; the text is made then. */
  readonly #waiting = new Map<string, () => string>();
  /** Goes up when unfinished games have been written, so that lists of them are drawn again. */
  readonly #writes = signal(0);
  readonly #windows = new TwoWindows((item) => {
    for (const name of this.#waiting.keys()) if (runningItem(name) === item) this.#waiting.delete(name);
  });
  /** The game that this window kept last, in its current state. */
  #played: { readonly item: string; readonly text: () => string; readonly place: string } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasComplained = false;

  constructor() {
    onForeignWrite(PROGRESS, () => this.#join());
    addEventListener('storage', ({ key }) => {
      const played = this.#played;
      // A page that has left the game will read it again.
      if (played?.place === here() && key === storageKey(played.item)) this.#windows.hear(played.item, played.text());
    });
    // The last event that a page is sure to get.
    addEventListener('pagehide', () => this.flush());
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && this.flush());
  }

  get progress(): Progress {
    return this.#progress.value;
  }

  running(name: string): string | undefined {
    void this.#writes.value;
    const waiting = this.#waiting.get(name)?.();
    if (waiting !== undefined) return waiting;
    const text = readItem(runningItem(name));
    this.#windows.read(runningItem(name), text);
    return text;
  }

  keepRunning(name: string, text: () => string): void {
    this.#waiting.set(name, text);
    // The last level is written by every window.
    if (name !== LAST_GAME) this.#played = { item: runningItem(name), text, place: here() };
    this.#timer ??= setTimeout(() => this.flush(), WRITE_AFTER_MS);
  }

  get lastPlayed(): string | undefined {
    void this.#writes.value;
    return readItem(LAST_PLAYED);
  }

  played(name: string): void {
    if (readItem(LAST_PLAYED) !== name) writeItem(LAST_PLAYED, name);
  }

  dropRunning(name: string): void {
    this.#waiting.delete(name);
    if (this.#played?.item === runningItem(name)) this.#played = undefined;
    removeItem(runningItem(name));
    removeItem(`time/${name}`);
  }

  intoLibrary(game: LibraryGame): void {
    if (game.daily) keepDayResult(game.game, game.daily);
    void keepGame(game);
  }

  get own(): OwnEntries {
    return ownEntries.value;
  }

  keepOwn(entry: OwnEntry): void {
    if (!keepOwn(entry)) this.#complain();
  }

  dropOwn(entry: Pick<OwnEntry, 'kind' | 'key'>): void {
    dropOwn(entry);
  }

  setRunningAside(name: string): string | undefined {
    const text = readItem(runningItem(name));
    if (text === undefined) return undefined;
    const aside = freeName(`${name}.damaged`);
    if (!writeItem(runningItem(aside), text)) return undefined;
    this.dropRunning(name);
    toast(words.value.web.keptAside, { role: 'bad' });
    return aside;
  }

  reached<V extends object>(kind: ProgressKind<V>, reached: Reached<V>): void {
    this.#change(addLevel(this.progress, kind, { ...reached, at: new Date().toISOString() }));
  }

  join(progress: Progress): void {
    this.#change(joinProgress(PROGRESS_KINDS, this.progress, progress));
  }

  learned(game: string): void {
    this.#change(addKnown(this.progress, game));
  }

  forget(): void {
    this.#waiting.clear();
    this.#progress.value = NO_PROGRESS;
    forgetDayResults();
    forgetOwn();
  }

  /** Writes what waits to be written. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const [name, text] of this.#waiting) this.#writeRunning(name, text());
    this.#waiting.clear();
    this.#writes.value++;
  }

  #change(progress: Progress): void {
    this.#progress.value = joinProgress(PROGRESS_KINDS, keptProgress(), progress);
    this.#write(PROGRESS, JSON.stringify(plainProgress(this.#progress.value)));
  }

  #join(): void {
    const isForgotten = readItem(PROGRESS) === undefined;
    this.#progress.value = isForgotten ? NO_PROGRESS : joinProgress(PROGRESS_KINDS, this.progress, keptProgress());
  }

  #writeRunning(name: string, text: string): void {
    const item = runningItem(name);
    if (name !== LAST_GAME && !this.#windows.mayWrite(item, text)) return;
    this.#write(item, text);
    this.#windows.wrote(item, text);
  }

  #write(name: string, text: string): void {
    if (!writeItem(name, text)) this.#complain();
  }

  #complain(): void {
    if (this.#hasComplained) return;
    this.#hasComplained = true;
    toast(words.value.web.notKept, { role: 'bad' });
  }
}

export const store = new BrowserStore();
