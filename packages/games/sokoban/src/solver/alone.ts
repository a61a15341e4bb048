import { Blocks, NO_BLOCK } from './blocks.ts';
import type { Ground } from './ground.ts';

/** No way leads there: more than any way has pushes. */
export const FAR = 1 << 30;

/**
 * What a box could do if it were alone on the board but for the `closed` cells, which never open: which is never less
 * than what it can do among others, so that all proofs of being lost begin here. A box on a cell with the player beside
 * it in direction d is the number cell * 4 + d.
 */
export class AloneBox {
  readonly #ground: Ground;
  readonly #blocks: Blocks;
  readonly #queue: Int32Array;
  readonly #pushes: Int32Array;

  constructor(ground: Ground) {
    this.#ground = ground;
    this.#blocks = new Blocks(ground);
    this.#queue = new Int32Array((ground.cells + 1) * 4);
    this.#pushes = new Int32Array((ground.cells + 1) * 4);
  }

  /** Sets the closed cells (a byte a cell, the wall's among them) and a cell of the floor on which the player is. */
  close(closed: Uint8Array, player: number): void {
    this.#blocks.find(closed, player);
  }

  /**
   * The least pushes from each cell to the nearest of `targets`, written into `least`, a number a cell: `FAR` where
   * there is no way, whichever side the player is on.
   */
  pushesTo(targets: ArrayLike<number>, least: Int32Array): void {
    const { next, wall } = this.#ground;
    const of = this.#blocks.of;
    const queue = this.#queue;
    const pushes = this.#pushes;
    pushes.fill(FAR);
    least.fill(FAR);
    let tail = 0;
    for (let i = 0; i < targets.length; i++) {
      const target = targets[i]!;
      for (let side = 0; side < 4; side++) {
        const at = target * 4 + side;
        if (of[at] === NO_BLOCK || pushes[at] === 0) continue;
        pushes[at] = 0;
        queue[tail++] = at;
        least[target] = 0;
      }
    }
    for (let head = 0; head < tail; head++) {
      const at = queue[head]!;
      const side = at & 3;
      const before = next[at]!;
      if (before === wall) continue;
      const beforeAt = before * 4 + side;
      const block = of[beforeAt]!;
      // No way between the cell before and the one behind it: one of them is closed.
      if (block === NO_BLOCK || of[at] === NO_BLOCK) continue;
      const count = pushes[at]! + 1;
      if (count < least[before]!) least[before] = count;
      for (let other = 0; other < 4; other++) {
        const otherAt = before * 4 + other;
        if (of[otherAt] !== block || pushes[otherAt]! <= count) continue;
        pushes[otherAt] = count;
        queue[tail++] = otherAt;
      }
    }
  }

  /** Marks in `reached`, a byte a cell, where a box that stands on `from` can be pushed, the player on any side. */
  reachOf(from: number, reached: Uint8Array): void {
    const { next, wall } = this.#ground;
    const of = this.#blocks.of;
    const queue = this.#queue;
    const seen = this.#pushes;
    seen.fill(0);
    reached.fill(0);
    reached[from] = 1;
    let tail = 0;
    for (let side = 0; side < 4; side++) {
      const at = from * 4 + side;
      if (of[at] === NO_BLOCK) continue;
      seen[at] = 1;
      queue[tail++] = at;
    }
    for (let head = 0; head < tail; head++) {
      const at = queue[head]!;
      const side = at & 3;
      const cell = at >> 2;
      const to = next[cell * 4 + (side ^ 2)]!;
      if (to === wall || of[cell * 4 + (side ^ 2)] === NO_BLOCK) continue;
      reached[to] = 1;
      const block = of[to * 4 + side]!;
      for (let other = 0; other < 4; other++) {
        const otherAt = to * 4 + other;
        if (of[otherAt] !== block || seen[otherAt] === 1) continue;
        seen[otherAt] = 1;
        queue[tail++] = otherAt;
      }
    }
  }
}
