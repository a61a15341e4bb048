import { AloneBox, FAR } from './alone.ts';
import type { Distances } from './distances.ts';
import type { Ground } from './ground.ts';
import { Regions } from './region.ts';

/** Cells times cells times goals; beyond that the table would take seconds, and nothing is a hotspot. */
const MOST_WORK = 10_000_000;

/**
 * Hotspots: boxes off goal that stand where, if they stayed there for ever, some other box would reach fewer goals. How
 * many there are is one of the features of a position; a good player moves them first.
 */
export class Hotspots {
  readonly #cells: number;
  /** By blocked cell and blocking cell: 1 where a box on the second takes goals from one on the first. */
  readonly #blocks: Uint8Array;

  constructor(ground: Ground, { dead }: Distances) {
    const { cells, wall, goals, isGoal } = ground;
    this.#cells = cells;
    if (cells * cells * goals.length > MOST_WORK) {
      this.#blocks = new Uint8Array(0);
      return;
    }
    this.#blocks = new Uint8Array(cells * cells);
    const alone = new AloneBox(ground);
    const regions = new Regions(ground);
    const closed = new Uint8Array(cells + 1);
    closed[wall] = 1;
    const least = new Int32Array(cells + 1);
    const count = (goals_: ArrayLike<number>): Int32Array => {
      const reached = new Int32Array(cells);
      for (let i = 0; i < goals_.length; i++) {
        alone.pushesTo([goals_[i]!], least);
        for (let cell = 0; cell < cells; cell++) if (least[cell] !== FAR) reached[cell]!++;
      }
      return reached;
    };
    alone.close(closed, ground.player);
    const free = count(goals);
    for (let blocker = 0; blocker < cells; blocker++) {
      if (dead[blocker] === 1 || isGoal[blocker] === 1) continue;
      closed[blocker] = 1;
      const reached = new Int32Array(cells);
      // The player may be on either side of the blocker, so that each part of the floor is looked at by itself.
      const parts = new Set<number>();
      for (let direction = 0; direction < 4; direction++) {
        const beside = ground.next[blocker * 4 + direction]!;
        if (beside === wall) continue;
        if (parts.size === 0) regions.divide(closed, beside);
        if (parts.has(regions.mark[beside]!)) continue;
        parts.add(regions.mark[beside]!);
        alone.close(closed, beside);
        const part = count(goals);
        for (let cell = 0; cell < cells; cell++) reached[cell] = Math.max(reached[cell]!, part[cell]!);
      }
      closed[blocker] = 0;
      for (let cell = 0; cell < cells; cell++) {
        if (cell === blocker || dead[cell] === 1 || isGoal[cell] === 1) continue;
        if (reached[cell]! < free[cell]!) this.#blocks[cell * cells + blocker] = 1;
      }
    }
  }

  count(boxes: ArrayLike<number>, length: number): number {
    const blocks = this.#blocks;
    if (blocks.length === 0) return 0;
    const cells = this.#cells;
    let hot = 0;
    for (let i = 0; i < length; i++) {
      const blocker = boxes[i]!;
      for (let j = 0; j < length; j++) {
        if (blocks[boxes[j]! * cells + blocker] === 1) {
          hot++;
          break;
        }
      }
    }
    return hot;
  }
}
