import type { Ground } from './ground.ts';
import { Regions } from './region.ts';

/** Groups with more boxes than this are not worth a proof. */
const MOST_BOXES = 12;

/**
 * Groups of boxes that may be lost by themselves: those around floor that the player cannot enter, and these with all
 * that touch them. (Clusters of boxes anywhere were tried as well: no level more, and nine per cent slower.)
 */
export class BoxGroups {
  readonly #ground: Ground;
  readonly #regions: Regions;
  readonly #is: Int32Array;
  #stamp = 0;

  constructor(ground: Ground) {
    this.#ground = ground;
    this.#regions = new Regions(ground);
    this.#is = new Int32Array(ground.cells + 1);
  }

  /** Each in ascending order, the likeliest first; none that is all on goals. */
  *of(closed: Uint8Array, boxes: Int32Array, player: number): Iterable<readonly number[]> {
    const regions = this.#regions;
    regions.divide(closed, player);
    const { first, parts } = regions;
    for (let part = 1; part < parts; part++) {
      const around = [...boxes].filter((box) => this.#isBesidePart(box, closed, first + part));
      if (this.#isWorthIt(around)) yield around;
      const wider = this.#withNeighbours(closed, around);
      if (wider.length > around.length && this.#isWorthIt(wider)) yield wider;
    }
  }

  #isWorthIt(boxes: readonly number[]): boolean {
    return boxes.length <= MOST_BOXES && boxes.some((box) => this.#ground.isGoal[box] === 0);
  }

  #isBesidePart(box: number, closed: Uint8Array, stamp: number): boolean {
    const { next } = this.#ground;
    for (let side = 0; side < 4; side++) {
      const beside = next[box * 4 + side]!;
      if (closed[beside] === 0 && this.#regions.mark[beside] === stamp) return true;
    }
    return false;
  }

  /** Some boxes and all that stand beside them, one through the other. */
  #withNeighbours(closed: Uint8Array, boxes: readonly number[]): number[] {
    const { next, wall } = this.#ground;
    const is = this.#is;
    const stamp = ++this.#stamp;
    const wider = [...boxes];
    for (const box of boxes) is[box] = stamp;
    for (const box of wider) {
      for (let side = 0; side < 4; side++) {
        const beside = next[box * 4 + side]!;
        if (beside === wall || closed[beside] === 0 || is[beside] === stamp) continue;
        is[beside] = stamp;
        wider.push(beside);
      }
    }
    return wider.sort((a, b) => a - b);
  }
}
