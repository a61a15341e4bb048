import { cleanTitle } from '../clean-title.ts';
import { LONGEST_REPLAY } from '../history/kept-game.ts';
import type { OwnEntries, OwnEntry } from '../own/own-entries.ts';

/** A position of a level that somebody keeps. */
export interface Bookmark {
  readonly key: string;
  /** A number unless somebody called it something. */
  readonly name: string;
  /** When it was set, in milliseconds since 1970. */
  readonly at: number;
  /** The game up to there. */
  readonly replay: string;
}

const LONGEST_NAME = 40;

/** What somebody calls a bookmark; '' where that is no name. */
export const bookmarkName = (text: string): string => cleanTitle(text).slice(0, LONGEST_NAME).trim();

export const bookmarkEntry = ({ key, ...value }: Bookmark): OwnEntry => ({ kind: 'bookmark', key, value });

/** The bookmarks of a level, called as its game is kept; in the order in which they were set. */
export function bookmarksOf(own: OwnEntries, level: string): readonly Bookmark[] {
  const found = [...own.values()].filter(({ kind, key }) => kind === 'bookmark' && key.startsWith(`${level} `));
  return found.flatMap((entry) => read(entry) ?? []).sort((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1));
}

function read({ key, value }: OwnEntry): Bookmark | undefined {
  const { name, at, replay } = value as Readonly<Partial<Record<keyof Bookmark, unknown>>>;
  const isGood = typeof name === 'string' && Number.isFinite(at) && typeof replay === 'string';
  if (!isGood || replay.length > LONGEST_REPLAY) return undefined;
  return { key, name: bookmarkName(name), at: at as number, replay };
}

/** Called by the first number that is free. */
export function newBookmark(
  bookmarks: readonly Bookmark[],
  what: Pick<Bookmark, 'at' | 'replay'> & { readonly level: string },
): Bookmark {
  const { level, at, replay } = what;
  const numbers = bookmarks.flatMap(({ name }) => (/^\d{1,6}$/.test(name) ? [Number(name)] : []));
  return { key: `${level} ${at.toString(36)}`, name: String(Math.max(0, ...numbers) + 1), at, replay };
}
