import type { Cell, Maze, Random } from '@dedalo/grid';
import type { Walk } from '../state.ts';

/** What an opponent goes by. */
export interface Walker {
  readonly maze: Maze;
  readonly at: Cell;
  readonly walk: Walk;
  /** Where the player's creature stands. */
  readonly hero: Cell;
  /** Cells that other opponents stand on: two never share one. */
  readonly taken: readonly Cell[];
}

/** Where it goes, its own cell if nowhere; and where one on patrol goes after that. */
export interface Stepped {
  readonly to: Cell;
  readonly posts?: readonly Cell[];
}

export type Mover = (walker: Walker, random: Random) => Stepped;
