import { PIECES } from '@dedalo/stratego';
import type { Words } from '@dedalo/words';
import { sentence } from '../message.ts';
import type { Drafting } from './drafting.ts';
import { pieceText, placeText } from './words.ts';

/** A set-up at one moment. */
type DraftMoment = Pick<Drafting, 'draft' | 'next' | 'inHand'>;

export const momentOf = ({ draft, next, inHand }: Drafting): DraftMoment => ({ draft, next, inHand });

/** Only a whole set-up moves more than two pieces at once. */
const MOST_TOLD = 2;

/** The changes of a set-up for screen readers: the placed, the held and the remaining pieces. */
export function draftNews(before: DraftMoment, now: DraftMoment, words: Words): string | undefined {
  const said = words.games.stratego;
  const { put, inHandAgain } = words.web.stratego;
  const moved = PIECES.filter((piece) => before.draft.get(piece) !== now.draft.get(piece));
  if (moved.length === 0 && before.next === now.next) return undefined;
  const places = moved.map((piece) => {
    const cell = now.draft.get(piece);
    const name = pieceText(piece, words);
    return cell === undefined ? inHandAgain(name) : put({ piece: name, place: placeText(cell) });
  });
  const placed = said.settingUp({ placed: now.draft.size, of: PIECES.length });
  const left = now.next === undefined ? [said.allPlaced] : [placed, said.placeNext(pieceText(now.next, words))];
  return [...(moved.length > MOST_TOLD ? [] : places), ...(moved.length === 0 ? left.slice(-1) : left)]
    .map(sentence)
    .join(' ');
}
