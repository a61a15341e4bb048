import { dirname, join } from 'node:path';
import type { GameStore } from '@dedalo/clients/game-store';
import type { LibraryGame } from '@dedalo/clients/history/library-game';
import {
  NO_OWN,
  nameOfOwn,
  type OwnEntries,
  type OwnEntry,
  withOwn,
  withoutOwn,
} from '@dedalo/clients/own/own-entries';
import type { ProgressKind } from '@dedalo/clients/progress/kind';
import {
  addKnown,
  addLevel,
  isGameName,
  joinProgress,
  NO_PROGRESS,
  type Progress,
  type Reached,
} from '@dedalo/clients/progress/progress';
import { dayOf } from '@dedalo/clients/today/day';
import { addResult, countsFor, type DayResults, joinResults, NO_RESULTS } from '@dedalo/clients/today/day-result';
import { ok } from '@dedalo/grid';
import { PROGRESS_KINDS } from '../games/index.ts';
import { reasonOf, removeFile, removeOldTemporaries, writeSafely, writeSafelySync } from './files.ts';
import { formatDayResults, parseDayResults } from './day-results-text.ts';
import { KeptFiles } from './kept-files.ts';
import { Library } from './library.ts';
import { withLock, withLockSync } from './lock.ts';
import { formatOwn, parseOwn } from './own-text.ts';
import { formatProgress, parseProgress, type ProgressWarning } from './progress-text.ts';
import { carryChanges, DEFAULT_SETTINGS, type Settings } from './settings.ts';
import { moveSettings } from './settings-file.ts';
import { formatSettings, parseSettings } from './settings-text.ts';
import { ProblemReport, type StoreProblem } from './store-problem.ts';
import { WriteQueue } from './write-queue.ts';

export interface OpenedStore {
  readonly store: Store;
  /** The problems found while opening; later ones go to `onProblem`. */
  readonly problems: readonly StoreProblem[];
}

export interface StoreOptions {
  readonly onProblem?: (problem: StoreProblem) => void;
  /** The folder of the settings, if it is a different one. */
  readonly config?: string;
  /** The clock, if it is not the machine's. */
  readonly now?: () => Date;
}

interface StorePlaces {
  readonly folder: string;
  readonly settingsFile: string;
  readonly now: () => Date;
}

/** Never throws because of the content of the folders, nor because a folder is missing or cannot be written. */
export async function openStore(folder: string, options: StoreOptions = {}): Promise<OpenedStore> {
  const settingsFile = await moveSettings({ data: folder, config: options.config ?? folder });
  const problems: StoreProblem[] = [];
  let isOpen = false;
  const store = new Store({ folder, settingsFile, now: options.now ?? ((): Date => new Date()) }, (problem) => {
    if (isOpen) options.onProblem?.(problem);
    else problems.push(problem);
  });
  await store.flush();
  isOpen = true;
  return { store, problems };
}

/**
 * The user's data. Reads are answered from memory at once; writes happen in the background, and a write that fails is
 * reported once and never thrown.
 */
export class Store implements GameStore {
  readonly folder: string;
  readonly settingsFile: string;
  readonly #report: ProblemReport;
  readonly #files: KeptFiles;
  readonly #queue: WriteQueue;
  readonly #progressFile: string;
  readonly #lastPlayedFile: string;
  readonly #dayResultsFile: string;
  readonly #ownFile: string;
  readonly #library: Library;
  readonly #now: () => Date;
  /** The latest text of each game that we keep; undefined when it was dropped. */
  readonly #running = new Map<string, (() => string) | undefined>();
  #lastPlayed: string | undefined;
  #settings: Settings;
  /** The last known content of the file. */
  #writtenSettings: Settings;
  #progress: Progress = NO_PROGRESS;
  #dayResults: DayResults = NO_RESULTS;
  #own: OwnEntries = NO_OWN;
  /** What was kept and dropped here and is not written yet: another program may have changed the others. */
  readonly #ownChanges = new Map<string, (own: OwnEntries) => OwnEntries>();

