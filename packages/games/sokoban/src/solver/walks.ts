import type { Ground } from './ground.ts';

/** No way leads there. */
export const NO_WALK = -1;

/** The player's steps to each cell. */
export class Walks {
  readonly #next: Int32Array;
  readonly #queue: Int32Array;
  /** By cell, right after `find`. */
  readonly steps: Int32Array;

  constructor({ next, cells }: Ground) {
    this.#next = next;
    this.#queue = new Int32Array(cells + 1);
    this.steps = new Int32Array(cells + 1);
  }

  find(closed: Uint8Array, player: number): void {
    const { steps } = this;
    const queue = this.#queue;
    steps.fill(NO_WALK);
    steps[player] = 0;
    queue[0] = player;
    let tail = 1;
    for (let head = 0; head < tail; head++) {
      const cell = queue[head]!;
      for (let direction = 0; direction < 4; direction++) {
        const beside = this.#next[cell * 4 + direction]!;
        if (closed[beside] === 1 || steps[beside] !== NO_WALK) continue;
        steps[beside] = steps[cell]! + 1;
        queue[tail++] = beside;
      }
    }
  }
}
