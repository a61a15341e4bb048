import { type Cell, type Grid, WALL } from '@dedalo/grid';

const UNREACHED = 0x7fff_ffff;

/**
 * The bare loop that our distance field is measured against: breadth first over one typed array with a wall around
 * it, cleared by copying a template, its four neighbours written out.
 */
export class BareField {
  readonly #grid: Grid;
  readonly #stride: number;
  readonly #template: Int32Array;
  readonly #steps: Int32Array;
  readonly #queue: Int32Array;

  constructor(grid: Grid) {
    this.#grid = grid;
    this.#stride = grid.width + 2;
    this.#template = new Int32Array(this.#stride * (grid.height + 2)).fill(-1);
    this.#steps = new Int32Array(this.#template.length);
    this.#queue = new Int32Array(grid.costs.length);
    grid.costs.forEach((cost, cell) => {
      if (cost !== WALL) this.#template[this.#place(cell)] = UNREACHED;
    });
  }

  compute(goal: Cell): void {
    const stride = this.#stride;
    const steps = this.#steps;
    const queue = this.#queue;
    steps.set(this.#template);
    let tail = 0;
    const first = this.#place(goal);
    steps[first] = 0;
    queue[tail++] = first;
    for (let head = 0; head < tail; head++) {
      const place = queue[head]!;
      const onwards = steps[place]! + 1;
      const north = place - stride;
      if (steps[north] === UNREACHED) {
        steps[north] = onwards;
        queue[tail++] = north;
      }
      const east = place + 1;
      if (steps[east] === UNREACHED) {
        steps[east] = onwards;
        queue[tail++] = east;
      }
      const south = place + stride;
      if (steps[south] === UNREACHED) {
        steps[south] = onwards;
        queue[tail++] = south;
      }
      const west = place - 1;
      if (steps[west] === UNREACHED) {
        steps[west] = onwards;
        queue[tail++] = west;
      }
    }
  }

  at(cell: Cell): number | undefined {
    const steps = this.#steps[this.#place(cell)]!;
    return steps < 0 || steps === UNREACHED ? undefined : steps;
  }

  #place(cell: Cell): number {
    const y = Math.floor(cell / this.#grid.width);
    return (y + 1) * this.#stride + (cell - y * this.#grid.width) + 1;
  }
}
