import { BucketQueue } from './bucket-queue.ts';
import { Corrals } from './corral.ts';
import { FAR } from './alone.ts';
import type { Distances } from './distances.ts';
import { Frozen } from './frozen.ts';
import type { Ground } from './ground.ts';
import { Matching } from './matching.ts';
import { Regions } from './region.ts';
import { FIRST_ROOM, grown, StateStore } from './state-store.ts';
import { Walks } from './walks.ts';

/** What a search has come to: pushes, each the cell of a box and a direction as cell * 4 + direction. */
export type Found =
  | { readonly type: 'solved'; readonly pushes: readonly number[] }
  /** Everything was tried. */
  | { readonly type: 'unsolvable' };

export interface PushSearchOptions {
  /** What the way so far and what is left at least count for in the order of the search; 1 and 1 find the shortest. */
  readonly weights: { readonly done: number; readonly left: number };
  /** What is counted. By moves, the player's own cell is part of a position. */
  readonly by: 'pushes' | 'moves';
  /** Whether boxes that are known to be lost, the one just pushed among them, are on the board. */
  readonly isKnownLost?: (closed: Uint8Array, box: number, player: number) => boolean;
}

const NONE = -1;
/** Positions times cells in one run, unless it is told otherwise. */
const MOST_AT_ONCE = 6400;

/**
 * Best-first search over single pushes: A* where the weights are equal, greedy where only what is left counts. What is
 * left is estimated by matching boxes and goals. Complete: a position is left out only if it is proven to be lost.
 */
export class PushSearch {
  readonly #ground: Ground;
  readonly #distances: Distances;
  readonly #options: PushSearchOptions;
  readonly #store: StateStore;
  readonly #queue = new BucketQueue();
  readonly #frozen: Frozen;
  readonly #reach: Regions;
  readonly #childReach: Regions;
  readonly #corrals: Corrals;
  readonly #matching: Matching;
  readonly #boxes: Int32Array;
  readonly #closed: Uint8Array;
  readonly #walks: Walks;
  #parent = new Int32Array(FIRST_ROOM);
  #push = new Int32Array(FIRST_ROOM);
  #done = new Int32Array(FIRST_ROOM);
  #left = new Int32Array(FIRST_ROOM);
  /** 1 for a position that was looked at since its shortest way was found, and for one that is lost. */
  #looked = new Int32Array(FIRST_ROOM);
  /** Whether the boxes of the position being looked at are matched; most often none of its pushes is new. */
  #isMatched = false;
  /** Where the box that is being tried stands in that position. */
  #pushed = 0;
  nodes = 0;
  /** The most boxes that were ever on goals. */
  best = 0;
  found: Found | undefined;

