import { SongError } from './song-error.ts';
import { BAR_LINE, type Word } from './words.ts';

/** A note, a chord, a drum, a hold or a rest; the signs of a bar share its time evenly. */
export type Sign = Word;
export type Bar = readonly [Sign, ...Sign[]];

/** The bars of a line, with a bar line between two. */
export function readBars(first: Word, words: readonly Word[]): Bar[] {
  const bars: Sign[][] = [[]];
  for (const word of words) {
    if (word.text === BAR_LINE) bars.push([]);
    else bars.at(-1)!.push(word);
  }
  const full = bars.filter(isBar);
  if (full.length === bars.length) return full;
  throw new SongError(first.at, `a bar of ${first.text} is empty; a rest is written .`);
}

const isBar = (signs: Sign[]): signs is [Sign, ...Sign[]] => signs.length > 0;
