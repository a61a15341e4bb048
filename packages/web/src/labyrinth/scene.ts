import type { SabreColour } from '@dedalo/theseus';

/** A square by its number: row from the top times the columns, plus the column. */
export type Square = number;

/** Up, right, down, left. */
export type Way = 0 | 1 | 2 | 3;

/** Where the walls stand. One object stays one maze: it is drawn once. */
export interface Maze {
  readonly columns: number;
  readonly rows: number;
  isWalled(square: Square, way: Way): boolean;
}

export type PieceName = 'theseus' | 'minotaur';

/** All that is seen on a board. */
export interface Scene {
  readonly maze: Maze;
  /** Undefined where it is not seen. */
  readonly theseus: Square | undefined;
  readonly minotaur: Square | undefined;
  /** Supply number i lies on square `supplies[i]`; undefined where it is taken or not seen. */
  readonly supplies: readonly (Square | undefined)[];
  readonly exit?: Square;
  readonly sabre: SabreColour;
  /** Where whoever is to move may go. */
  readonly open: readonly Square[];
  /** The squares that are seen; undefined where all are. */
  readonly seen?: ReadonlySet<Square> | undefined;
  /** Where Theseus has come from, the oldest first. */
  readonly thread: readonly Square[];
  /** A step that is recommended; to the same square it is a wait. */
  readonly advice?: { readonly from: Square; readonly to: Square } | undefined;
}

/** A step before one's eyes: from square to square, or against a wall and back. */
export type Walk =
  | { readonly piece: PieceName; readonly from: Square; readonly to: Square }
  | { readonly piece: PieceName; readonly at: Square; readonly against: Way };
