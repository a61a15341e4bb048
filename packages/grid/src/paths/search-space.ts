import { type Cell, type Grid, LEAST_COST, MOST_COST, WALL } from '../board/grid.ts';

/** A place in the padded arrays of a search. */
export type Place = number;

/** What stands in the border of a torus: the place is only another name for one on the far side. */
export const ALIAS = -1;

/** A grid laid out for searching: a border of one place instead of bounds checks. */
export class SearchSpace {
  readonly grid: Grid;
  readonly stride: number;
  readonly size: number;
  /** The number of open cells, and the least and the most that one costs. */
  readonly open: number;
  readonly leastCost: number;
  readonly mostCost: number;
  /**
   * On a torus: the place that a place of the border stands for, or the place itself where a sealed cell keeps it from
   * standing for anything; empty on a plain grid.
   */
  readonly home: Int32Array;
  /** From a place to its neighbour, in the order of `DIRECTIONS`. */
  readonly offsets: Int32Array;

  constructor(grid: Grid) {
    this.grid = grid;
    this.stride = grid.width + 2;
    this.size = this.stride * (grid.height + 2);
    const counts = new Int32Array(MOST_COST + 1);
    for (const cost of grid.costs) counts[cost]!++;
    const used = Array.from(counts.keys()).filter((cost) => cost !== WALL && counts[cost]! > 0);
    this.open = grid.costs.length - counts[WALL]!;
    this.leastCost = used.at(0) ?? LEAST_COST;
    this.mostCost = used.at(-1) ?? LEAST_COST;
    this.offsets = Int32Array.of(-this.stride, 1, this.stride, -1);
    this.home = grid.wrap ? homes(grid, this.stride) : new Int32Array(0);
  }

  /** What the border of a search holds where a negative number stands for `ALIAS` and `wall` for a plain grid's. */
  borderMark(wall: number): number {
    return this.grid.wrap ? ALIAS : wall;
  }

  /** Whether all open cells cost the same. */
  get isEven(): boolean {
    return this.leastCost === this.mostCost;
  }

  columnAxis(): Axis {
    return { goal: 0, side: this.grid.width, wrap: this.grid.wrap };
  }

  rowAxis(): Axis {
    return { goal: 0, side: this.grid.height, wrap: this.grid.wrap };
  }

  place(cell: Cell): Place {
    const y = Math.floor(cell / this.grid.width);
    return (y + 1) * this.stride + (cell - y * this.grid.width) + 1;
  }

  cell(place: Place): Cell {
    const row = Math.floor(place / this.stride);
    return (row - 1) * this.grid.width + (place - row * this.stride) - 1;
  }

  /** Writes `of(cost)` for every cell and `border` around them. */
  layOut(target: Int32Array, of: (cost: number) => number, border: number): void {
    const { grid, stride } = this;
    target.fill(border);
    const byCost = Int32Array.from({ length: MOST_COST + 1 }, (_, cost) => of(cost));
    for (let cell = 0, y = 0; y < grid.height; y++) {
      const first = (y + 1) * stride + 1;
      for (let x = 0; x < grid.width; x++) target[first + x] = byCost[grid.costs[cell++]!]!;
    }
  }
}

/** One axis of a search: where its goal lies, in padded numbers. Kept and set anew, so that no query allocates. */
export interface Axis {
  goal: number;
  readonly side: number;
  readonly wrap: boolean;
}

/** How many columns (or rows) there are at least from `at` to the goal, around a torus. */
export function leftAlong(axis: Axis, at: number): number {
  const apart = Math.abs(at - axis.goal);
  return axis.wrap ? Math.min(apart % axis.side, axis.side - (apart % axis.side)) : apart;
}

function homes({ width, height, sealed = [] }: Grid, stride: number): Int32Array {
  const home = new Int32Array(stride * (height + 2));
  const around = (i: number, length: number): number => ((i - 1 + length) % length) + 1;
  for (let row = 0; row < height + 2; row++) {
    for (let column = 0; column < stride; column++) {
      home[row * stride + column] = around(row, height) * stride + around(column, width);
    }
  }
  // What is its own home in the border is a wall to every search: its mark there is never that of an open place.
  const close = (place: Place): void => void (home[place] = place);
  for (const cell of sealed) {
    const column = (cell % width) + 1;
    const row = Math.floor(cell / width) + 1;
    if (column === 1 || column === width) [row * stride, row * stride + width + 1].forEach(close);
    if (row === 1 || row === height) [column, (height + 1) * stride + column].forEach(close);
  }
  return home;
}
