import type { Cell } from '../board/grid.ts';
import { DistanceField } from './distance-field.ts';
import { farthestCell } from './farthest.ts';
import { ALIAS, type Place, type SearchSpace } from './search-space.ts';

/**
 * What is left to a goal at least, by the triangle inequality over the known costs to a few far-off cells (ALT:
 * Goldberg and Harrelson 2005). Worth its set-up (a distance field a landmark) where costs differ and many paths are
 * asked for on one grid.
 */
export class Landmarks {
  readonly #count: number;
  /** The cost from a place to each landmark, side by side: a place's numbers lie in one line of the cache. */
  readonly #there: Int32Array;
  readonly #costs: Uint8Array;
  readonly #goal: Int32Array;
  #goalCost = 0;

  constructor(space: SearchSpace, count: number) {
    const { grid } = space;
    this.#count = count;
    this.#there = new Int32Array(space.size * count);
    this.#costs = new Uint8Array(space.size);
    this.#goal = new Int32Array(count);
    const nearest = new Int32Array(grid.costs.length).fill(0x7fff_ffff);
    const field = new DistanceField(grid);
    let landmark = farthestCell(grid, largestPart(space));
    for (let index = 0; index < count; index++) {
      field.compute([landmark]);
      // The next landmark is the cell farthest from all before it.
      let farthest: { cell: Cell; cost: number } = { cell: landmark, cost: 0 };
      for (let cell = 0; cell < nearest.length; cell++) {
        const place = space.place(cell);
        this.#costs[place] = grid.costs[cell]!;
        const there = field.at(cell);
        if (there === undefined) continue;
        this.#there[place * count + index] = there;
        const cost = Math.min(nearest[cell]!, there);
        nearest[cell] = cost;
        if (cost > farthest.cost) farthest = { cell, cost };
      }
      landmark = farthest.cell;
    }
  }

  aim(goal: Place): void {
    for (let i = 0; i < this.#count; i++) this.#goal[i] = this.#there[goal * this.#count + i]!;
    this.#goalCost = this.#costs[goal]!;
  }

  /**
   * For each landmark L: going there from the place is no dearer than by way of the goal, and coming from L to the
   * goal is no dearer than by way of the place. The way back from L costs what the way there does, plus the cost of
   * the end, minus that of L.
   */
  left(place: Place): number {
    const there = this.#there;
    const goal = this.#goal;
    const first = place * this.#count;
    const entering = this.#goalCost - this.#costs[place]!;
    let least = 0;
    for (let i = 0; i < this.#count; i++) {
      const apart = there[first + i]! - goal[i]!;
      if (apart > least) least = apart;
      if (entering - apart > least) least = entering - apart;
    }
    return least;
  }
}

/** A cell of the largest connected part. */
function largestPart(space: SearchSpace): Cell {
  const isNew = new Int32Array(space.size);
  space.layOut(isNew, (cost) => (cost === 0 ? 0 : 1), space.borderMark(0));
  const queue = new Int32Array(space.open);
  let best = { place: space.place(0), size: 0 };
  for (let start = 0; start < space.size; start++) {
    if (isNew[start] !== 1) continue;
    let size = 0;
    queue[size++] = start;
    isNew[start] = 0;
    for (let head = 0; head < size; head++) {
      for (const offset of space.offsets) {
        let next = queue[head]! + offset;
        if (isNew[next] === ALIAS) next = space.home[next]!;
        if (isNew[next] !== 1) continue;
        isNew[next] = 0;
        queue[size++] = next;
      }
    }
    if (size > best.size) best = { place: start, size };
  }
  return space.cell(best.place);
}
