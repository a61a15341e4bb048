import type { Ground } from './ground.ts';
import type { Regions } from './region.ts';

/**
 * PI-corrals (Damgaard and Meger): floor that the player cannot enter, with boxes around it, such that as long as none of
 * these boxes has moved, whatever the others do, they can only be pushed further into it, by pushes that can all be done
 * now. Then whatever else is done first can as well be done after, so that only these boxes need to be pushed. It must
 * have something to do: a box off goal, or a goal to be filled.
 */
export class Corrals {
  readonly #ground: Ground;
  /** A byte a cell, 1 for the boxes to be pushed, right after `find` has found one. */
  readonly isTurn: Uint8Array;
  readonly #isEveryGoalFilled: boolean;
  readonly #inside: Uint8Array;
  readonly #queue: Int32Array;
  readonly #tried: Uint8Array;

  constructor(ground: Ground) {
    this.#ground = ground;
    this.#isEveryGoalFilled = ground.boxes.length === ground.goals.length;
    this.isTurn = new Uint8Array(ground.cells + 1);
    this.#inside = new Uint8Array(ground.cells + 1);
    this.#queue = new Int32Array(ground.cells + 1);
    this.#tried = new Uint8Array(ground.cells + 1);
  }

  /** The smallest one, if there is any that leaves boxes out. `reach` has just marked where the player can go. */
  find(
    closed: Uint8Array,
    { reach, dead, boxes }: { reach: Regions; dead: Uint8Array; boxes: ArrayLike<number> },
  ): boolean {
    const { next, wall } = this.#ground;
    const { mark, stamp } = reach;
    const tried = this.#tried;
    tried.fill(0);
    let fewest = boxes.length;
    let isFound = false;
    for (let i = 0; i < boxes.length; i++) {
      for (let direction = 0; direction < 4; direction++) {
        const seed = next[boxes[i]! * 4 + direction]!;
        if (seed === wall || closed[seed] !== 0 || mark[seed] === stamp || tried[seed] === 1) continue;
        const count = this.#grow(seed, closed, { mark, stamp, dead });
        if (count === 0 || count >= fewest) continue;
        fewest = count;
        isFound = true;
        this.isTurn.fill(0);
        for (let j = 0; j < boxes.length; j++) if (this.#inside[boxes[j]!] === 1) this.isTurn[boxes[j]!] = 1;
      }
    }
    return isFound;
  }

  /** Grows a corral from a cell until it is one: how many boxes it has, 0 where it is none or has nothing to do. */
  #grow(
    seed: number,
    closed: Uint8Array,
    { mark, stamp, dead }: { mark: Int32Array; stamp: number; dead: Uint8Array },
  ): number {
    const { next, wall, isGoal } = this.#ground;
    const inside = this.#inside;
    const queue = this.#queue;
    inside.fill(0);
    inside[wall] = 1;
    inside[seed] = 1;
    queue[0] = seed;
    let tail = 1;
    let count = 0;
    let hasWork = false;
    for (let head = 0; head < tail; head++) {
      const cell = queue[head]!;
      if (closed[cell] === 0) {
        this.#tried[cell] = 1;
        if (isGoal[cell] === 1 && this.#isEveryGoalFilled) hasWork = true;
        for (let direction = 0; direction < 4; direction++) {
          const beside = next[cell * 4 + direction]!;
          if (inside[beside] === 1) continue;
          inside[beside] = 1;
          queue[tail++] = beside;
        }
        continue;
      }
      count++;
      if (isGoal[cell] === 0) hasWork = true;
      for (let direction = 0; direction < 4; direction++) {
        const to = next[cell * 4 + direction]!;
        const from = next[cell * 4 + (direction ^ 2)]!;
        // Nobody pushes from within, or from a box of the corral, before one of its boxes has moved.
        if (inside[from] === 1 || dead[to] === 1) continue;
        if (inside[to] === 0) {
          // The push would lead out of the corral.
          if (mark[to] === stamp) return 0;
          inside[to] = 1;
          queue[tail++] = to;
        }
        // A push into it that cannot be done now: the floor or the box that is in the way belongs to it as well.
        if (closed[to] === 0 && mark[from] !== stamp) {
          inside[from] = 1;
          queue[tail++] = from;
        }
      }
    }
    return hasWork ? count : 0;
  }
}
