import type { Seat } from '@dedalo/engine';
import { type Cell, type Piece, PIECES, type Setup, setupFor } from '@dedalo/stratego';

/** A set-up being made: where each piece shall begin. Pieces without a cell are still in hand. */
export type Draft = ReadonlyMap<Piece, Cell>;

export const NO_DRAFT: Draft = new Map();

export const draftOf = (seat: Seat, setup: Setup): Draft =>
  new Map(setupFor(seat, setup).map((cell, index) => [PIECES[index]!, cell]));

export const piecesInHand = (draft: Draft): Piece[] => PIECES.filter((piece) => !draft.has(piece));

export const pieceOn = (draft: Draft, cell: Cell): Piece | undefined =>
  PIECES.find((piece) => draft.get(piece) === cell);

/** The cells in the order in which the pieces are placed; undefined while one is in hand. */
export function cellsOf(draft: Draft): Cell[] | undefined {
  const cells = PIECES.flatMap((piece) => draft.get(piece) ?? []);
  return cells.length === PIECES.length ? cells : undefined;
}

/** Who stands there goes where the piece came from: to its cell, or into the hand. */
export function withPiece(draft: Draft, piece: Piece, cell: Cell): Draft {
  const from = draft.get(piece);
  const other = pieceOn(draft, cell);
  const next = new Map(draft);
  if (other !== undefined && from !== undefined) next.set(other, from);
  else if (other !== undefined) next.delete(other);
  return next.set(piece, cell);
}

export function withoutCell(draft: Draft, cell: Cell): Draft {
  const next = new Map(draft);
  const piece = pieceOn(draft, cell);
  if (piece !== undefined) next.delete(piece);
  return next;
}
