import { join } from 'node:path';
import {
  joinLibraries,
  type KeptGame,
  keptGameOf,
  LONGEST_REPLAY,
  outgrown,
  readKeptGame,
  type WholeGame,
} from '@dedalo/clients/history/kept-game';
import type { LibraryGame } from '@dedalo/clients/history/library-game';
import { ok } from '@dedalo/grid';
import { removeFile, writeSafelySync } from './files.ts';
import type { KeptFiles } from './kept-files.ts';
import { withLockSync } from './lock.ts';

/** The finished games: a list with a line of JSON for each, and their replays beside it. */
export class Library {
  /** The list; it is changed only under its lock. */
  readonly file: string;
  readonly #folder: string;
  readonly #files: KeptFiles;
  #waiting: WholeGame[] = [];

  constructor(folder: string, files: KeptFiles) {
    this.#folder = join(folder, 'library');
    this.file = join(this.#folder, 'games.jsonl');
    this.#files = files;
  }

  /** It is written with `write`. */
  add(game: LibraryGame, at: number): void {
    this.join([{ game: keptGameOf(game, at), replay: game.replay }]);
  }

  join(games: readonly WholeGame[]): void {
    this.#waiting.push(...games.filter(({ replay }) => replay.length <= LONGEST_REPLAY));
  }

  /** The newest first. */
  list(): readonly KeptGame[] {
    const waiting = this.#waiting.map(({ game }) => game);
    return joinLibraries(this.#read(), waiting);
  }

  replayOf(id: string): string | undefined {
    const waiting = this.#waiting.find(({ game }) => game.id === id);
    return waiting?.replay ?? this.#files.read(this.replayFile(id), (text) => ok(text));
  }

  replayFile(id: string): string {
    return join(this.#folder, `${id}.replay`);
  }

  /** Changes a game of the list at once. */
  change(id: string, part: Partial<Pick<KeptGame, 'isFavourite'>>): void {
    this.#writeNow((games) => games.map((game) => (game.id === id ? { ...game, ...part } : game)));
  }

  remove(id: string): void {
    this.#waiting = this.#waiting.filter(({ game }) => game.id !== id);
    this.#writeNow((games) => games.filter((game) => game.id !== id));
  }

  #writeNow(change: (games: readonly KeptGame[]) => readonly KeptGame[]): void {
    withLockSync(this.file, () => void this.write(change));
  }

  /** Writes what is waiting, and changes the list on request. Returns how many games had to go. */
  write(change: (games: readonly KeptGame[]) => readonly KeptGame[] = (games) => games): number {
    const added = this.#waiting;
    const written = new Set(this.#read().map(({ id }) => id));
    const before = this.list();
    const wanted = change(before);
    const gone = outgrown(wanted);
    const goneIds = new Set(gone.map(({ id }) => id));
    const kept = wanted.filter(({ id }) => !goneIds.has(id));
    const keptIds = new Set(kept.map(({ id }) => id));
    // Replays first, so that every game in the list can be opened.
    for (const { game, replay } of added) {
      if (keptIds.has(game.id) && !written.has(game.id)) writeSafelySync(this.replayFile(game.id), replay);
    }
    this.#files.makeRoom(this.file);
    writeSafelySync(this.file, kept.map((game) => `${JSON.stringify(game)}\n`).join(''));
    for (const { id } of before) if (!keptIds.has(id)) removeFile(this.replayFile(id));
    this.#waiting = this.#waiting.filter((game) => !added.includes(game));
    return gone.length;
  }

  /** An invalid line is skipped. */
  #read(): KeptGame[] {
    const lines = this.#files.read(this.file, (text) => ok(text.split('\n'))) ?? [];
    return lines.flatMap((line) => {
      try {
        return readKeptGame(JSON.parse(line)) ?? [];
      } catch {
        return [];
      }
    });
  }
}
