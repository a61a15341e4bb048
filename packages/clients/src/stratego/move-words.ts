import { RANK_OF } from '@dedalo/stratego';
import type { Words } from '@dedalo/words';
import type { ListedMove } from './seen-moves.ts';
import { pieceText, placeText, sideText } from './words.ts';

/** Of so many moves the last one is the how manieth of its side. */
export const moveNumber = (count: number): number => Math.ceil(count / 2);

/** A move as a row of the list: who went where, and whom it met. */
export function moveText({ piece, from, to, fought }: ListedMove, words: Words): string {
  const said = words.games.stratego.moveList;
  const way = { from: placeText(from), to: placeText(to) };
  const moved = piece === null ? said.moved(way) : said.pieceMoved({ piece: pieceText(piece, words), ...way });
  if (!fought) return moved;
  const { attacker, defender, result } = fought;
  const { ranks } = words.games.stratego;
  const [own, enemy] = [ranks[RANK_OF[attacker]], ranks[RANK_OF[defender]]];
  const met = piece === null ? said.hiddenMet : said.met;
  return `${moved}, ${met[result]({ own, enemy })}`;
}

/** Whose move it was, and its number: `Red 12`. */
export const moveHead = (count: number, { seat }: ListedMove, words: Words): string =>
  `${sideText(seat, words)} ${moveNumber(count)}`;

/** Where somebody looks back to, and what happened there. */
export function lookingBackText(count: number, move: ListedMove | undefined, words: Words): string {
  const said = words.games.stratego.moveList;
  if (!move) return said.backAtStart;
  return said.backAfter({ move: moveHead(count, move, words), text: moveText(move, words) });
}
