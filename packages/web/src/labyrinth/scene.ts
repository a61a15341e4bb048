import type { SabreColour } from '@dedalo/theseus';

/** A square by its number: row from the top times the columns, plus the column. */
export type Square = number;

/** Up, right, down, left. */
export type Way = 0 | 1 | 2 | 3;

/** The walls. One object stays one maze, so it is drawn once. */
export interface Maze {
  readonly columns: number;
  readonly rows: number;
  isWalled(square: Square, way: Way): boolean;
}

export type PieceName = 'theseus' | 'minotaur';

/** Everything visible on a board. */
export interface Scene {
  readonly maze: Maze;
  /** Undefined where it is out of sight. */
  readonly theseus: Square | undefined;
  readonly minotaur: Square | undefined;
  /** Supply number i is on square `supplies[i]`; undefined where it is taken or out of sight. */
  readonly supplies: readonly (Square | undefined)[];
  readonly exit?: Square;
  readonly sabre: SabreColour;
  /** Where the piece in turn may go. */
  readonly open: readonly Square[];
  /** The visible squares; undefined where all are. */
  readonly seen?: ReadonlySet<Square> | undefined;
  /** The squares that Theseus came from, the oldest first. */
  readonly thread: readonly Square[];
  /** A recommended step; to the same square it means to wait. */
  readonly advice?: { readonly from: Square; readonly to: Square } | undefined;
}

/** A visible step: from square to square, or against a wall and back. */
export type Walk =
  | { readonly piece: PieceName; readonly from: Square; readonly to: Square }
  | { readonly piece: PieceName; readonly at: Square; readonly against: Way };
