import { BUCKET_MASK, BUCKETS, BucketQueue } from './bucket-queue.ts';
import type { Landmarks } from './landmarks.ts';
import { type Search, type SearchStatus, wholeBudget } from './search.ts';
import { ALIAS, type Axis, leftAlong, type Place, type SearchSpace } from './search-space.ts';

/** The greatest total that fits beside a cost in 31 bits; no shortest path on the largest grid comes near it. */
const FARTHEST = 2 ** 27 - 1;
const COST = 0b1111;
/** The row and the column change by these in each direction. */
const DX = Int32Array.of(0, 1, 0, -1);
const DY = Int32Array.of(-1, 0, 1, 0);

/**
 * A* where cells cost from 1 to 9 to enter, guided by the steps left times the least cost, and
 * by landmarks where there are some.
 *
 * One packed number a place: (base + g) · 16 + cost, where g is the cost so far. Each search takes a lower base than
 * the one before, so that whatever earlier searches left behind counts as worse and nothing needs clearing. A wall is
 * 0: nothing is better. The border of a torus is negative.
 */
export class CostSearch implements Search {
  readonly tracesFrom = 'goal';
  expanded = 0;
  last: Place = 0;
  readonly #space: SearchSpace;
  readonly #state: Int32Array;
  readonly #queue = new BucketQueue();
  /** What is left to the goal at least, by column and by row of the padded array. */
  readonly #columnsLeft: Int32Array;
  readonly #rowsLeft: Int32Array;
  readonly #columns: Axis;
  readonly #rows: Axis;
  readonly #greatestTotal: number;
  readonly #landmarks: Landmarks | undefined;
  #base = 0;
  #to: Place = 0;

  constructor(space: SearchSpace, landmarks?: Landmarks) {
    this.#space = space;
    this.#landmarks = landmarks;
    this.#columns = space.columnAxis();
    this.#rows = space.rowAxis();
    this.#state = new Int32Array(space.size);
    this.#columnsLeft = new Int32Array(space.stride);
    this.#rowsLeft = new Int32Array(space.grid.height + 2);
    this.#greatestTotal = Math.min(space.open * space.mostCost, FARTHEST - 1);
  }

  begin(from: Place, to: Place): void {
    const { stride } = this.#space;
    this.#base -= this.#greatestTotal + 1;
    if (this.#base <= 0) this.#clear();
    this.#state[from] = (this.#base << 4) | (this.#state[from]! & COST);
    this.#to = to;
    this.expanded = 0;
    this.last = from;
    const cost = this.#space.leastCost;
    this.#columns.goal = to % stride;
    this.#rows.goal = Math.floor(to / stride);
    fillLeft(this.#columnsLeft, this.#columns, cost);
    fillLeft(this.#rowsLeft, this.#rows, cost);
    this.#landmarks?.aim(to);
    const steps = this.#columnsLeft[from % stride]! + this.#rowsLeft[Math.floor(from / stride)]!;
    const left = Math.max(steps, this.#landmarks?.left(from) ?? 0);
    this.#queue.restart(left);
    this.#queue.push(left, from);
  }

  advance(budget: number): SearchStatus {
    const state = this.#state;
    const queue = this.#queue;
    const { counts } = queue;
    let { items, shift, key } = queue;
    const columnsLeft = this.#columnsLeft;
    const rowsLeft = this.#rowsLeft;
    const landmarks = this.#landmarks;
    const base = this.#base;
    const to = this.#to;
    const { stride, offsets, home } = this.#space;
    const rowsPerPlace = 1 / stride;
    let left = wholeBudget(budget);
    let place = this.last;
    let status: SearchStatus = 'searching';
    while (left > 0) {
      let count = counts[key & BUCKET_MASK]!;
      for (let empty = 0; count === 0 && empty < BUCKETS; empty++) count = counts[++key & BUCKET_MASK]!;
      if (count === 0) {
        status = 'no-path';
        break;
      }
      counts[key & BUCKET_MASK] = --count;
      const taken = items[((key & BUCKET_MASK) << shift) + count]!;
      const here = state[taken]! & ~COST;
      const row = ((taken + 0.5) * rowsPerPlace) | 0;
      const column = taken - row * stride;
      let ahead = columnsLeft[column]! + rowsLeft[row]!;
      if (landmarks) ahead = Math.max(ahead, landmarks.left(taken));
      const isStale = (here >> 4) - base + ahead !== key;
      if (isStale) continue;
      place = taken;
      left--;
      if (place === to) {
        status = 'found';
        break;
      }
      for (let direction = 0; direction < 4; direction++) {
        let next = place + offsets[direction]!;
        let old = state[next]!;
        if (old < 0) {
          next = home[next]!;
          old = state[next]!;
        }
        const better = here + (old & COST) * 17;
        if (better >= old) continue;
        state[next] = better;
        ahead = columnsLeft[column + DX[direction]!]! + rowsLeft[row + DY[direction]!]!;
        if (landmarks) ahead = Math.max(ahead, landmarks.left(next));
        const bucket = ((better >> 4) - base + ahead) & BUCKET_MASK;
        const size = counts[bucket]!;
        if (size >> shift !== 0) ({ items, shift } = queue.grown());
        items[(bucket << shift) + size] = next;
        counts[bucket] = size + 1;
      }
    }
    queue.key = key;
    this.last = place;
    this.expanded += wholeBudget(budget) - left;
    return status;
  }

  /** Any neighbour will do from which the last step costs what it did. */
  trace(place: Place): number {
    const { offsets, home } = this.#space;
    const before = (this.#state[place]! >> 4) - (this.#state[place]! & COST);
    for (let direction = 0; direction < 4; direction++) {
      let next = place + offsets[direction]!;
      if (this.#state[next] === ALIAS) next = home[next]!;
      if (this.#state[next]! >> 4 === before) return direction;
    }
    throw new Error(`CostSearch: no way back from place ${place} of a ${this.#space.stride}-wide space`);
  }

  #clear(): void {
    this.#space.layOut(this.#state, (cost) => (cost === 0 ? 0 : (FARTHEST << 4) | cost), this.#space.borderMark(0));
    this.#base = FARTHEST - this.#greatestTotal;
  }
}

function fillLeft(left: Int32Array, axis: Axis, cost: number): void {
  for (let at = 0; at < left.length; at++) left[at] = cost * leftAlong(axis, at);
}
