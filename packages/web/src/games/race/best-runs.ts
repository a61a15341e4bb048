import { parseRuns, type Run } from '@dedalo/clients/race/best-runs';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Schema extends DBSchema {
  runs: { key: string; value: readonly Run[] };
}

/** All runs are one value: there are few, and a better run may replace another. */
const ALL = 'all';

let opened: Promise<IDBPDatabase<Schema>> | undefined;

const database = (): Promise<IDBPDatabase<Schema>> =>
  (opened ??= openDB<Schema>('dedalo-race-runs', 1, {
    upgrade: (db) => void db.createObjectStore('runs'),
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  }));

/** The kept runs; none where the browser keeps nothing. */
export async function readRuns(): Promise<readonly Run[]> {
  try {
    return parseRuns(await (await database()).get('runs', ALL));
  } catch {
    return [];
  }
}

/** Changes the kept runs in one step, because another window may do so too. Returns whether they were kept. */
export async function changeRuns(change: (runs: readonly Run[]) => readonly Run[]): Promise<boolean> {
  try {
    const transaction = (await database()).transaction('runs', 'readwrite');
    const runs = parseRuns(await transaction.store.get(ALL));
    await transaction.store.put(change(runs), ALL);
    await transaction.done;
    return true;
  } catch {
    return false;
  }
}

export const forgetRuns = async (): Promise<void> => void (await changeRuns(() => []));
