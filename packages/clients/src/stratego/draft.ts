import type { Seat } from '@dedalo/engine';
import { type Cell, isHome, mirrored, type Piece, PIECES, RED, type Setup, setupFor } from '@dedalo/stratego';

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

/** A piece that stands there goes where the piece came from: to its cell, or into the hand. */
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

/** The same with left and right changed. */
export function mirroredDraft(draft: Draft): Draft {
  const pieces = [...draft.keys()];
  const { cells } = mirrored({ cells: [...draft.values()] });
  return new Map(pieces.map((piece, index) => [piece, cells[index]!]));
}

/** A whole draft as a set-up that either side can take. */
export function setupOf(seat: Seat, draft: Draft): Setup | undefined {
  const cells = cellsOf(draft);
  // A set-up is written as Red would place it, and turning rows twice changes nothing.
  return cells && { cells: seat === RED ? cells : setupFor(seat, { cells }) };
}

/** `FL 93 MA 72`: pieces and their cells. */
export const formatDraft = (draft: Draft): string => [...draft].flat().join(' ');

/** Of a text that may be anything: what makes sense of it. */
export function parseDraft(seat: Seat, text: string): Draft {
  const words = text.split(/\s+/);
  const draft = new Map<Piece, Cell>();
  for (const piece of PIECES) {
    const cell = Number(words[words.indexOf(piece) + 1]);
    if (words.includes(piece) && isHome(seat, cell) && pieceOn(draft, cell) === undefined) draft.set(piece, cell);
  }
  return draft;
}
