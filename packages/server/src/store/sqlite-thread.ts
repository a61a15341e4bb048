/**
 * The thread in which SQLite works. Waiting for the disk is most of a commit; here it holds up no message of any match.
 */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** One question to the database. */
export interface SqlQuestion {
  readonly number: number;
  readonly sql: string;
  readonly parameters: readonly SQLInputValue[];
}

export type SqlAnswer =
  | { readonly number: number; readonly rows: readonly unknown[]; readonly changes: number }
  | { readonly number: number; readonly error: unknown };

/** A batch of the journal has one text for each length it may have. */
const MOST_STATEMENTS = 500;

const { file } = workerData as { readonly file: string };
const database = new DatabaseSync(file, { timeout: 10_000 });
// What is committed is on the disk, also when the power fails.
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');

const statements = new Map<string, StatementSync>();

function prepared(sql: string): StatementSync {
  const known = statements.get(sql);
  if (known) return known;
  if (statements.size >= MOST_STATEMENTS) statements.clear();
  const statement = database.prepare(sql);
  statements.set(sql, statement);
  return statement;
}

function ask({ number, sql, parameters }: SqlQuestion): SqlAnswer {
  try {
    const statement = prepared(sql);
    if (statement.columns().length > 0) return { number, rows: statement.all(...parameters), changes: 0 };
    return { number, rows: [], changes: Number(statement.run(...parameters).changes) };
  } catch (error) {
    return { number, error };
  }
}

parentPort!.on('message', (question: SqlQuestion | 'close') => {
  if (question !== 'close') return parentPort!.postMessage(ask(question));
  database.close();
  return parentPort!.close();
});
