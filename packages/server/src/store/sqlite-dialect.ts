import { Worker } from 'node:worker_threads';
import type { SQLInputValue } from 'node:sqlite';
import { moduleBeside } from '@dedalo/files';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SqlAnswer, SqlQuestion } from './sqlite-thread.ts';

/** SQLite in a thread of its own. There is one connection: whoever opens a transaction has it until the end. */
export const sqliteDialect = (file: string): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new SqliteDriver(file),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

class SqliteDriver implements Driver {
  readonly #file: string;
  #connection: SqliteConnection | undefined;
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  constructor(file: string) {
    this.#file = file;
  }

  async init(): Promise<void> {
    this.#connection = new SqliteConnection(this.#file);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
    return this.#connection!;
  }

  async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    if (next) return next();
    this.#isTaken = false;
    return undefined;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.#connection?.close();
  }
}

interface Waiting {
  readonly resolve: (answer: QueryResult<unknown>) => void;
  readonly reject: (error: unknown) => void;
}

class SqliteConnection implements DatabaseConnection {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #ended: Promise<void>;
  #asked = 0;
  #failure: unknown;

  constructor(file: string) {
    this.#worker = new Worker(moduleBeside('./sqlite-thread', import.meta.url), { workerData: { file } });
    this.#worker.on('message', (answer: SqlAnswer) => this.#answered(answer));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#ended = new Promise((resolve) => {
      this.#worker.once('exit', () => {
        this.#fail(new Error('The database is closed.'));
        resolve();
      });
    });
  }

  executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure as Error);
    const number = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve: resolve as Waiting['resolve'], reject });
      this.#worker.postMessage({ number, sql, parameters: parameters as SQLInputValue[] } satisfies SqlQuestion);
    });
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('SQLite in a thread gives its rows at once.');
  }

  /** What was asked before is still answered. */
  async close(): Promise<void> {
    if (this.#failure === undefined) this.#worker.postMessage('close');
    await this.#ended;
  }

  #answered(answer: SqlAnswer): void {
    const waiting = this.#waiting.get(answer.number)!;
    this.#waiting.delete(answer.number);
    if ('error' in answer) return waiting.reject(answer.error);
    const { rows, changes } = answer;
    return waiting.resolve({ rows: rows as unknown[], numAffectedRows: BigInt(changes) });
  }

  #fail(error: unknown): void {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
