import { type Cell, PathFinder } from '@dedalo/grid';
import type { Ground } from '@dedalo/race';

/** The way to the exit while it is shown (R42); computed again when the user has entered another cell. */
export class Thread {
  #ground: Ground | undefined;
  #finder: PathFinder | undefined;
  #from: Cell = -1;

  /** The cells of the way, valid until the next is asked for. */
  from(ground: Ground, cell: Cell): Int32Array {
    if (this.#ground !== ground) {
      this.#ground = ground;
      this.#finder = new PathFinder(ground.grid);
      this.#from = -1;
    }
    const finder = this.#finder!;
    if (this.#from !== cell) {
      finder.search(cell, ground.exit, 'dijkstra');
      this.#from = cell;
    }
    return finder.cells.subarray(0, finder.length + 1);
  }

  /** A wall is gone, so there may be a shorter way. */
  forget(): void {
    this.#ground = undefined;
  }
}
