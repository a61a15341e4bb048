import { cleanTitle } from '../clean-title.ts';
import { isGameName } from '../progress/progress.ts';
import { type Day, isDay } from '../today/day.ts';
import { GAME_RESULTS, type GameResult, type LibraryGame } from './library-game.ts';

/** A game of the library as an entry of the list; its replay is stored separately. */
export interface KeptGame extends Omit<LibraryGame, 'replay' | 'daily'> {
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  /** The length of its replay. */
  readonly size: number;
  readonly isFavourite: boolean;
  /** The day of the challenge, where the game was one. */
  readonly day?: Day;
}

/** A game of the library with its replay. */
export interface WholeGame {
  readonly game: KeptGame;
  readonly replay: string;
}

/** The library is bounded: the oldest games go first, and favourites last of all. */
export const MOST_GAMES = 2000;
export const MOST_SIZE = 30_000_000;
export const LONGEST_REPLAY = 5_000_000;

const MOST_SEATS = 16;
const MOST_FIGURES = 12;
const MOST_NUMBER = Number.MAX_SAFE_INTEGER;

export function keptGameOf({ replay, daily, ...game }: LibraryGame, at: number): KeptGame {
  return {
    ...game,
    title: cleanTitle(game.title),
    names: game.names.map(cleanTitle),
    at,
    size: replay.length,
    isFavourite: false,
    ...(daily && { day: daily.day }),
  };
}

/** Joins the same game of two libraries. */
export const joinGames = (a: KeptGame, b: KeptGame): KeptGame => ({
  ...(a.at <= b.at ? a : b),
  isFavourite: a.isFavourite || b.isFavourite,
});

/** All games of two libraries, the newest first. */
export function joinLibraries(a: readonly KeptGame[], b: readonly KeptGame[]): KeptGame[] {
  const games = new Map(a.map((game) => [game.id, game]));
  for (const game of b) {
    const other = games.get(game.id);
    games.set(game.id, other ? joinGames(other, game) : game);
  }
  return newestFirst([...games.values()]);
}

/** Games that ended at the same moment are ordered by their ids, in every library. */
export const newestFirst = (games: readonly KeptGame[]): KeptGame[] =>
  [...games].sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));

/** The games that must go to make room for the others. */
export function outgrown(games: readonly KeptGame[]): KeptGame[] {
  const kept = newestFirst(games).sort((a, b) => Number(b.isFavourite) - Number(a.isFavourite));
  let size = kept.reduce((sum, game) => sum + game.size, 0);
  const gone: KeptGame[] = [];
  while (kept.length > MOST_GAMES || size > MOST_SIZE) {
    const last = kept.pop()!;
    size -= last.size;
    gone.push(last);
  }
  return gone;
}

/** Reads untrusted data: undefined where it cannot be a game. */
export function readKeptGame(value: unknown): KeptGame | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, game, title, names, ending, result, actions, figures, at, size, isFavourite, day } = value as Readonly<
    Record<string, unknown>
  >;
  if (!isText(id, /^[0-9a-f]{16}$/) || typeof game !== 'string' || !isGameName(game)) return undefined;
  if (typeof title !== 'string' || !isText(ending, /^[a-z][a-z0-9-]{0,39}$/)) return undefined;
  if (!Array.isArray(names) || names.length < 1 || names.length > MOST_SEATS) return undefined;
  if (!names.every((name): name is string => typeof name === 'string')) return undefined;
  const known = GAME_RESULTS.find((each): each is GameResult => each === result);
  const read = readFigures(figures);
  if (!known || !read || !isCount(actions) || !isCount(at) || !isCount(size) || size > LONGEST_REPLAY) return undefined;
  if (day !== undefined && !(typeof day === 'string' && isDay(day))) return undefined;
  return {
    id,
    game,
    title: cleanTitle(title),
    names: names.map(cleanTitle),
    ending,
    result: known,
    actions,
    figures: read,
    at,
    size,
    isFavourite: isFavourite === true,
    ...(day !== undefined && { day }),
  };
}

function readFigures(value: unknown): Readonly<Record<string, number>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const entries = Object.entries(value);
  if (entries.length > MOST_FIGURES) return undefined;
  if (!entries.every(([name, count]) => /^[a-z][A-Za-z]{0,31}$/.test(name) && isCount(count))) return undefined;
  return Object.fromEntries(entries) as Record<string, number>;
}

const isText = (value: unknown, looks: RegExp): value is string => typeof value === 'string' && looks.test(value);

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_NUMBER;
