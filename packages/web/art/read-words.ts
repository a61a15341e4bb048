import { ArtError } from './art-error.ts';
import { type Turn, TURNS } from './pixels.ts';
import type { Word } from './source.ts';

const MOST_PIXELS = 256;

export function readSize(word: Word): number {
  const size = Number(word.text);
  if (/^[0-9]+$/.test(word.text) && size >= 1 && size <= MOST_PIXELS) return size;
  throw new ArtError(word.place, `${word.text} is not a size; write a number from 1 to ${MOST_PIXELS}.`);
}

export function readOffset(word: Word): number {
  if (/^-?[0-9]+$/.test(word.text)) return Number(word.text);
  throw new ArtError(word.place, `${word.text} is not a number of pixels.`);
}

export function readTurn(word: Word): Turn {
  const turn = TURNS.find((each) => each === word.text);
  if (turn) return turn;
  throw new ArtError(word.place, `${word.text} is no way to turn a part; ${TURNS.join(', ')} are.`);
}
