import { AloneBox, FAR } from './alone.ts';
import { BoxGroups } from './box-groups.ts';
import type { Distances } from './distances.ts';
import { Frozen } from './frozen.ts';
import type { Ground } from './ground.ts';
import { LostSets } from './lost-sets.ts';
import { Regions } from './region.ts';

/** What one position is counted for as work, besides the proofs. */
const WORK_OF_A_LOOK = 100;

/** Proofs that a position can never be solved, from the cheapest to the longest. */
export class LostPositions {
  readonly sets: LostSets;
  readonly #ground: Ground;
  readonly #distances: Distances;
  readonly #frozen: Frozen;
  readonly #alone: AloneBox;
  readonly #groups: BoxGroups;
  readonly #regions: Regions;
  readonly #starts: Regions;
  readonly #least: Int32Array;
  readonly #solved: Uint8Array;
  #work = 0;

  constructor(ground: Ground, distances: Distances) {
    this.sets = new LostSets(ground, distances);
    this.#ground = ground;
    this.#distances = distances;
    this.#frozen = new Frozen(ground);
    this.#alone = new AloneBox(ground);
    this.#groups = new BoxGroups(ground);
    this.#regions = new Regions(ground);
    this.#starts = new Regions(ground);
    this.#least = new Int32Array(ground.cells + 1);
    this.#solved = new Uint8Array(ground.cells + 1);
  }

  get work(): number {
    return this.#work + this.sets.work;
  }

  isLost(closed: Uint8Array, boxes: Int32Array, player: number): boolean {
    this.#work += WORK_OF_A_LOOK;
    if (boxes.some((box) => this.sets.has(closed, box, player))) return true;
    this.#frozen.find(boxes, closed, this.#distances.dead);
    if (this.#frozen.hasLost(boxes)) return true;
    if (this.#isUnmatched(this.#frozen.is, boxes, player) || this.#isUnpacked(closed, this.#frozen.is)) return true;
    for (const group of this.#groups.of(closed, boxes, player)) if (this.sets.areLost(group, player)) return true;
    return false;
  }

  /** With boxes that never move again as walls, some other box has no goal of its own. */
  #isUnmatched(fixed: Uint8Array, boxes: Int32Array, player: number): boolean {
    const goals = this.#ground.goals.filter((goal) => fixed[goal] === 0);
    const loose = boxes.filter((box) => fixed[box] === 0);
    if (loose.length > goals.length) return true;
    this.#alone.close(fixed, player);
    const takers = Array.from(goals, (goal) => {
      this.#alone.pushesTo([goal], this.#least);
      // Even where nobody can get to it any more, the box that is there is there.
      this.#least[goal] = 0;
      return Array.from(loose, (box) => this.#least[box] !== FAR);
    });
    const holder = new Int32Array(goals.length).fill(-1);
    const asked = new Int32Array(goals.length).fill(-1);
    const seat = (box: number, round: number): boolean => {
      for (let goal = 0; goal < goals.length; goal++) {
        if (!takers[goal]![box] || asked[goal] === round) continue;
        asked[goal] = round;
        if (holder[goal] !== -1 && !seat(holder[goal]!, round)) continue;
        holder[goal] = box;
        return true;
      }
      return false;
    };
    return loose.some((_, box) => !seat(box, box));
  }

  /**
   * The solved board with these fixed boxes is taken apart, wherever the player may end, each box being gone once it can
   * be pulled at all. What is left must have been there from now on; else the board could never have been packed.
   */
  #isUnpacked(closed: Uint8Array, fixed: Uint8Array): boolean {
    const { goals, boxes, cells } = this.#ground;
    if (goals.length !== boxes.length) return false;
    const solved = this.#solved;
    solved.set(fixed);
    for (const goal of goals) solved[goal] = 1;
    const starts = this.#starts;
    const first = starts.stamp + 1;
    for (let start = 0; start < cells; start++) {
      if (solved[start] === 1 || starts.mark[start]! >= first) continue;
      if (this.#leftFrom(start, fixed).every((box) => closed[box] === 1)) return false;
      starts.fill(solved, start);
    }
    return true;
  }

  /** The boxes on goals that cannot be pulled away by a player who begins on that cell of the solved board. */
  #leftFrom(start: number, fixed: Uint8Array): Int32Array {
    const { next } = this.#ground;
    const rest = this.#solved.slice();
    let left = this.#ground.goals.filter((goal) => fixed[goal] === 0);
    for (;;) {
      this.#regions.fill(rest, start);
      const { mark, stamp } = this.#regions;
      const stays = left.filter((box) => {
        for (let side = 0; side < 4; side++) {
          const beside = next[box * 4 + side]!;
          if (rest[beside] === 1 || mark[beside] !== stamp || rest[next[beside * 4 + side]!] === 1) continue;
          rest[box] = 0;
          return false;
        }
        return true;
      });
      if (stays.length === left.length) return left;
      left = stays;
    }
  }
}
