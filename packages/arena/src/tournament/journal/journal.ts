import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from '@dedalo/files';
import { err, ok, type Result } from '@dedalo/grid';
import type { Played } from '../plan/run.ts';
import { formatPlayed } from './journal-line.ts';
import { type JournalProblem, readJournal } from './read-journal.ts';

/** The games of a tournament that are over, on disk: what `add` has returned for outlives a power cut. */
export class Journal {
  readonly #handle: FileHandle;
  readonly #played: Map<string, Played>;
  #length: number;
  #last: Promise<void> = Promise.resolve();

  private constructor(handle: FileHandle, played: ReadonlyMap<string, Played>, length: number) {
    this.#handle = handle;
    this.#played = new Map(played);
    this.#length = length;
  }

  /** Opens a journal, or begins one. What was torn off at its end is cut off, so that the next line begins a line. */
  static async open(file: string): Promise<Result<Journal, JournalProblem>> {
    const handle = await open(file, 'a+').then(async (made) => {
      await made.close();
      return open(file, 'r+');
    });
    const content = readJournal(await handle.readFile());
    if (!content.ok) {
      await handle.close();
      return err(content.error);
    }
    await handle.truncate(content.value.length);
    await handle.sync();
    await syncFolder(dirname(file));
    return ok(new Journal(handle, content.value.played, content.value.length));
  }

  get played(): ReadonlyMap<string, Played> {
    return this.#played;
  }

  /** One after the other, however many are added at once. */
  add(played: Played): Promise<void> {
    const added = this.#last.then(() => this.#write(played));
    this.#last = added.catch(() => undefined);
    return added;
  }

  async #write(played: Played): Promise<void> {
    if (this.#played.has(played.id)) throw new Error(`the game ${played.id} was played twice`);
    const bytes = Buffer.from(formatPlayed(played));
    // A write that was cut short, as on a full disk, is overwritten by the next.
    const { bytesWritten } = await this.#handle.write(bytes, 0, bytes.length, this.#length);
    if (bytesWritten < bytes.length) throw new Error(`the journal took ${bytesWritten} of ${bytes.length} bytes`);
    await this.#handle.sync();
    this.#length += bytes.length;
    this.#played.set(played.id, played);
  }

  async close(): Promise<void> {
    await this.#last;
    await this.#handle.close();
  }
}
