import { EPOCH_ALIAS, Epochs } from './epochs.ts';
import { type Search, type SearchStatus, wholeBudget } from './search.ts';
import { type Axis, leftAlong, type Place, type SearchSpace } from './search-space.ts';

const CLOSED = 0b1_0000;
const LEVEL_SHIFT = 2;
const DIRECTION = 0b11;
/** Where the rises of east and west, of south and north stand: two bits a direction. */
const COLUMN_SHIFTS = { up: 2, down: 6 };
const ROW_SHIFTS = { up: 4, down: 0 };

/**
 * A* where every step costs the same. The level of a place is the estimated length of the whole path through it. A
 * step raises it by 0 (towards the goal), 2 (away) or, across the far side of an odd torus, 1: three stacks, for this
 * level and the next two, are the whole queue. A place's own bits: closed, its level modulo 4, the direction back.
 *
 * The four neighbours are written out: as a loop they take nearly twice as long.
 */
export class StepSearch implements Search {
  readonly tracesFrom = 'goal';
  expanded = 0;
  last: Place = 0;
  readonly #space: SearchSpace;
  readonly #epochs: Epochs;
  /** The places to work off at this level and at the next two. */
  #near: Int32Array = new Int32Array(1024);
  #middle: Int32Array = new Int32Array(1024);
  #far: Int32Array = new Int32Array(1024);
  #nearCount = 0;
  #middleCount = 0;
  #farCount = 0;
  readonly #columns: Axis;
  readonly #rows: Axis;
  /** By column and by row of the padded array: how much a step raises the level, two bits a direction. */
  readonly #columnRise: Uint8Array;
  readonly #rowRise: Uint8Array;
  #level = 0;
  #epoch = 0;
  #from: Place = 0;
  #to: Place = 0;

  constructor(space: SearchSpace) {
    this.#space = space;
    this.#epochs = new Epochs(space);
    this.#columns = space.columnAxis();
    this.#rows = space.rowAxis();
    this.#columnRise = new Uint8Array(space.stride);
    this.#rowRise = new Uint8Array(space.grid.height + 2);
  }

