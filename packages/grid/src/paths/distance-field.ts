import { type Cell, type Grid, isOpen } from '../board/grid.ts';
import { CostField } from './cost-field.ts';
import { type Place, SearchSpace } from './search-space.ts';

const UNREACHED = 0x7fff_ffff;
/** The border: on a torus it stands for the far side, on a plain grid it leads nowhere. */
const AROUND = 0x7fff_fffe;
const WALL = -2;

/** No way on: a wall, a goal, or a cell from which no goal can be reached. */
export const NO_DIRECTION = 4;

/**
 * What it costs from every cell to the nearest of some goals, for many walkers at once. Can be computed again and
 * again; make a new one when the grid has changed.
 */
export class DistanceField {
  readonly grid: Grid;
  readonly #space: SearchSpace;
  /** Where all cells cost the same: the number of steps, by place. */
  readonly #steps: Int32Array;
  readonly #unreached: Int32Array;
  readonly #queue: Int32Array;
  /** Steps into the border that a ring has made; every border place has one neighbour inside, a corner none. */
  readonly #around: Int32Array;
  readonly #byCost: CostField | undefined;

  constructor(grid: Grid) {
    this.grid = grid;
    this.#space = new SearchSpace(grid);
    const size = this.#space.isEven ? this.#space.size : 0;
    this.#steps = new Int32Array(size);
    this.#unreached = new Int32Array(size);
    this.#queue = new Int32Array(size === 0 ? 0 : this.#space.open);
    this.#around = new Int32Array(2 * (grid.width + grid.height));
    if (this.#space.isEven) {
      this.#space.layOut(this.#unreached, (cost) => (cost === 0 ? WALL : UNREACHED), AROUND);
      this.#steps.set(this.#unreached);
    } else this.#byCost = new CostField(this.#space);
  }

  compute(goals: readonly Cell[]): void {
    const places = goals.filter((goal) => isOpen(this.grid, goal)).map((goal) => this.#space.place(goal));
    if (!this.#byCost) return this.#countSteps(places);
    this.#byCost.begin(places);
    this.#byCost.advance(Number.POSITIVE_INFINITY);
  }

  /** The cost from a cell to the nearest goal; undefined where there is no way. */
  at(cell: Cell): number | undefined {
    const place = this.#space.place(cell);
    if (this.#byCost) return this.#byCost.at(place);
    const steps = this.#steps[place]!;
    return steps < 0 || steps >= AROUND ? undefined : steps * this.#space.leastCost;
  }

  /** The way a walker goes on from a cell, as an index of `DIRECTIONS`, or `NO_DIRECTION`. */
  next(cell: Cell): number {
    const place = this.#space.place(cell);
    if (this.#byCost) return this.#byCost.next(place) ?? NO_DIRECTION;
    const { offsets, home } = this.#space;
    const steps = this.#steps[place]!;
    if (steps <= 0 || steps >= AROUND) return NO_DIRECTION;
    for (let direction = 0; direction < 4; direction++) {
      let next = place + offsets[direction]!;
      if (home.length > 0) next = home[next]!;
      if (this.#steps[next] === steps - 1) return direction;
    }
    throw new Error(`DistanceField: no way on from cell ${cell} of a grid ${this.grid.width} wide`);
  }

  /** `next` of every cell. */
  flow(): Uint8Array {
    const flow = new Uint8Array(this.grid.costs.length);
    for (let cell = 0; cell < flow.length; cell++) flow[cell] = this.next(cell);
    return flow;
  }

  /**
   * Breadth first, ring after ring. The four neighbours are written out, and steps into the border are put aside until
   * the ring is done: as a loop that looks each one up it takes three times as long.
   */
  #countSteps(goals: readonly Place[]): void {
    const steps = this.#steps;
    const queue = this.#queue;
    const around = this.#around;
    const { stride, home } = this.#space;
    steps.set(this.#unreached);
    let tail = 0;
    for (const goal of goals) {
      if (steps[goal] === 0) continue;
      steps[goal] = 0;
      queue[tail++] = goal;
    }
    let head = 0;
    for (let onwards = 1; head < tail; onwards++) {
      const ringEnd = tail;
      let aroundCount = 0;
      for (; head < ringEnd; head++) {
        const place = queue[head]!;
        const north = place - stride;
        const northSteps = steps[north]!;
        if (northSteps >= AROUND) {
          if (northSteps === UNREACHED) {
            steps[north] = onwards;
            queue[tail++] = north;
          } else around[aroundCount++] = north;
        }
        const east = place + 1;
        const eastSteps = steps[east]!;
        if (eastSteps >= AROUND) {
          if (eastSteps === UNREACHED) {
            steps[east] = onwards;
            queue[tail++] = east;
          } else around[aroundCount++] = east;
        }
        const south = place + stride;
        const southSteps = steps[south]!;
        if (southSteps >= AROUND) {
          if (southSteps === UNREACHED) {
            steps[south] = onwards;
            queue[tail++] = south;
          } else around[aroundCount++] = south;
        }
        const west = place - 1;
        const westSteps = steps[west]!;
        if (westSteps >= AROUND) {
          if (westSteps === UNREACHED) {
            steps[west] = onwards;
            queue[tail++] = west;
          } else around[aroundCount++] = west;
        }
      }
      for (let i = 0; i < aroundCount && home.length > 0; i++) {
        const place = home[around[i]!]!;
        if (steps[place] !== UNREACHED) continue;
        steps[place] = onwards;
        queue[tail++] = place;
      }
    }
  }
}
