import type { Ground } from './ground.ts';

/**
 * Boxes that will never move again. All are taken for frozen, and whichever has a free axis is released, until none
 * has; see `frozenBoxes` in assists for why that is right. Here on typed arrays, and one push at a time.
 */
export class Frozen {
  readonly #ground: Ground;
  readonly #queue: Int32Array;
  /** A byte a cell, 1 for a frozen box and for the wall; right after `find`. */
  readonly is: Uint8Array;

  constructor(ground: Ground) {
    this.#ground = ground;
    this.#queue = new Int32Array(ground.cells * 8 + 8);
    this.is = new Uint8Array(ground.cells + 1);
  }

  /** Whether a box on `cell` is free whatever holds the boxes beside it: the usual case, told at once. */
  isFreeAtOnce(closed: Uint8Array, dead: Uint8Array, cell: number): boolean {
    return this.#isFreeAxis(closed, dead, cell, 0) || this.#isFreeAxis(closed, dead, cell, 1);
  }

  #isFreeAxis(closed: Uint8Array, dead: Uint8Array, cell: number, direction: number): boolean {
    const next = this.#ground.next;
    const one = next[cell * 4 + direction]!;
    const other = next[cell * 4 + direction + 2]!;
    return closed[one] === 0 && closed[other] === 0 && (dead[one] === 0 || dead[other] === 0);
  }

  /** Finds them all; `boxes` lists the occupied cells, `closed` has a byte a cell for them and the wall. */
  find(boxes: ArrayLike<number>, closed: Uint8Array, dead: Uint8Array): void {
    const { next, wall } = this.#ground;
    const is = this.is;
    const queue = this.#queue;
    is.set(closed);
    let tail = 0;
    for (let i = 0; i < boxes.length; i++) queue[tail++] = boxes[i]!;
    for (let head = 0; head < tail; head++) {
      const box = queue[head]!;
      if (is[box] === 0) continue;
      if (!this.#isFreeAxis(is, dead, box, 0) && !this.#isFreeAxis(is, dead, box, 1)) continue;
      is[box] = 0;
      for (let direction = 0; direction < 4; direction++) {
        const beside = next[box * 4 + direction]!;
        if (beside !== wall && is[beside] === 1) queue[tail++] = beside;
      }
    }
  }

  /** Whether one of the frozen boxes stands off goal: the position is lost. Right after `find`. */
  hasLost(boxes: ArrayLike<number>): boolean {
    const { isGoal } = this.#ground;
    for (let i = 0; i < boxes.length; i++) if (this.is[boxes[i]!] === 1 && isGoal[boxes[i]!] === 0) return true;
    return false;
  }
}