  begin(from: Place, to: Place): void {
    const { stride } = this.#space;
    this.#epoch = this.#epochs.next();
    this.#epochs.state[from] = this.#epoch;
    this.#near[0] = from;
    this.#nearCount = 1;
    this.#middleCount = 0;
    this.#farCount = 0;
    this.#level = 0;
    this.#from = from;
    this.#to = to;
    this.expanded = 0;
    this.last = from;
    this.#columns.goal = to % stride;
    this.#rows.goal = Math.floor(to / stride);
    fillRises(this.#columnRise, this.#columns, COLUMN_SHIFTS);
    fillRises(this.#rowRise, this.#rows, ROW_SHIFTS);
  }

  advance(budget: number): SearchStatus {
    if (this.#from === this.#to) return 'found';
    const { state } = this.#epochs;
    const columnRise = this.#columnRise;
    const rowRise = this.#rowRise;
    const epoch = this.#epoch;
    const to = this.#to;
    const { stride, home } = this.#space;
    const rowsPerPlace = 1 / stride;
    let near = this.#near;
    let middle = this.#middle;
    let far = this.#far;
    let nearCount = this.#nearCount;
    let middleCount = this.#middleCount;
    let farCount = this.#farCount;
    let level = this.#level;
    let place = this.last;
    let left = wholeBudget(budget);
    let status: SearchStatus = 'searching';
    search: while (left > 0) {
      if (nearCount === 0) {
        if (middleCount + farCount === 0) {
          status = 'no-path';
          break;
        }
        const empty = near;
        near = middle;
        middle = far;
        far = empty;
        nearCount = middleCount;
        middleCount = farCount;
        farCount = 0;
        level++;
        continue;
      }
      const taken = near[--nearCount]!;
      const own = state[taken]!;
      if (own & CLOSED) continue;
      place = taken;
      state[place] = own | CLOSED;
      left--;
      const row = ((place + 0.5) * rowsPerPlace) | 0;
      const rises = columnRise[place - row * stride]! | rowRise[row]!;
      north: {
        let next = place - stride;
        let old = state[next]!;
        const rise = rises & 3;
        if (old >= epoch) {
          // Walls and the border of a torus look closed.
          if (old === EPOCH_ALIAS) {
            next = home[next]!;
            old = state[next]!;
          }
          const isBetter = old < epoch || ((old & CLOSED) === 0 && (((old >> LEVEL_SHIFT) - level) & 3) > rise);
          if (!isBetter) break north;
        }
        state[next] = epoch | (((level + rise) & 3) << LEVEL_SHIFT) | 2;
        if (next === to) {
          status = 'found';
          break search;
        }
        if (rise === 0) {
          if (nearCount === near.length) near = longer(near);
          near[nearCount++] = next;
        } else if (rise === 2) {
          if (farCount === far.length) far = longer(far);
          far[farCount++] = next;
        } else {
          if (middleCount === middle.length) middle = longer(middle);
          middle[middleCount++] = next;
        }
      }
      east: {
        let next = place + 1;
        let old = state[next]!;
        const rise = (rises >> 2) & 3;
        if (old >= epoch) {
          if (old === EPOCH_ALIAS) {
            next = home[next]!;
            old = state[next]!;
          }
          const isBetter = old < epoch || ((old & CLOSED) === 0 && (((old >> LEVEL_SHIFT) - level) & 3) > rise);
          if (!isBetter) break east;
        }
        state[next] = epoch | (((level + rise) & 3) << LEVEL_SHIFT) | 3;
        if (next === to) {
          status = 'found';
          break search;
        }
        if (rise === 0) {
          if (nearCount === near.length) near = longer(near);
          near[nearCount++] = next;
        } else if (rise === 2) {
          if (farCount === far.length) far = longer(far);
          far[farCount++] = next;
        } else {
          if (middleCount === middle.length) middle = longer(middle);
          middle[middleCount++] = next;
        }
      }
      south: {
        let next = place + stride;
        let old = state[next]!;
        const rise = (rises >> 4) & 3;
        if (old >= epoch) {
          if (old === EPOCH_ALIAS) {
            next = home[next]!;
            old = state[next]!;
          }
          const isBetter = old < epoch || ((old & CLOSED) === 0 && (((old >> LEVEL_SHIFT) - level) & 3) > rise);
          if (!isBetter) break south;
        }
        state[next] = epoch | (((level + rise) & 3) << LEVEL_SHIFT) | 0;
        if (next === to) {
          status = 'found';
          break search;
        }
        if (rise === 0) {
          if (nearCount === near.length) near = longer(near);
          near[nearCount++] = next;
        } else if (rise === 2) {
          if (farCount === far.length) far = longer(far);
          far[farCount++] = next;
        } else {
          if (middleCount === middle.length) middle = longer(middle);
          middle[middleCount++] = next;
        }
      }
      west: {
        let next = place - 1;
        let old = state[next]!;
        const rise = (rises >> 6) & 3;
        if (old >= epoch) {
          if (old === EPOCH_ALIAS) {
            next = home[next]!;
            old = state[next]!;
          }
          const isBetter = old < epoch || ((old & CLOSED) === 0 && (((old >> LEVEL_SHIFT) - level) & 3) > rise);
          if (!isBetter) break west;
        }
        state[next] = epoch | (((level + rise) & 3) << LEVEL_SHIFT) | 1;
        if (next === to) {
          status = 'found';
          break search;
        }
        if (rise === 0) {
          if (nearCount === near.length) near = longer(near);
          near[nearCount++] = next;
        } else if (rise === 2) {
          if (farCount === far.length) far = longer(far);
          far[farCount++] = next;
        } else {
          if (middleCount === middle.length) middle = longer(middle);
          middle[middleCount++] = next;
        }
      }
    }
    this.#near = near;
    this.#middle = middle;
    this.#far = far;
    this.#nearCount = nearCount;
    this.#middleCount = middleCount;
    this.#farCount = farCount;
    this.#level = level;
    this.expanded += wholeBudget(budget) - left;
    this.last = place;
    return status;
  }

  trace(place: Place): number {
    return this.#epochs.state[place]! & DIRECTION;
  }
}

function longer(stack: Int32Array): Int32Array {
  const twice = new Int32Array(stack.length * 2);
  twice.set(stack);
  return twice;
}

/** One step plus the change of the estimate, for a step up or down an axis. */
function fillRises(rises: Uint8Array, axis: Axis, shifts: { readonly up: number; readonly down: number }): void {
  for (let at = 0; at < rises.length; at++) {
    const here = leftAlong(axis, at);
    const up = 1 + leftAlong(axis, at + 1) - here;
    const down = 1 + leftAlong(axis, at - 1) - here;
    rises[at] = (up << shifts.up) | (down << shifts.down);
  }
}
