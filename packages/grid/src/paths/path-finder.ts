import { type Cell, type Grid, isOpen } from '../board/grid.ts';
import { CostSearch } from './cost-search.ts';
import { SearchSpace } from './search-space.ts';
import type { Search, SearchStatus } from './search.ts';
import { StepSearch } from './step-search.ts';

/** `bfs` counts steps and ignores costs; `dijkstra` and `astar` give the cheapest path. */
export const PATH_ALGORITHMS = ['bfs', 'dijkstra', 'astar'] as const;
export type PathAlgorithm = (typeof PATH_ALGORITHMS)[number];

/**
 * Finds shortest paths on one grid, query after query, without allocating. Entering a cell costs what the cell
 * costs; the start is free. Make a new one when the grid has changed.
 */
export class PathFinder {
  readonly grid: Grid;
  /** The cells of the path found last, in order; the first `length + 1` are valid. */
  cells: Int32Array = new Int32Array(64);
  /** Its number of steps. */
  length = 0;
  /** The sum of the costs of all cells it enters. */
  cost = 0;

  readonly #space: SearchSpace;
  readonly #isEven: boolean;
  #byStep: StepSearch | undefined;
  #byCost: CostSearch | undefined;
  #running: Search | undefined;
  #status: SearchStatus = 'no-path';
  #from: Cell = 0;
  #to: Cell = 0;

  constructor(grid: Grid) {
    this.grid = grid;
    this.#space = new SearchSpace(grid);
    const { least, most } = this.#space.costs();
    this.#isEven = least === most;
  }

  /** Whether there is a path. If so, `cells`, `length` and `cost` describe it. */
  search(from: Cell, to: Cell, algorithm: PathAlgorithm = 'astar'): boolean {
    this.begin(from, to, algorithm);
    return this.advance(Number.POSITIVE_INFINITY) === 'found';
  }

  /** Starts a search that `advance` carries on. */
  begin(from: Cell, to: Cell, algorithm: PathAlgorithm = 'astar'): void {
    this.#from = from;
    this.#to = to;
    this.#running = undefined;
    this.#status = 'no-path';
    if (!isOpen(this.grid, from) || !isOpen(this.grid, to)) return;
    if (this.#isEven || algorithm === 'bfs') this.#running = this.#byStep ??= new StepSearch(this.#space);
    else this.#running = this.#byCost ??= new CostSearch(this.#space);
    this.#running.begin(this.#space.place(from), this.#space.place(to), algorithm === 'astar');
    this.#status = 'searching';
  }

  /** Works off up to `budget` cells. */
  advance(budget: number): SearchStatus {
    if (this.#status !== 'searching' || !this.#running) return this.#status;
    this.#status = this.#running.advance(budget);
    if (this.#status === 'found') this.#trace(this.#running);
    return this.#status;
  }

  /** How many cells the search has worked off. */
  get expanded(): number {
    return this.#running?.expanded ?? 0;
  }

  /** The cell worked off last. */
  get last(): Cell {
    return this.#running ? this.#space.cell(this.#running.last) : this.#from;
  }

  #trace(search: Search): void {
    const { offsets, home } = this.#space;
    const { costs } = this.grid;
    const from = this.#space.place(this.#from);
    let place = this.#space.place(this.#to);
    let count = 0;
    this.cost = 0;
    for (;;) {
      if (count === this.cells.length) this.cells = longer(this.cells);
      const cell = this.#space.cell(place);
      this.cells[count++] = cell;
      if (place === from) break;
      this.cost += costs[cell]!;
      place += offsets[search.back(place)]!;
      if (home.length > 0) place = home[place]!;
    }
    this.length = count - 1;
    this.cells.subarray(0, count).reverse();
  }
}

function longer(cells: Int32Array): Int32Array {
  const twice = new Int32Array(cells.length * 2);
  twice.set(cells);
  return twice;
}

export interface Path {
  readonly cells: readonly Cell[];
  readonly cost: number;
  readonly expanded: number;
}

/** One path on a grid. For many queries on one grid keep a `PathFinder`. */
export function findPath(grid: Grid, ends: { from: Cell; to: Cell; algorithm?: PathAlgorithm }): Path | undefined {
  const finder = new PathFinder(grid);
  if (!finder.search(ends.from, ends.to, ends.algorithm)) return undefined;
  return {
    cells: [...finder.cells.subarray(0, finder.length + 1)],
    cost: finder.cost,
    expanded: finder.expanded,
  };
}