  constructor({ folder, settingsFile, now }: StorePlaces, onProblem: (problem: StoreProblem) => void) {
    this.folder = folder;
    this.settingsFile = settingsFile;
    this.#report = new ProblemReport(onProblem);
    this.#files = new KeptFiles(this.#report);
    this.#queue = new WriteQueue((file, error) =>
      this.#report.add({ code: 'cannot-write', file, reason: reasonOf(error) }),
    );
    this.#progressFile = join(folder, 'progress.toml');
    this.#lastPlayedFile = join(folder, 'last-played.txt');
    this.#dayResultsFile = join(folder, 'day-results.toml');
    this.#ownFile = join(folder, 'own.json');
    this.#library = new Library(folder, this.#files);
    this.#now = now;
    const places = new Set([folder, join(folder, 'running'), join(folder, 'library'), dirname(settingsFile)]);
    for (const place of places) removeOldTemporaries(place, Date.now());
    this.#settings = this.#writtenSettings = this.#readSettings() ?? DEFAULT_SETTINGS;
    this.#lastPlayed = this.#files.read(this.#lastPlayedFile, (text) => ok(text.trim()));
    this.#readDayResults();
    this.#own = this.#files.read(this.#ownFile, parseOwn) ?? NO_OWN;
    // Writing keeps a copy of what is left out.
    if (this.#readProgress().length > 0) this.#writeProgress();
  }

  get settings(): Settings {
    return this.#settings;
  }

  saveSettings(settings: Settings): void {
    this.#settings = settings;
    this.#merge(this.settingsFile, () => {
      const fresh = this.#files.read(this.settingsFile, parseSettings)?.settings;
      if (fresh) this.#settings = carryChanges(this.#writtenSettings, this.#settings, fresh);
      this.#files.makeRoom(this.settingsFile);
      writeSafelySync(this.settingsFile, formatSettings(this.#settings));
      this.#writtenSettings = this.#settings;
    });
  }

  get progress(): Progress {
    return this.#progress;
  }

  reached<V extends object>(kind: ProgressKind<V>, reached: Reached<V>): void {
    this.#progress = addLevel(this.#progress, kind, { ...reached, at: new Date().toISOString() });
    this.#writeProgress();
  }

  joinProgress(more: Progress): void {
    this.#progress = joinProgress(PROGRESS_KINDS, this.#progress, more);
    this.#writeProgress();
  }

  markKnown(game: string): void {
    checkGameName(game);
    this.#progress = addKnown(this.#progress, game);
    this.#writeProgress();
  }

