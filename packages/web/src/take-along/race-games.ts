import type { Other } from '@dedalo/clients/take-along/belongings';
import { keepOwnGame, type KeptGame, listOwnGames, readOwnGame } from '../games/race/own/own-games.ts';
import { fromBase64, toBase64 } from './base64.ts';

const KIND = 'race-game';
/** A game is one line of the file; of all games together there is not more, so that the file can be read in again. */
const MOST_OF_ONE = 8_000_000;
const MOST_OF_ALL = 24_000_000;

/** Which games go into the file, the newest first, and which are too large. */
export function fitting(games: readonly KeptGame[]): {
  readonly taken: readonly KeptGame[];
  readonly left: readonly KeptGame[];
} {
  const [taken, left]: [KeptGame[], KeptGame[]] = [[], []];
  let size = 0;
  for (const game of games) {
    const fits = game.size <= MOST_OF_ONE && size + game.size <= MOST_OF_ALL;
    if (fits) size += game.size;
    (fits ? taken : left).push(game);
  }
  return { taken, left };
}

/** Designers' own games, each with its files. */
export async function keptRaceGames(): Promise<{
  readonly others: readonly Other[];
  readonly tooLarge: readonly string[];
}> {
  const { taken, left } = fitting(await listOwnGames());
  const others = await Promise.all(
    taken.map(async ({ id, name, added }): Promise<Other[]> => {
      const brought = await readOwnGame(id);
      if (!brought) return [];
      const files = Object.fromEntries([...brought.files].map(([path, bytes]) => [path, toBase64(bytes)]));
      return [{ kind: KIND, key: id, value: { name, added, files } }];
    }),
  );
  return { others: others.flat(), tooLarge: left.map(({ name }) => name) };
}

/** Keeps those that are not here yet; whether one can be raced is found out when it is opened. */
export async function applyRaceGames(others: readonly Other[]): Promise<void> {
  const here = new Set((await listOwnGames()).map(({ id }) => id));
  for (const { kind, key, value } of others) {
    if (kind !== KIND || here.has(key)) continue;
    const { name, added, files } = value as Readonly<Record<string, unknown>>;
    const read = filesFrom(files);
    if (typeof name === 'string' && typeof added === 'number' && read)
      await keepOwnGame({ id: key, name, added }, read);
  }
}

/** Undefined where a file makes no sense. */
export function filesFrom(files: unknown): ReadonlyMap<string, Uint8Array> | undefined {
  if (typeof files !== 'object' || files === null) return undefined;
  const read = new Map<string, Uint8Array>();
  for (const [path, text] of Object.entries(files)) {
    const bytes = typeof text === 'string' ? fromBase64(text) : undefined;
    if (!bytes) return undefined;
    read.set(path, bytes);
  }
  return read;
}
