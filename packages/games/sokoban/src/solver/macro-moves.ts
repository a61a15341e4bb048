import { Blocks, NO_BLOCK } from './blocks.ts';
import type { Ground } from './ground.ts';
import type { Regions } from './region.ts';

/** Boxes are pushed towards the goals, or pulled away from them in searches from the end. */
export type Way = 'push' | 'pull';

export interface Scene {
  /** A byte a cell, 1 for boxes and the wall. */
  readonly closed: Uint8Array;
  /** Has just marked where the player can go. */
  readonly reach: Regions;
  readonly player: number;
  /** A byte a cell, 1 where no box may come. */
  readonly avoid: Uint8Array;
}

const NONE = -1;

/**
 * Every place where one box can be brought while all others stay, and every part of the floor where the player can be
 * then: the moves of the searches that think in boxes rather than pushes.
 */
export class MacroMoves {
  readonly #ground: Ground;
  readonly #way: Way;
  readonly #blocks: Blocks;
  readonly #queue: Int32Array;
  readonly #cameFrom: Int32Array;
  readonly #seen: Uint8Array;
  /** Right after `find`: the cell of the box and the side of it on which the player is, as cell * 4 + side. */
  readonly found: Int32Array;
  count = 0;

  constructor(ground: Ground, way: Way) {
    this.#ground = ground;
    this.#way = way;
    this.#blocks = new Blocks(ground);
    const places = (ground.cells + 1) * 4;
    this.#queue = new Int32Array(places);
    this.#cameFrom = new Int32Array(places);
    this.#seen = new Uint8Array(places);
    this.found = new Int32Array(places);
  }

  /** Whether a box can be moved at all, told at once. */
  canMove(box: number, { closed, reach, avoid }: Scene): boolean {
    const { next } = this.#ground;
    const { mark, stamp } = reach;
    for (let side = 0; side < 4; side++) {
      const beside = next[box * 4 + side]!;
      if (closed[beside] === 1 || mark[beside] !== stamp) continue;
      const to = this.#way === 'push' ? next[box * 4 + (side ^ 2)]! : beside;
      const room = this.#way === 'push' ? to : next[beside * 4 + side]!;
      if (closed[room] === 0 && avoid[to] === 0) return true;
    }
    return false;
  }

  find(box: number, { closed, reach, player, avoid }: Scene): void {
    const { next } = this.#ground;
    const { mark, stamp } = reach;
    const of = this.#blocks.of;
    const seen = this.#seen;
    const queue = this.#queue;
    const isPush = this.#way === 'push';
    this.count = 0;
    closed[box] = 0;
    this.#blocks.find(closed, player);
    seen.fill(0);
    let tail = 0;
    for (let side = 0; side < 4; side++) {
      const at = box * 4 + side;
      const beside = next[at]!;
      if (closed[beside] === 1 || mark[beside] !== stamp) continue;
      seen[at] = 1;
      this.#cameFrom[at] = NONE;
      queue[tail++] = at;
    }
    for (let head = 0; head < tail; head++) {
      const at = queue[head]!;
      const side = at & 3;
      const cell = at >> 2;
      const to = isPush ? next[cell * 4 + (side ^ 2)]! : next[at]!;
      const room = isPush ? to : next[to * 4 + side]!;
      if (closed[room] === 1 || avoid[to] === 1) continue;
      const toAt = to * 4 + side;
      if (seen[toAt] === 1) continue;
      this.found[this.count++] = toAt;
      const block = of[toAt]!;
      for (let other = 0; other < 4; other++) {
        const otherAt = to * 4 + other;
        if (other !== side && (of[otherAt] !== block || block === NO_BLOCK)) continue;
        seen[otherAt] = 1;
        this.#cameFrom[otherAt] = at;
        queue[tail++] = otherAt;
      }
    }
    closed[box] = 1;
  }

  /** The single pushes, as cell * 4 + direction, that bring the box to one of those just found. */
  pushesTo(found: number): number[] {
    const pushes: number[] = [];
    for (let at = found; this.#cameFrom[at] !== NONE;) {
      const before = this.#cameFrom[at]!;
      pushes.push((before >> 2) * 4 + ((before & 3) ^ 2));
      at = before;
    }
    return pushes.reverse();
  }
}
