import type { Database } from './open-store.ts';
import type { JournalRow } from './tables.ts';

/** SQLite takes 32,766 parameters at most, PostgreSQL 65,535; a row has nine. */
const MOST_ROWS = 500;

interface Waiting {
  readonly row: JournalRow;
  readonly written: (error?: unknown) => void;
}

/**
 * The journals of all matches. Whatever comes while one commit is under way is written by the next, in the order in which it
 * came: the disk is waited for once for all of it.
 */
export class Journal {
  readonly #database: Database;
  #waiting: Waiting[] = [];
  #isWriting = false;
  #whenDrained: (() => void)[] = [];

  constructor(database: Database) {
    this.#database = database;
  }

  /** Calls `written` when the row is on the disk, or with the error if it is not. */
  append(row: JournalRow, written: Waiting['written']): void {
    this.#waiting.push({ row, written });
    if (this.#isWriting) return;
    this.#isWriting = true;
    // Messages that have come together are written together.
    setImmediate(() => void this.#write());
  }

  async #write(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MOST_ROWS);
      let error: unknown;
      try {
        await this.#database
          .insertInto('journal')
          .values(batch.map(({ row }) => row))
          .execute();
      } catch (problem) {
        error = problem;
      }
      for (const { written } of batch) written(error);
    }
    this.#isWriting = false;
    for (const drained of this.#whenDrained.splice(0)) drained();
  }

  /** Everything that was appended is written. */
  async drained(): Promise<void> {
    if (this.#isWriting) await new Promise<void>((resolve) => this.#whenDrained.push(resolve));
  }
}
