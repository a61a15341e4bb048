import type { SearchSpace } from './search-space.ts';

export const EPOCH_WALL = 0xffff;
/** A place in the border of a torus, which is only another name for one on the far side. */
export const EPOCH_ALIAS = 0xfffe;
/** The low bits are the search's own; the rest is its number. */
export const EPOCH_STEP = 0b10_0000;

/**
 * Two bytes a place, marked with the number of the search that reached it, so that nothing needs clearing between
 * searches: what is lower than the current number has not been reached yet, walls are higher than all.
 */
export class Epochs {
  readonly state: Uint16Array;
  readonly #space: SearchSpace;
  #current = EPOCH_WALL;

  constructor(space: SearchSpace) {
    this.#space = space;
    this.state = new Uint16Array(space.size);
  }

  /** The number of a new search, in place over its own bits. */
  next(): number {
    this.#current += EPOCH_STEP;
    if (this.#current + EPOCH_STEP > EPOCH_ALIAS) this.#clear();
    return this.#current;
  }

  #clear(): void {
    const { grid, home, stride } = this.#space;
    this.state.fill(EPOCH_WALL);
    for (let place = 0; place < home.length; place++) if (home[place] !== place) this.state[place] = EPOCH_ALIAS;
    for (let cell = 0, y = 1; y <= grid.height; y++) {
      for (let x = 1; x <= grid.width; x++) if (grid.costs[cell++]) this.state[y * stride + x] = 0;
    }
    this.#current = EPOCH_STEP;
  }
}