  /** The replay text of an unfinished game. The caller must verify it. */
  running(game: string): string | undefined {
    const file = this.#runningFile(game);
    if (this.#running.has(game)) return this.#running.get(game)?.();
    return this.#files.read(file, (text) => ok(text));
  }

  /** The text may be given as a function: then it is made only when it is written or asked for. */
  keepRunning(game: string, text: string | (() => string)): void {
    const file = this.#runningFile(game);
    const made = typeof text === 'string' ? () => text : once(text);
    this.#running.set(game, made);
    this.#write(file, made);
  }

  /** The games that are over. */
  get library(): Library {
    return this.#library;
  }

  get own(): OwnEntries {
    return this.#own;
  }

  keepOwn(entry: OwnEntry): void {
    this.#changeOwn(nameOfOwn(entry), (own) => withOwn(own, entry));
  }

  dropOwn(entry: Pick<OwnEntry, 'kind' | 'key'>): void {
    this.#changeOwn(nameOfOwn(entry), (own) => withoutOwn(own, entry));
  }

  /** The results of all daily challenges. */
  get dayResults(): DayResults {
    return this.#dayResults;
  }

  intoLibrary(game: LibraryGame): void {
    const now = this.#now();
    this.#library.add(game, now.getTime());
    this.writeLibrary();
    const { daily } = game;
    if (!daily || !countsFor(daily.day, dayOf(now))) return;
    this.joinDayResults(addResult(NO_RESULTS, { game: game.game, ...daily }));
  }

  writeLibrary(): void {
    this.#merge(this.#library.file, () => {
      const gone = this.#library.write();
      if (gone > 0) this.#report.add({ code: 'library-full', file: this.#library.file, gone });
    });
  }

  joinDayResults(more: DayResults): void {
    this.#dayResults = joinResults(this.#dayResults, more);
    this.#merge(this.#dayResultsFile, () => {
      this.#readDayResults();
      this.#files.makeRoom(this.#dayResultsFile);
      writeSafelySync(this.#dayResultsFile, formatDayResults(this.#dayResults));
    });
  }

  dropRunning(game: string): void {
    const file = this.#runningFile(game);
    this.#running.set(game, undefined);
    const remove = (): void => {
      this.#files.makeRoom(file);
      removeFile(file);
    };
    this.#queue.put(file, { later: async () => remove(), now: remove });
  }

  /** Undefined in folders of older versions, which did not write it. */
  get lastPlayed(): string | undefined {
    return this.#lastPlayed !== undefined && isGameName(this.#lastPlayed) ? this.#lastPlayed : undefined;
  }

  played(name: string): void {
    checkGameName(name);
    if (name === this.#lastPlayed) return;
    this.#lastPlayed = name;
    this.#write(this.#lastPlayedFile, () => `${name}\n`);
  }

  /**
   * Sets aside an unfinished game that cannot be verified. Returns its new name, or undefined if it could not be moved.
   */
  setRunningAside(game: string): string | undefined {
    const file = this.#runningFile(game);
    this.#queue.flushSync();
    this.#running.set(game, undefined);
    return this.#files.setAside(file);
  }

  /** Resolves when everything has been written, or has failed and been reported. */
  flush(): Promise<void> {
    return this.#queue.flush();
  }

  /** For the end of the process, when nothing can be awaited any more. */
  flushSync(): void {
    this.#queue.flushSync();
  }

  #write(file: string, text: () => string): void {
    this.#queue.put(file, {
      later: async (isWanted) => {
        this.#files.makeRoom(file);
        await writeSafely(file, text(), isWanted);
      },
      now: () => {
        this.#files.makeRoom(file);
        writeSafelySync(file, text());
      },
    });
  }

  #runningFile(game: string): string {
    checkGameName(game);
    return join(this.folder, 'running', `${game}.replay`);
  }

  #readDayResults(): void {
    const read = this.#files.read(this.#dayResultsFile, parseDayResults);
    if (read) this.#dayResults = joinResults(read, this.#dayResults);
  }

  #changeOwn(name: string, change: (own: OwnEntries) => OwnEntries): void {
    this.#own = change(this.#own);
    this.#ownChanges.set(name, change);
    this.#merge(this.#ownFile, () => {
      const fresh = this.#files.read(this.#ownFile, parseOwn) ?? this.#own;
      this.#own = [...this.#ownChanges.values()].reduce((own, each) => each(own), fresh);
      this.#files.makeRoom(this.#ownFile);
      writeSafelySync(this.#ownFile, formatOwn(this.#own));
      this.#ownChanges.clear();
    });
  }

  #readSettings(): Settings | undefined {
    const read = this.#files.read(this.settingsFile, parseSettings);
    if (read && read.warnings.length > 0) {
      this.#report.add({ code: 'bad-settings', file: this.settingsFile, warnings: read.warnings });
    }
    return read?.settings;
  }

  /** Joins the content of the file with ours, and reports what was left out of it. */
  #readProgress(): readonly ProgressWarning[] {
    const read = this.#files.read(this.#progressFile, (text) => parseProgress(text, PROGRESS_KINDS));
    if (!read) return [];
    this.#progress = joinProgress(PROGRESS_KINDS, read.progress, this.#progress);
    return read.warnings;
  }

  #writeProgress(): void {
    const file = this.#progressFile;
    this.#merge(file, () => {
      const warnings = this.#readProgress();
      if (warnings.length > 0) {
        const aside = this.#files.keepCopy(file);
        this.#report.add({ code: 'bad-progress', file, warnings, ...(aside !== undefined && { aside }) });
      }
      this.#files.makeRoom(file);
      writeSafelySync(file, formatProgress(this.#progress));
    });
  }

  /** Reads, merges and writes a file that other programs change too. */
  #merge(file: string, work: () => void): void {
    this.#queue.put(file, {
      later: (isWanted) => withLock(file, () => isWanted() && work()),
      now: () => withLockSync(file, work),
    });
  }
}

function checkGameName(game: string): void {
  if (!isGameName(game)) throw new RangeError(`not the name of a game: ${JSON.stringify(game)}`);
}

function once(make: () => string): () => string {
  let made: string | undefined;
  return () => (made ??= make());
}
