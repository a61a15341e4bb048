import type { PackName } from '@dedalo/sokoban';
import type { Words } from '@dedalo/words';
import { printable } from '../printable.ts';
import { levelOfTitle, replayTitle } from '../replay-title.ts';

/** What the packs are called in the titles of games. */
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
 * What the game that was left is called, read off its text without playing it or loading the levels: a level of a pack
 * by the pack's name in the language that is spoken and its number; '' where no title can be read.
 */
export function leftTitle(replay: string, words: Words): string {
  const title = replayTitle(replay);
  const level = levelOfTitle(title);
  const pack = level && PACK_TITLES.get(level.collection);
  return pack ? `${words.games.sokoban.packs[pack]} ${level.number}` : printable(title);
}
