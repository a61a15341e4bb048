import type { Ground } from '../solver/ground.ts';
import { Regions } from '../solver/region.ts';
import { grown, StateStore } from '../solver/state-store.ts';

const NOBODY = -1;

/**
 * All that can be pulled out of the solved position, ring by ring, so that the number of a position's ring is the least
 * pushes that solve it. Any position that it has met can be solved. It ends early after `most` positions: to go on with
 * a part of a ring would be quicker, but then the rings would mean nothing (levels of 90 pushes had solutions of 12).
 */
export class PullSearch {
  readonly #ground: Ground;
  readonly #most: number;
  readonly #store: StateStore;
  readonly #regions: Regions;
  readonly #near: Regions;
  readonly #closed: Uint8Array;
  readonly #boxes: Int32Array;
  #parent = new Int32Array(1024);
  #push = new Int32Array(1024);
  #pushes = new Int32Array(1024);
  #changes = new Int32Array(1024);
  /** Positions are numbered as they are met, and looked at in that order. */
  #at = 0;
  #met = 0;
  /** Whether it has met every position that can be solved. */
  isComplete = false;
  isDone = false;

  constructor(ground: Ground, most: number) {
    const { cells, wall, goals } = ground;
    this.#ground = ground;
    this.#most = most;
    this.#store = new StateStore(ground);
    this.#regions = new Regions(ground);
    this.#near = new Regions(ground);
    this.#closed = new Uint8Array(cells + 1);
    this.#closed[wall] = 1;
    this.#boxes = new Int32Array(goals.length);
    this.#begin();
  }

  /** How many positions it has met; they are numbered from 0. */
  get count(): number {
    return this.isDone ? this.#met : this.#store.count;
  }

  get bytes(): number {
    return this.#store.bytes + this.#parent.byteLength * 4;
  }

  /** The least pushes that were found to solve a position. */
  pushes(state: number): number {
    return this.#pushes[state]!;
  }

  /** How often those pushes turn to another box; the first counts. */
  boxChanges(state: number): number {
    return this.#changes[state]!;
  }

  /** A cell of the area where the player is. */
  player(state: number): number {
    return this.#store.player(state);
  }

  boxes(state: number): Int32Array {
    this.#store.boxes(state, this.#boxes);
    return this.#boxes.slice();
  }

  /** The pushes that solve a position, each as cell * 4 + direction. */
  solution(state: number): number[] {
    const pushes: number[] = [];
    for (let at = state; this.#parent[at] !== NOBODY; at = this.#parent[at]!) pushes.push(this.#push[at]!);
    return pushes;
  }

  /**
   * Whether the search, now done, has met a position; `player` is any cell of the player's area. What is asked for goes
   * into the store too, but behind all that was met.
   */
  knows(boxes: ArrayLike<number>, player: number): boolean {
    const store = this.#store;
    for (let i = 0; i < boxes.length; i++) this.#closed[boxes[i]!] = 1;
    store.setDraft(boxes, boxes.length, this.#near.fill(this.#closed, player));
    for (let i = 0; i < boxes.length; i++) this.#closed[boxes[i]!] = 0;
    return store.put(this.#hash(boxes)) < this.#met;
  }

  #begin(): void {
    const { goals, cells } = this.#ground;
    for (const goal of goals) this.#closed[goal] = 1;
    this.#regions.stamp++;
    const { stamp } = this.#regions;
    for (let cell = 0; cell < cells; cell++) {
      if (this.#closed[cell] === 1 || this.#regions.mark[cell]! >= stamp) continue;
      const least = this.#regions.fill(this.#closed, cell);
      this.#store.setDraft(goals, goals.length, least);
      const state = this.#store.put(this.#hash(goals));
      this.#parent[state] = NOBODY;
      this.#push[state] = NOBODY;
    }
    for (const goal of goals) this.#closed[goal] = 0;
  }

  #hash(boxes: ArrayLike<number>): number {
    let hash = 0;
    for (let i = 0; i < boxes.length; i++) hash ^= this.#store.ofBox(boxes[i]!);
    return hash;
  }

  /** Looks at so many positions, or fewer where it ends before; gives how many. */
  run(positions: number): number {
    let looked = 0;
    for (; looked < positions && !this.isDone; looked++) {
      if (this.#store.count >= this.#most) this.#finish();
      else if (this.#at < this.#store.count) this.#look(this.#at++);
      else {
        this.isComplete = true;
        this.#finish();
      }
    }
    return looked;
  }

  #finish(): void {
    this.#met = this.#store.count;
    this.isDone = true;
  }

  #look(state: number): void {
    const store = this.#store;
    const { next } = this.#ground;
    const boxes = this.#boxes;
    const closed = this.#closed;
    const count = store.boxes(state, boxes);
    for (let i = 0; i < count; i++) closed[boxes[i]!] = 1;
    this.#regions.fill(closed, store.player(state));
    store.setDraft(boxes, count, 0);
    const hash = this.#hash(boxes);
    const { mark, stamp } = this.#regions;
    for (let i = 0; i < count; i++) {
      const box = boxes[i]!;
      for (let direction = 0; direction < 4; direction++) {
        const beside = next[box * 4 + direction]!;
        if (closed[beside] === 1 || mark[beside] !== stamp) continue;
        const beyond = next[beside * 4 + direction]!;
        if (closed[beyond] === 1) continue;
        closed[box] = 0;
        closed[beside] = 1;
        store.moveInDraft(box, beside);
        store.draft[store.words] = this.#near.fill(closed, beyond);
        this.#meet(state, beside * 4 + (direction ^ 2), hash ^ store.ofBox(box) ^ store.ofBox(beside));
        store.moveInDraft(beside, box);
        closed[beside] = 0;
        closed[box] = 1;
      }
    }
    for (let i = 0; i < count; i++) closed[boxes[i]!] = 0;
  }

  #meet(parent: number, push: number, hash: number): void {
    const before = this.#store.count;
    const state = this.#store.put(hash);
    const after = this.#push[parent]!;
    const isSameBox = after !== NOBODY && after >> 2 === this.#ground.next[push];
    const changes = this.#changes[parent]! + (isSameBox ? 0 : 1);
    const pushes = this.#pushes[parent]! + 1;
    if (state === before) this.#makeRoom(state);
    else if (this.#pushes[state] !== pushes || this.#changes[state]! <= changes) return;
    this.#parent[state] = parent;
    this.#push[state] = push;
    this.#pushes[state] = pushes;
    this.#changes[state] = changes;
  }

  #makeRoom(state: number): void {
    if (state < this.#parent.length) return;
    this.#parent = grown(this.#parent);
    this.#push = grown(this.#push);
    this.#pushes = grown(this.#pushes);
    this.#changes = grown(this.#changes);
  }
}
