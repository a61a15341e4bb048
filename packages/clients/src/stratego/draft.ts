import type { Seat } from '@dedalo/engine';
import { type Cell, isHome, mirrored, type Piece, PIECES, RED, type Setup, setupFor } from '@dedalo/stratego';

/** A set-up in progress: the cell of each piece. Pieces without a cell are in hand. */
export type Draft = ReadonlyMap<Piece, Cell>;

export const NO_DRAFT: Draft = new Map();

export const draftOf = (seat: Seat, setup: Setup): Draft =>
  new Map(setupFor(seat, setup).map((cell, index) => [PIECES[index]!, cell]));

export const piecesInHand = (draft: Draft): Piece[] => PIECES.filter((piece) => !draft.has(piece));

export const pieceOn = (draft: Draft, cell: Cell): Piece | undefined =>
  PIECES.find((piece) => draft.get(piece) === cell);

/** The cells in the order of the pieces; undefined while one is in hand. */
export function cellsOf(draft: Draft): Cell[] | undefined {
  const cells = PIECES.flatMap((piece) => draft.get(piece) ?? []);
  return cells.length === PIECES.length ? cells : undefined;
}

/** A piece on the target goes where the other came from: to its cell, or into the hand. */
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

/** Mirrored left to right. */
export function mirroredDraft(draft: Draft): Draft {
  const pieces = [...draft.keys()];
  const { cells } = mirrored({ cells: [...draft.values()] });
  return new Map(pieces.map((piece, index) => [piece, cells[index]!]));
}

/** A complete draft as a set-up for either side. */
export function setupOf(seat: Seat, draft: Draft): Setup | undefined {
  const cells = cellsOf(draft);
  // Set-ups are written from Red's side, and turning rows twice changes nothing.
  return cells && { cells: seat === RED ? cells : setupFor(seat, { cells }) };
}

/** `FL 93 MA 72`: pieces and their cells. */
export const formatDraft = (draft: Draft): string => [...draft].flat().join(' ');

/** Reads untrusted text: the valid part. */
export function parseDraft(seat: Seat, text: string): Draft {
  const words = text.split(/\s+/);
  const draft = new Map<Piece, Cell>();
  for (const piece of PIECES) {
    const cell = Number(words[words.indexOf(piece) + 1]);
    if (words.includes(piece) && isHome(seat, cell) && pieceOn(draft, cell) === undefined) draft.set(piece, cell);
  }
  return draft;
}
