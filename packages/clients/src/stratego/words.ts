import type { Seat } from '@dedalo/engine';
import { squareName } from '@dedalo/grid';
import { type Cell, type Event, otherSeat, type Piece, RANK_OF, SIDE, type View } from '@dedalo/stratego';
import type { Words } from '@dedalo/words';

/** What people call a cell; files and the described program have numbers. */
export const placeText = (cell: Cell): string => squareName(cell, SIDE);

export const pieceText = (piece: Piece, { games }: Words): string => games.stratego.ranks[RANK_OF[piece]];

/** `general (GE)`, beside a board that shows the codes. */
export const codedPieceText = (piece: Piece, words: Words): string => `${pieceText(piece, words)} (${piece})`;

export const sideText = (seat: Seat, { games }: Words): string => games.stratego.sides[seat as 0 | 1];

/** A fight, as both players see it. */
export type Fought = Extract<Event, { type: 'fought' }>;

/** The attacker, the defender and the survivor. */
export function fightText({ seat, attacker, defender, result }: Fought, words: Words): string {
  const said = words.games.stratego;
  const attack = said.fought({
    side: sideText(seat, words),
    piece: pieceText(attacker, words),
    other: sideText(otherSeat(seat), words),
    enemy: pieceText(defender, words),
  });
  if (result === 'both') return `${attack}: ${said.bothGo}`;
  return `${attack}: ${said.stays(pieceText(result === 'attacker' ? attacker : defender, words))}`;
}

/** The events, a sentence each; the end of the game is described elsewhere. */
export const eventTexts = (events: readonly Event[], words: Words): string[] =>
  events.flatMap((event) => {
    const said = words.games.stratego;
    if (event.type === 'began') return [said.began];
    if (event.type === 'fought') return [fightText(event, words)];
    if (event.type !== 'moved') return [];
    const { seat, from, to } = event;
    return [said.moved({ side: sideText(seat, words), from: placeText(from), to: placeText(to) })];
  });

/** Why it is over, and the winner. */
export function endTexts({ reason, winner }: NonNullable<View['end']>, words: Words): string[] {
  const said = words.games.stratego;
  const loser = winner === null ? '' : sideText(otherSeat(winner), words);
  return [said.reasons[reason](loser), ...(winner === null ? [] : [said.won(sideText(winner, words))])];
}
