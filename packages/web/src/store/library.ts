import {
  joinGames,
  type KeptGame,
  keptGameOf,
  LONGEST_REPLAY,
  newestFirst,
  outgrown,
  readKeptGame,
  type WholeGame,
} from '@dedalo/clients/history/kept-game';
import type { LibraryGame } from '@dedalo/clients/history/library-game';
import { isEmbedded } from '../app/embedded.ts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Replays are stored separately, so that a list is read without them. */
interface Schema extends DBSchema {
  games: { key: string; value: KeptGame };
  replays: { key: string; value: string };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('dedalo-library', 1, {
    upgrade: (db) => {
      db.createObjectStore('games', { keyPath: 'id' });
      db.createObjectStore('replays');
    },
    // Another window wants to delete or upgrade the database.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  return opened;
}

/** The result of keeping games: how many had to go for them, or that the browser keeps nothing. */
export type Added = { readonly gone: number } | 'not-kept';

export const addGame = (game: LibraryGame, at: number): Promise<Added> =>
  joinIntoLibrary([{ game: keptGameOf(game, at), replay: game.replay }]);

/** Adds the games of another library; those here already stay. */
export async function joinIntoLibrary(more: readonly WholeGame[]): Promise<Added> {
  if (isEmbedded) return { gone: 0 };
  try {
    const transaction = (await database()).transaction(['games', 'replays'], 'readwrite');
    const [games, replays] = [transaction.objectStore('games'), transaction.objectStore('replays')];
    for (const { game, replay } of more) {
      if (replay.length > LONGEST_REPLAY) continue;
      const known = await games.get(game.id);
      await games.put(known ? joinGames(known, game) : game);
      if (!known) await replays.put(replay, game.id);
    }
    const gone = outgrown(await games.getAll());
    for (const { id } of gone) await Promise.all([games.delete(id), replays.delete(id)]);
    await transaction.done;
    return { gone: gone.length };
  } catch {
    return 'not-kept';
  }
}

/** The newest first; empty where the browser keeps nothing. */
export async function listGames(): Promise<readonly KeptGame[]> {
  try {
    const found = await (await database()).getAll('games');
    return newestFirst(found.flatMap((game) => readKeptGame(game) ?? []));
  } catch {
    return [];
  }
}

export async function replayOf(id: string): Promise<string | undefined> {
  try {
    return await (await database()).get('replays', id);
  } catch {
    return undefined;
  }
}

/** Whether it was kept. */
export async function setFavourite(id: string, isFavourite: boolean): Promise<boolean> {
  try {
    const { store, done } = (await database()).transaction('games', 'readwrite');
    const game = await store.get(id);
    if (game) await store.put({ ...game, isFavourite });
    await done;
    return game !== undefined;
  } catch {
    return false;
  }
}

/** What was removed, so that it can be restored. */
export async function removeGame(id: string): Promise<WholeGame | undefined> {
  try {
    const transaction = (await database()).transaction(['games', 'replays'], 'readwrite');
    const [games, replays] = [transaction.objectStore('games'), transaction.objectStore('replays')];
    const [game, replay] = await Promise.all([games.get(id), replays.get(id)]);
    await Promise.all([games.delete(id), replays.delete(id), transaction.done]);
    return game && replay !== undefined ? { game, replay } : undefined;
  } catch {
    return undefined;
  }
}

export async function forgetLibrary(): Promise<void> {
  try {
    const transaction = (await database()).transaction(['games', 'replays'], 'readwrite');
    await Promise.all([
      transaction.objectStore('games').clear(),
      transaction.objectStore('replays').clear(),
      transaction.done,
    ]);
  } catch {
    // Where nothing was kept there is nothing to remove.
  }
}
