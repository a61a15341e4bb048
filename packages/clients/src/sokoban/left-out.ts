import type { LeftOut } from '@dedalo/sokoban';
import type { Words } from '@dedalo/words';
import { printable } from '../printable.ts';
import { sokobanFileProblem } from '../sentences.ts';

/** More than these are only counted. */
const MOST_TOLD = 3;

/** What was left out of a file and why, in a sentence; undefined where nothing was. */
export function leftOutText(words: Words, file: string, leftOut: readonly LeftOut[]): string | undefined {
  if (leftOut.length === 0) return undefined;
  const said = words.games.sokoban;
  const told = leftOut.slice(0, MOST_TOLD).map(({ number, title, problem }) => {
    const name = title === undefined ? String(number) : `${number} “${printable(title)}”`;
    return `${name} (${sokobanFileProblem(words, file, problem).replace(/\.$/, '')})`;
  });
  const more = leftOut.length - told.length;
  return `${said.leftOut([...told, ...(more > 0 ? [said.leftOutMore(more)] : [])].join('; '))}.`;
}
