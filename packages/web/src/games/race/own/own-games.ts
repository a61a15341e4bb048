import { MOST_BYTES } from '@dedalo/clients/race/brought-limits';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Brought, sizeInAll } from './brought.ts';

/** A designer's own game as an entry of the list. */
export interface KeptGame {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970, for the order of the list. */
  readonly added: number;
  /** Bytes of its files. */
  readonly size: number;
}

interface KeptFiles {
  readonly id: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Files are stored separately, so that a list is read without them. */
interface Schema extends DBSchema {
  games: { key: string; value: KeptGame };
  files: { key: string; value: KeptFiles };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('dedalo-race', 1, {
    upgrade: (db) => {
      db.createObjectStore('games', { keyPath: 'id' });
      db.createObjectStore('files', { keyPath: 'id' });
    },
    // Another window wants to delete or upgrade the database.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  return opened;
}

/** The newest first; empty where the browser keeps nothing. */
export async function listOwnGames(): Promise<readonly KeptGame[]> {
  try {
    const all = await (await database()).getAll('games');
    return all.sort((a, b) => b.added - a.added);
  } catch {
    return [];
  }
}

/** The files of a kept game, as if they were opened again. */
export async function readOwnGame(id: string): Promise<Brought | undefined> {
  try {
    const stores = (await database()).transaction(['games', 'files']);
    const [game, kept] = await Promise.all([stores.objectStore('games').get(id), stores.objectStore('files').get(id)]);
    return game && kept && { name: game.name, files: kept.files, warnings: [] };
  } catch {
    return undefined;
  }
}

/** What a game is kept under and called, and since when. */
export type Keeping = Pick<KeptGame, 'id' | 'name' | 'added'>;

/** Whether it was kept; one with the same id is replaced. */
export async function keepOwnGame(
  { id, name, added }: Keeping,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<boolean> {
  const size = sizeInAll(files);
  if (size > MOST_BYTES) return false;
  try {
    const stores = (await database()).transaction(['games', 'files'], 'readwrite');
    await Promise.all([
      stores.objectStore('games').put({ id, name, added, size }),
      stores.objectStore('files').put({ id, files }),
      stores.done,
    ]);
    return true;
  } catch {
    return false;
  }
}

/** What was removed, so that it can be restored. */
export async function removeOwnGame(id: string): Promise<Brought | undefined> {
  const removed = await readOwnGame(id);
  try {
    const stores = (await database()).transaction(['games', 'files'], 'readwrite');
    await Promise.all([stores.objectStore('games').delete(id), stores.objectStore('files').delete(id), stores.done]);
    return removed;
  } catch {
    return undefined;
  }
}

export async function forgetOwnGames(): Promise<void> {
  try {
    const stores = (await database()).transaction(['games', 'files'], 'readwrite');
    await Promise.all([stores.objectStore('games').clear(), stores.objectStore('files').clear(), stores.done]);
  } catch {
    // Where nothing was kept there is nothing to remove.
  }
}
