import type { Ground } from './ground.ts';

/** Far enough below 2³¹ for every part of the largest board to have one more. */
export const LAST_STAMP = 2_000_000_000;

/** Where the player can walk, and into how many parts boxes divide the floor. */
export class Regions {
  readonly #ground: Ground;
  readonly #queue: Int32Array;
  /** A number a cell, right after `fill` or `divide`: `stamp` for those found last. */
  readonly mark: Int32Array;
  stamp = 0;
  /** Right after `divide`: how many parts, the stamp of the first and its least cell. */
  parts = 0;
  first = 0;
  least = 0;

  constructor(ground: Ground) {
    this.#ground = ground;
    this.#queue = new Int32Array(ground.cells + 1);
    this.mark = new Int32Array(ground.cells + 1);
  }

  /** Marks what hangs together with `from`, and gives its least cell, by which the player's place is known. */
  fill(closed: Uint8Array, from: number): number {
    this.#nextStamp();
    return this.#spread(closed, from);
  }

  /** Stamps begin anew before they outgrow 32 bits, where everything would look out of reach. */
  #nextStamp(): void {
    if (this.stamp > LAST_STAMP) {
      this.mark.fill(0);
      this.stamp = 0;
    }
    this.stamp++;
  }

  #spread(closed: Uint8Array, from: number): number {
    const { next } = this.#ground;
    const { mark, stamp } = this;
    const queue = this.#queue;
    let tail = 1;
    let least = from;
    queue[0] = from;
    mark[from] = stamp;
    for (let head = 0; head < tail; head++) {
      const cell = queue[head]!;
      if (cell < least) least = cell;
      const at = cell * 4;
      for (let direction = 0; direction < 4; direction++) {
        const beside = next[at + direction]!;
        if (closed[beside] !== 0 || mark[beside] === stamp) continue;
        mark[beside] = stamp;
        queue[tail++] = beside;
      }
    }
    return least;
  }

  /** Marks every part of the floor with a stamp of its own; the first is that of `from`. */
  divide(closed: Uint8Array, from: number): void {
    this.least = this.fill(closed, from);
    const first = this.stamp;
    const { cells } = this.#ground;
    const { mark } = this;
    for (let cell = 0; cell < cells; cell++) {
      if (closed[cell] !== 0 || mark[cell]! >= first) continue;
      this.stamp++;
      this.#spread(closed, cell);
    }
    this.first = first;
    this.parts = this.stamp - first + 1;
  }
}
