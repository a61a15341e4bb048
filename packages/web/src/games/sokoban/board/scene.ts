import type { Cell, Direction } from '@dedalo/grid';
import type { Level } from '@dedalo/sokoban';

/** Everything that a board shows. */
export interface Scene {
  readonly level: Level;
  /** Null in reverse play before the first jump. */
  readonly player: Cell | null;
  readonly facing: Direction;
  /** Box number i keeps its number. */
  readonly boxes: readonly Cell[];
  readonly marks: Marks;
}

export interface Marks {
  /** A byte a cell, 1 where a box could never leave for a goal. */
  readonly dead?: Uint8Array;
  /** A byte a cell, 1 where the player (or the picked box) can get. */
  readonly reach?: Uint8Array;
  readonly picked?: Cell;
  readonly lost?: readonly Cell[];
  /** Where the box in the frame should go, as a hint says. */
  readonly cursor?: Cell | undefined;
  /** In reverse play, the places that the boxes must get back to; undefined in forward play. */
  readonly targets?: readonly Cell[];
}
