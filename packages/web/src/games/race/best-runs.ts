import { parseRuns, type Run } from '@dedalo/clients/race/best-runs';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Schema extends DBSchema {
  runs: { key: string; value: readonly Run[] };
}

/** All runs are one value: they are few, and one better run may push out another. */
const ALL = 'all';

let opened: Promise<IDBPDatabase<Schema>> | undefined;

const database = (): Promise<IDBPDatabase<Schema>> =>
  (opened ??= openDB<Schema>('dedalo-race-runs', 1, {
    upgrade: (db) => void db.createObjectStore('runs'),
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  }));

/** What was kept, or nothing where the browser keeps nothing. */
export async function readRuns(): Promise<readonly Run[]> {
  try {
    return parseRuns(await (await database()).get('runs', ALL));
  } catch {
    return [];
  }
}

/** Changes what is kept, in one step, for another window may do so too. Whether it was kept. */
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
