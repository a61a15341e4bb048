import type { Distances } from './distances.ts';
import type { Ground } from './ground.ts';
import { PushSearch } from './push-search.ts';
import { Regions } from './region.ts';

/** Positions that a proof may look at: the first time, and at most, when a set is asked for again and again. */
const FIRST_PROOF = 30;
const LONGEST_PROOF = 8000;
/** What beginning a proof is counted for as work. */
const WORK_OF_A_PROOF = 10;

interface Verdict {
  asked: number;
  /** The longest proof that was tried. */
  tried: number;
  end: 'solved' | 'unsolvable' | undefined;
}

/** Boxes that are lost by themselves, as long as the player is on one of certain cells. */
interface LostSet {
  readonly boxes: readonly number[];
  /** A byte a cell. */
  readonly player: Uint8Array;
}

/**
 * Sets of boxes that are lost, learnt while searching. Whatever holds for fewer boxes holds for more: if some boxes alone
 * cannot all be brought to goals, every position with these boxes where they are and the player in the same part of the
 * floor is lost. Each is reduced to the boxes that matter before it is remembered, so that it is met again soon.
 */
export class LostSets {
  readonly #ground: Ground;
  readonly #distances: Distances;
  readonly #regions: Regions;
  readonly #closed: Uint8Array;
  readonly #verdicts = new Map<string, Verdict>();
  /** By cell: the sets that have a box there. */
  readonly #sets: LostSet[][];
  #count = 0;
  work = 0;

  constructor(ground: Ground, distances: Distances) {
    this.#ground = ground;
    this.#distances = distances;
    this.#regions = new Regions(ground);
    this.#closed = new Uint8Array(ground.cells + 1);
    this.#sets = Array.from({ length: ground.cells }, () => []);
  }

  get bytes(): number {
    return this.#count * (200 + this.#ground.cells) + this.#verdicts.size * 150;
  }

  /** Whether a known set, a box on this cell among it, is on the board. */
  readonly has = (closed: Uint8Array, box: number, player: number): boolean => {
    for (const { boxes, player: cells } of this.#sets[box]!) {
      if (cells[player] === 0) continue;
      let i = 0;
      while (i < boxes.length && closed[boxes[i]!] === 1) i++;
      if (i === boxes.length) return true;
    }
    return false;
  };

  /** Whether these boxes alone are proven to be lost; the more often it is asked, the longer it is tried. */
  areLost(boxes: readonly number[], player: number): boolean {
    const key = `${this.#markPart(boxes, player)} ${boxes.join()}`;
    const verdict = this.#verdicts.get(key) ?? { asked: 0, tried: 0, end: undefined };
    this.#verdicts.set(key, verdict);
    if (verdict.end !== undefined) return verdict.end === 'unsolvable';
    verdict.asked++;
    const length = Math.min(LONGEST_PROOF, FIRST_PROOF * verdict.asked);
    if (length < verdict.tried * 4) return false;
    verdict.tried = length;
    verdict.end = this.#prove(boxes, player, length);
    if (verdict.end === 'unsolvable') this.#learn(boxes, player, length);
    return verdict.end === 'unsolvable';
  }

  #prove(boxes: readonly number[], player: number, length: number): Verdict['end'] {
    const ground: Ground = { ...this.#ground, boxes: Int32Array.from(boxes), player };
    const weights = { done: 0, left: 1 };
    const search = new PushSearch(ground, this.#distances, { by: 'pushes', weights, isKnownLost: this.has });
    search.run(length);
    this.work += WORK_OF_A_PROOF + search.work;
    return search.found?.type;
  }

  /** Leaves out boxes that do not matter, and remembers the rest. */
  #learn(boxes: readonly number[], player: number, length: number): void {
    const { isGoal } = this.#ground;
    let core = [...boxes];
    for (const box of boxes) {
      const fewer = core.filter((other) => other !== box);
      if (fewer.every((other) => isGoal[other] === 1)) continue;
      if (this.#prove(fewer, player, length) === 'unsolvable') core = fewer;
    }
    this.#markPart(core, player);
    const { mark, stamp } = this.#regions;
    const cells = Uint8Array.from(mark, (value) => (value === stamp ? 1 : 0));
    for (const box of core) this.#sets[box]!.push({ boxes: core, player: cells });
    this.#count++;
  }

  /** Marks where the player could go if only these boxes were there, and gives the least cell of it. */
  #markPart(boxes: readonly number[], player: number): number {
    const closed = this.#closed;
    closed.fill(0);
    closed[this.#ground.wall] = 1;
    for (const box of boxes) closed[box] = 1;
    return this.#regions.fill(closed, player);
  }
}
