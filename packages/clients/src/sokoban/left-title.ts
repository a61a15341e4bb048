import type { PackName } from '@dedalo/sokoban';
import type { Words } from '@dedalo/words';
import { printable } from '../printable.ts';

/** What the packs are called in the titles of games. */
export const PACK_TITLES: ReadonlyMap<string, PackName> = new Map([
  ['First steps', 'first-steps'],
  ['Classic', 'classic'],
  ['Workshop', 'workshop'],
  ['Tangles', 'tangles'],
]);

/**
 * What the game that was left is called, read off its text without playing it or loading the levels: a level of a pack
 * by the pack's name in the language that is spoken and its number; '' where no title can be read.
 */
export function leftTitle(replay: string, words: Words): string {
  const title = quoted(/^title (".*")\r?$/m.exec(replay)?.[1]);
  const [, name = '', number = ''] = /^(.+?) (\d+)(?::.*)?$/.exec(title) ?? [];
  const pack = PACK_TITLES.get(name);
  return pack ? `${words.games.sokoban.packs[pack]} ${number}` : printable(title);
}

function quoted(text: string | undefined): string {
  try {
    const value: unknown = JSON.parse(text ?? '""');
    return typeof value === 'string' ? value : '';
  } catch {
    return '';
  }
}
