import type { Database } from './open-store.ts';

/** So often the database is told that the server still runs, in milliseconds. A crash costs a clock this much at most. */
const EVERY = 1000;

/** A time in which no server ran. */
interface Gap {
  readonly from: number;
  readonly to: number;
}

/** When this server ran, and when none did. */
export class Runs {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #begunAt: number;
  /** The times between two runs, the oldest first. */
  readonly #gaps: readonly Gap[];
  #timer: NodeJS.Timeout | undefined;

  private constructor(database: Database, now: () => number, begunAt: number, gaps: readonly Gap[]) {
    this.#database = database;
    this.#now = now;
    this.#begunAt = begunAt;
    this.#gaps = gaps;
  }

  static async begin(database: Database, now: () => number): Promise<Runs> {
    const earlier = await database.selectFrom('run').selectAll().orderBy('began_at').execute();
    const begunAt = Math.max(now(), (earlier.at(-1)?.began_at ?? 0) + 1);
    await database.insertInto('run').values({ began_at: begunAt, seen_at: begunAt }).execute();
    const gaps = earlier.map(({ seen_at }, index) => ({ from: seen_at, to: earlier[index + 1]?.began_at ?? begunAt }));
    const runs = new Runs(database, now, begunAt, gaps);
    runs.#timer = setInterval(() => void runs.#seen(), EVERY).unref();
    return runs;
  }

  /** For how much of the time since then no server ran. */
  awaySince(at: number): number {
    return this.#gaps.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, at)), 0);
  }

  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#seen();
  }

  async #seen(): Promise<void> {
    await this.#database
      .updateTable('run')
      .set({ seen_at: this.#now() })
      .where('began_at', '=', this.#begunAt)
      .execute();
  }
}