  constructor(ground: Ground, distances: Distances, options: PushSearchOptions) {
    const { cells, wall, boxes, goals } = ground;
    this.#ground = ground;
    this.#distances = distances;
    this.#options = options;
    this.#store = new StateStore(ground);
    this.#frozen = new Frozen(ground);
    this.#reach = new Regions(ground);
    this.#childReach = new Regions(ground);
    this.#corrals = new Corrals(ground);
    this.#matching = new Matching(boxes.length, goals.length, distances.toGoals);
    this.#boxes = new Int32Array(boxes.length);
    this.#closed = new Uint8Array(cells + 1);
    this.#closed[wall] = 1;
    this.#walks = new Walks(ground);
    if (boxes.length > goals.length || boxes.some((box) => distances.dead[box] === 1)) {
      this.found = { type: 'unsolvable' };
      return;
    }
    for (const [index, box] of boxes.entries()) this.#matching.place(index, box);
    const left = this.#matching.solve();
    if (left >= FAR) {
      this.found = { type: 'unsolvable' };
      return;
    }
    // The start has a player of its own: if it is solved already, it must be met again to count.
    this.#store.setDraft(boxes, boxes.length, wall);
    const hash = boxes.reduce((sum, box) => sum ^ this.#store.ofBox(box), 0);
    const start = this.#store.put(hash);
    this.#parent[start] = NONE;
    this.#left[start] = left;
    this.#queue.put(start, left * options.weights.left);
  }

  /** What has been done, in units of about a microsecond: matching grows with the boxes, walking with the cells. */
  get work(): number {
    const { boxes, goals, cells } = this.#ground;
    return this.nodes * (3 + cells / 64 + (boxes.length * goals.length) / 16);
  }

  get bytes(): number {
    return this.#store.bytes + this.#queue.bytes + this.#parent.byteLength * 5;
  }

  /** Looks at so many positions, or fewer where it ends before. */
  run(positions = 1 + Math.floor(MOST_AT_ONCE / this.#ground.cells)): void {
    for (let i = 0; i < positions && this.found === undefined; i++) {
      if (this.#queue.length === 0) this.found = { type: 'unsolvable' };
      else this.#look(this.#queue.take());
    }
  }

  #look(state: number): void {
    if (this.#looked[state] === 1) return;
    this.#looked[state] = 1;
    this.nodes++;
    const store = this.#store;
    const boxes = this.#boxes;
    const closed = this.#closed;
    const { next, wall, isGoal } = this.#ground;
    const { dead } = this.#distances;
    const count = store.boxes(state, boxes);
    let hash = 0;
    let onGoals = 0;
    for (let i = 0; i < count; i++) {
      const box = boxes[i]!;
      closed[box] = 1;
      hash ^= store.ofBox(box);
      onGoals += isGoal[box]!;
    }
    if (onGoals > this.best) this.best = onGoals;
    const kept = store.player(state);
    if (onGoals === count && kept !== wall) {
      this.found = { type: 'solved', pushes: this.#wayTo(state) };
    } else {
      const byMoves = this.#options.by === 'moves';
      const player = kept === wall ? this.#ground.player : kept;
      this.#reach.fill(closed, player);
      if (byMoves) this.#walks.find(closed, player);
      const hasCorral = !byMoves && this.#corrals.find(closed, { reach: this.#reach, dead, boxes });
      this.#isMatched = false;
      store.setDraft(boxes, count, 0);
      const { mark, stamp } = this.#reach;
      for (let i = 0; i < count; i++) {
        const box = boxes[i]!;
        if (hasCorral && this.#corrals.isTurn[box] === 0) continue;
        for (let direction = 0; direction < 4; direction++) {
          const to = next[box * 4 + direction]!;
          const from = next[box * 4 + (direction ^ 2)]!;
          if (closed[to] === 1 || dead[to] === 1 || closed[from] === 1 || mark[from] !== stamp) continue;
          const cost = byMoves ? this.#walks.steps[from]! + 1 : 1;
          this.#tryPush(state, { index: i, box, to, direction, hash, cost });
        }
      }
    }
    for (let i = 0; i < count; i++) closed[boxes[i]!] = 0;
  }

  #tryPush(
    state: number,
    {
      index,
      box,
      to,
      direction,
      hash,
      cost,
    }: { index: number; box: number; to: number; direction: number; hash: number; cost: number },
  ): void {
    const store = this.#store;
    const boxes = this.#boxes;
    const closed = this.#closed;
    const { dead } = this.#distances;
    this.#pushed = box;
    closed[box] = 0;
    closed[to] = 1;
    boxes[index] = to;
    let isLost = false;
    if (!this.#frozen.isFreeAtOnce(closed, dead, to)) {
      this.#frozen.find(boxes, closed, dead);
      isLost = this.#frozen.hasLost(boxes);
    }
    isLost ||= this.#options.isKnownLost?.(closed, to, box) ?? false;
    if (!isLost) {
      store.moveInDraft(box, to);
      store.draft[store.words] = this.#options.by === 'moves' ? box : this.#childReach.fill(closed, box);
      const before = store.count;
      const child = store.put(hash ^ store.ofBox(box) ^ store.ofBox(to));
      store.moveInDraft(to, box);
      const done = this.#done[state]! + cost;
      if (child === before) {
        this.#makeRoom(child);
        const left = this.#leftAfter(index, to);
        if (left >= FAR) this.#looked[child] = 1;
        else {
          this.#left[child] = left;
          this.#reachBy(child, { state, push: box * 4 + direction, done });
        }
      } else if (done < this.#done[child]!) {
        // The estimate knows no side of the player, so that a push may lower it by more than one: a position may have
        // been looked at by a longer way. Lost ones have done nothing, so that they stay as they are.
        this.#looked[child] = 0;
        this.#reachBy(child, { state, push: box * 4 + direction, done });
      }
    }
    boxes[index] = box;
    closed[to] = 0;
    closed[box] = 1;
  }

  /** What is left at least if a box of the position being looked at were on another cell. */
  #leftAfter(index: number, to: number): number {
    if (!this.#isMatched) {
      const now = this.#boxes[index]!;
      this.#boxes[index] = this.#pushed;
      for (let i = 0; i < this.#boxes.length; i++) this.#matching.place(i, this.#boxes[i]!);
      this.#boxes[index] = now;
      this.#matching.solve();
      this.#matching.keep();
      this.#isMatched = true;
    }
    return this.#matching.solveWith(index, to);
  }

  #reachBy(child: number, { state, push, done }: { state: number; push: number; done: number }): void {
    const { weights } = this.#options;
    this.#parent[child] = state;
    this.#push[child] = push;
    this.#done[child] = done;
    this.#queue.put(child, done * weights.done + this.#left[child]! * weights.left);
  }

  #makeRoom(state: number): void {
    if (state < this.#parent.length) return;
    this.#parent = grown(this.#parent);
    this.#push = grown(this.#push);
    this.#done = grown(this.#done);
    this.#left = grown(this.#left);
    this.#looked = grown(this.#looked);
  }

  #wayTo(state: number): number[] {
    const pushes: number[] = [];
    for (let at = state; this.#parent[at] !== NONE; at = this.#parent[at]!) pushes.push(this.#push[at]!);
    return pushes.reverse();
  }
}
