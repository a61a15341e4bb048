import { BUCKET_MASK, BUCKETS, BucketQueue } from './bucket-queue.ts';
import { type SearchStatus, wholeBudget } from './search.ts';
import { ALIAS, type Place, type SearchSpace } from './search-space.ts';

const FARTHEST = 0x7fff_ffff;
const WALL = -2;

/**
 * What it costs from everywhere to the nearest goal, where cells cost from 1 to 9 to enter. Worked off backwards from
 * the goals: whoever stands beside a place pays what entering it costs plus what is left from there, so the places are
 * taken in the order of that sum, and the first touch of a neighbour is its final value. No place is queued twice.
 *
 * The four neighbours are written out: as a loop they take half as long again. Each computation writes from a lower base
 * than the one before, so that totals above its reach are left over from earlier ones and count as not reached.
 */
export class CostField {
  expanded = 0;
  /** The place that was worked off last, for pictures of a search. */
  last: Place = 0;
  readonly #space: SearchSpace;
  readonly #totals: Int32Array;
  readonly #costs: Uint8Array;
  readonly #queue = new BucketQueue();
  readonly #reach: number;
  #base = 0;

  constructor(space: SearchSpace) {
    this.#space = space;
    this.#totals = new Int32Array(space.size);
    this.#costs = new Uint8Array(space.size);
    // A field of 31 bits holds every possible total of the largest grid.
    this.#reach = space.open * space.mostCost + 1;
    this.#clear();
  }

  begin(goals: readonly Place[]): void {
    this.#base -= this.#reach + 1;
    if (this.#base <= 0) this.#clear();
    this.expanded = 0;
    this.#queue.restart(this.#base);
    for (const goal of goals) {
      if (this.#totals[goal]! <= this.#base) continue;
      this.#totals[goal] = this.#base;
      this.#queue.push(this.#base + this.#costs[goal]!, goal);
      this.last = goal;
    }
  }

  /** What it costs from a place to the nearest goal; undefined where that was not worked out or there is no way. */
  at(place: Place): number | undefined {
    const total = this.#totals[place]!;
    return total < 0 || total > this.#base + this.#reach ? undefined : total - this.#base;
  }

  /** Works off up to `budget` places, until the target is reached. */
  advance(budget: number, target?: Place): SearchStatus {
    if (target !== undefined && this.at(target) !== undefined) return 'found';
    const totals = this.#totals;
    const costs = this.#costs;
    const queue = this.#queue;
    const { counts } = queue;
    let { items, shift, key } = queue;
    const { stride, home } = this.#space;
    const reach = this.#base + this.#reach;
    const goal = target ?? -1;
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
      place = items[((key & BUCKET_MASK) << shift) + count]!;
      left--;
      let north = place - stride;
      if (totals[north] === ALIAS) north = home[north]!;
      if (totals[north]! > reach) {
        totals[north] = key;
        const bucket = (key + costs[north]!) & BUCKET_MASK;
        const count = counts[bucket]!++;
        if (count >> shift !== 0) ({ items, shift } = queue.grown());
        items[(bucket << shift) + count] = north;
      }
      let east = place + 1;
      if (totals[east] === ALIAS) east = home[east]!;
      if (totals[east]! > reach) {
        totals[east] = key;
        const bucket = (key + costs[east]!) & BUCKET_MASK;
        const count = counts[bucket]!++;
        if (count >> shift !== 0) ({ items, shift } = queue.grown());
        items[(bucket << shift) + count] = east;
      }
      let south = place + stride;
      if (totals[south] === ALIAS) south = home[south]!;
      if (totals[south]! > reach) {
        totals[south] = key;
        const bucket = (key + costs[south]!) & BUCKET_MASK;
        const count = counts[bucket]!++;
        if (count >> shift !== 0) ({ items, shift } = queue.grown());
        items[(bucket << shift) + count] = south;
      }
      let west = place - 1;
      if (totals[west] === ALIAS) west = home[west]!;
      if (totals[west]! > reach) {
        totals[west] = key;
        const bucket = (key + costs[west]!) & BUCKET_MASK;
        const count = counts[bucket]!++;
        if (count >> shift !== 0) ({ items, shift } = queue.grown());
        items[(bucket << shift) + count] = west;
      }
      if (goal >= 0 && totals[goal]! <= reach) {
        status = 'found';
        break;
      }
    }
    queue.key = key;
    this.last = place;
    this.expanded += wholeBudget(budget) - left;
    return status;
  }

  /** The direction in which a cheapest way goes on; undefined at a goal and where there is no way. */
  next(place: Place): number | undefined {
    const total = this.at(place);
    if (total === undefined || total === 0) return undefined;
    const { offsets, home } = this.#space;
    for (let direction = 0; direction < 4; direction++) {
      let next = place + offsets[direction]!;
      if (this.#totals[next] === ALIAS) next = home[next]!;
      const rest = this.at(next);
      if (rest !== undefined && total === rest + this.#costs[next]!) return direction;
    }
    throw new Error(`CostField: no way on from place ${place} of a space ${this.#space.stride} wide`);
  }

  #clear(): void {
    this.#space.layOut(this.#totals, (cost) => (cost === 0 ? WALL : FARTHEST), this.#space.borderMark(WALL));
    for (let cell = 0; cell < this.#space.grid.costs.length; cell++) {
      this.#costs[this.#space.place(cell)] = this.#space.grid.costs[cell]!;
    }
    this.#base = FARTHEST - 1 - this.#reach;
  }
}
