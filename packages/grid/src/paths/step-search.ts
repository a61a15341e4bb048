import { BUCKET_MASK, BucketQueue } from './bucket-queue.ts';
import type { Search, SearchStatus } from './search.ts';
import type { Place, SearchSpace } from './search-space.ts';

const WALL = 0xffff;
const ALIAS = 0xfffe;
const CLOSED = 0b1_0000;
const LEVEL_SHIFT = 2;
const DIRECTION = 0b11;
const EPOCH = 0b10_0000;

/**
 * Searches where every step costs the same. The level of a place is the estimated length of the whole path through
 * it; a step raises it by 0 (towards the goal), 1 (without estimates, or across the far side of an odd torus) or 2.
 *
 * Two bytes a place: the number of the search (11 bits), so that nothing needs clearing between searches; whether the
 * place is closed; its level modulo 4; the direction back. What is lower than the current search's number has not
 * been reached; walls are higher than all.
 */
export class StepSearch implements Search {
  expanded = 0;
  last: Place = 0;
  readonly #space: SearchSpace;
  readonly #state: Uint16Array;
  readonly #queue = new BucketQueue();
  /** By column and by row of the padded array: how much a step raises the level, two bits a direction. */
  readonly #columnRise: Uint8Array;
  readonly #rowRise: Uint8Array;
  #epoch = WALL;
  #from: Place = 0;
  #to: Place = 0;

  constructor(space: SearchSpace) {
    this.#space = space;
    this.#state = new Uint16Array(space.size);
    this.#columnRise = new Uint8Array(space.stride);
    this.#rowRise = new Uint8Array(space.grid.height + 2);
  }

  begin(from: Place, to: Place, estimates: boolean): void {
    const { grid, stride } = this.#space;
    this.#epoch += EPOCH;
    if (this.#epoch > ALIAS - 2 * EPOCH) this.#clear();
    this.#state[from] = this.#epoch;
    this.#queue.restart(0, from);
    this.#from = from;
    this.#to = to;
    this.expanded = 0;
    this.last = from;
    const goal = estimates ? { column: to % stride, row: Math.floor(to / stride) } : undefined;
    fillRises(this.#columnRise, { goal: goal?.column, side: grid.width, wrap: grid.wrap, up: 1, down: 3 });
    fillRises(this.#rowRise, { goal: goal?.row, side: grid.height, wrap: grid.wrap, up: 2, down: 0 });
  }

  advance(budget: number): SearchStatus {
    if (this.#from === this.#to) return 'found';
    const state = this.#state;
    const queue = this.#queue;
    const { counts } = queue;
    let { items, shift, key: level } = queue;
    const columnRise = this.#columnRise;
    const rowRise = this.#rowRise;
    const epoch = this.#epoch;
    const to = this.#to;
    const { stride, offsets, home } = this.#space;
    const rowsPerPlace = 1 / stride;
    let expanded = 0;
    let place = this.last;
    let status: SearchStatus = 'searching';
    search: while (expanded < budget) {
      let count = counts[level & BUCKET_MASK]!;
      for (let empty = 0; count === 0 && empty < 3; empty++) count = counts[++level & BUCKET_MASK]!;
      if (count === 0) {
        status = 'no-path';
        break;
      }
      counts[level & BUCKET_MASK] = --count;
      const taken = items[((level & BUCKET_MASK) << shift) + count]!;
      const own = state[taken]!;
      if (own & CLOSED) continue;
      place = taken;
      state[place] = own | CLOSED;
      expanded++;
      const row = ((place + 0.5) * rowsPerPlace) | 0;
      const rises = columnRise[place - row * stride]! | rowRise[row]!;
      for (let direction = 0; direction < 4; direction++) {
        let next = place + offsets[direction]!;
        let old = state[next]!;
        if (old === ALIAS) {
          next = home[next]!;
          old = state[next]!;
        }
        const rise = (rises >> (2 * direction)) & 3;
        if (old >= epoch && ((old & CLOSED) !== 0 || (((old >> LEVEL_SHIFT) - level) & 3) <= rise)) continue;
        state[next] = epoch | (((level + rise) & 3) << LEVEL_SHIFT) | ((direction + 2) & DIRECTION);
        if (next === to) {
          status = 'found';
          break search;
        }
        const bucket = (level + rise) & BUCKET_MASK;
        const size = counts[bucket]!;
        if (size >> shift !== 0) {
          queue.grow();
          ({ items, shift } = queue);
        }
        items[(bucket << shift) + size] = next;
        counts[bucket] = size + 1;
      }
    }
    queue.key = level;
    this.last = place;
    this.expanded += expanded;
    return status;
  }

  back(place: Place): number {
    return this.#state[place]! & DIRECTION;
  }

  #clear(): void {
    const { grid, home, stride } = this.#space;
    this.#state.fill(WALL);
    for (let place = 0; place < home.length; place++) if (home[place] !== place) this.#state[place] = ALIAS;
    for (let cell = 0, y = 1; y <= grid.height; y++) {
      for (let x = 1; x <= grid.width; x++) if (grid.costs[cell++]) this.#state[y * stride + x] = 0;
    }
    this.#epoch = EPOCH;
  }
}

/** 1 plus the change of the estimate for a step up or down a side; without a goal there is no estimate to change. */
function fillRises(
  rises: Uint8Array,
  axis: { goal: number | undefined; side: number; wrap: boolean; up: number; down: number },
): void {
  const { goal, side, wrap } = axis;
  const left = (at: number): number => {
    if (goal === undefined) return 0;
    const apart = Math.abs(at - goal);
    return wrap ? Math.min(apart % side, side - (apart % side)) : apart;
  };
  for (let at = 0; at < rises.length; at++) {
    const up = 1 + left(at + 1) - left(at);
    const down = 1 + left(at - 1) - left(at);
    rises[at] = (up << (2 * axis.up)) | (down << (2 * axis.down));
  }
}
