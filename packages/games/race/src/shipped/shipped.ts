import type { Content } from '../content/content.ts';
import type { CfgFile } from '../content/folder.ts';
import { loadContent } from '../content/load-content.ts';
import { TEXTS } from './texts.ts';

/** The games that come with the race. `daedalus` is the one to play, `small` has two small maps to try things on. */
export const SHIPPED_GAMES = ['daedalus', 'small'] as const;
export type ShippedGame = (typeof SHIPPED_GAMES)[number];

/** The files of a game, with their paths below its folder. */
export const shippedFiles = (game: ShippedGame): CfgFile[] =>
  Object.entries(TEXTS)
    .filter(([path]) => path.startsWith(`${game}/`))
    .map(([path, text]) => ({ path: path.slice(game.length + 1), text }));

export function shippedContent(game: ShippedGame): Content {
  const loaded = loadContent(shippedFiles(game));
  if (!loaded.ok) throw new Error(`the shipped game ${game} cannot be read: ${JSON.stringify(loaded.error)}`);
  return loaded.value.content;
}
