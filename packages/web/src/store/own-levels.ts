import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** The user's own levels, as the text in which they came. */
export interface OwnLevels {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** Milliseconds since 1970, for the order of the list. */
  readonly added: number;
}

interface Schema extends DBSchema {
  levels: { key: string; value: OwnLevels };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

const database = (): Promise<IDBPDatabase<Schema>> =>
  (opened ??= openDB<Schema>('dedalo', 1, {
    upgrade: (db) => void db.createObjectStore('levels', { keyPath: 'id' }),
    // Another window wants to delete or upgrade the database.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  }));

/** The newest first; empty where the browser keeps nothing. */
export async function listOwnLevels(): Promise<OwnLevels[]> {
  try {
    const all = await (await database()).getAll('levels');
    return all.sort((a, b) => b.added - a.added);
  } catch {
    return [];
  }
}

/** Whether it was kept. */
export async function keepOwnLevels(levels: OwnLevels): Promise<boolean> {
  try {
    await (await database()).put('levels', levels);
    return true;
  } catch {
    return false;
  }
}

/** What was removed, so that it can be restored. */
export async function removeOwnLevels(id: string): Promise<OwnLevels | undefined> {
  try {
    const levels = await database();
    const removed = await levels.get('levels', id);
    await levels.delete('levels', id);
    return removed;
  } catch {
    return undefined;
  }
}

export async function forgetOwnLevels(): Promise<void> {
  try {
    await (await database()).clear('levels');
  } catch {
    // Where nothing was kept there is nothing to remove.
  }
}
