import type { Seat } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { type Cell, mirrored, type Piece, PIECES, POOL, type Setup } from '@dedalo/stratego';
import {
  type Draft,
  draftOf,
  mirroredDraft,
  NO_DRAFT,
  pieceOn,
  piecesInHand,
  withoutCell,
  withPiece,
} from './draft.ts';

/** A person making a set-up: the draft, the next piece, and the picked one. */
export class Drafting {
  readonly seat: Seat;
  readonly #seed: string;
  #draft: Draft;
  #chosen: Piece | undefined;
  #picked: Cell | undefined;
  #drawn = 0;

  constructor(seat: Seat, draft: Draft, seed: string) {
    this.seat = seat;
    this.#draft = draft;
    this.#seed = seed;
  }

  get draft(): Draft {
    return this.#draft;
  }

  /** The cell of the piece about to be moved. */
  get picked(): Cell | undefined {
    return this.#picked;
  }

  get inHand(): readonly Piece[] {
    return piecesInHand(this.#draft);
  }

  /** The piece for the next free cell. */
  get next(): Piece | undefined {
    const { inHand } = this;
    return inHand.find((piece) => piece === this.#chosen) ?? inHand[0];
  }

  letGo(): void {
    this.#picked = undefined;
  }

  /** Places, picks, moves or swaps; false where there is nothing left to place. */
  choose(cell: Cell): boolean {
    const standing = pieceOn(this.#draft, cell);
    const picked = this.#picked === undefined ? undefined : pieceOn(this.#draft, this.#picked);
    if (picked !== undefined) {
      this.#draft = withPiece(this.#draft, picked, cell);
      this.#picked = undefined;
      return true;
    }
    if (standing !== undefined) {
      this.#picked = cell;
      return true;
    }
    const { next } = this;
    if (next === undefined) return false;
    const after = this.inHand.find((piece) => PIECES.indexOf(piece) > PIECES.indexOf(next));
    this.#draft = withPiece(this.#draft, next, cell);
    this.#chosen = after;
    return true;
  }

  /** Chooses another piece in hand. */
  turnHand(step: 1 | -1): void {
    const { inHand, next } = this;
    if (next !== undefined) this.#chosen = inHand.at((inHand.indexOf(next) + step) % inHand.length);
  }

  /** Makes this the next piece; if it is on the board already, it is taken back. */
  take(piece: Piece): void {
    const cell = this.#draft.get(piece);
    if (cell !== undefined) this.remove(cell);
    this.#chosen = piece;
  }

  /** Puts this piece on this cell, from wherever it was. */
  put(piece: Piece, cell: Cell): void {
    this.letGo();
    this.#draft = withPiece(this.#draft, piece, cell);
  }

  remove(cell: Cell): void {
    const piece = pieceOn(this.#draft, cell);
    this.letGo();
    this.#draft = withoutCell(this.#draft, cell);
    if (piece !== undefined) this.#chosen = piece;
  }

  clear(): void {
    this.letGo();
    this.#draft = NO_DRAFT;
    this.#chosen = undefined;
  }

  /** Mirrors the set-up. */
  mirror(): void {
    this.letGo();
    this.#draft = mirroredDraft(this.#draft);
  }

  load(setup: Setup): void {
    this.letGo();
    this.#draft = draftOf(this.seat, setup);
  }

  /** Another set-up of the pool each time; the same ones for the same seed. */
  drawFromPool(): void {
    const random = new Random(this.#seed).stream(`set-up ${this.seat} ${this.#drawn++}`);
    const setup = random.pick(POOL);
    this.load(random.below(2) === 0 ? setup : mirrored(setup));
  }
}
