import type { PackName } from '@dedalo/sokoban';
import type { Words } from '@dedalo/words';
import { printable } from '../printable.ts';
import { levelOfTitle, replayTitle } from '../replay-title.ts';

/** The names of the packs in the titles of games. */
export const PACK_TITLES: ReadonlyMap<string, PackName> = new Map([
  ['First steps', 'first-steps'],
  ['Classic', 'classic'],
  ['Pocket rooms', 'pockets'],
  ['Workshop', 'workshop'],
  ['Harbour', 'harbour'],
  ['Tangles', 'tangles'],
  ['Summits', 'summits'],
]);

/**
 * The title of the unfinished game, read off its text without playing it or loading the levels: for a level of a pack
 * the pack's name in the current language and its number; '' where no title can be read.
 */
export function leftTitle(replay: string, words: Words): string {
  const title = replayTitle(replay);
  const level = levelOfTitle(title);
  const pack = level && PACK_TITLES.get(level.collection);
  return pack ? `${words.games.sokoban.packs[pack]} ${level.number}` : printable(title);
}
