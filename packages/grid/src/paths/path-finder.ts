import { type Cell, type Grid, isOpen } from '../board/grid.ts';
import { CostSearch } from './cost-search.ts';
import { FieldSearch } from './field-search.ts';
import { Landmarks } from './landmarks.ts';
import { SearchSpace } from './search-space.ts';
import type { Search, SearchStatus } from './search.ts';
import { RingSearch } from './ring-search.ts';
import { StepSearch } from './step-search.ts';

/**
 * `bfs` counts steps and ignores costs. `dijkstra` (from the goal backwards) and `astar` give the cheapest path; the
 * first is the faster one where costs differ, the second where they do not.
 */
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
  readonly #searches: Partial<Record<PathAlgorithm, Search>> = {};
  readonly #landmarks: Landmarks | undefined;
  #search: Search | undefined;
  #status: SearchStatus = 'no-path';
  #from: Cell = 0;
  #to: Cell = 0;

  /** With landmarks (8 are a good number) paths over uneven costs are found several times faster. */
  constructor(grid: Grid, options: { landmarks?: number } = {}) {
    this.grid = grid;
    this.#space = new SearchSpace(grid);
    const count = options.landmarks ?? 0;
    if (count > 0 && !this.#space.isEven) this.#landmarks = new Landmarks(this.#space, count);
  }

  /** The algorithm used where none is asked for. */
  get fastest(): PathAlgorithm {
    return this.#space.isEven || this.#landmarks ? 'astar' : 'dijkstra';
  }

  /** Whether there is a path. If so, `cells`, `length` and `cost` describe it. */
  search(from: Cell, to: Cell, algorithm: PathAlgorithm = this.fastest): boolean {
    this.begin(from, to, algorithm);
    return this.advance(Number.POSITIVE_INFINITY) === 'found';
  }

  /** Starts a search that `advance` carries on. */
  begin(from: Cell, to: Cell, algorithm: PathAlgorithm = this.fastest): void {
    this.#from = from;
    this.#to = to;
    this.#search = undefined;
    this.#status = 'no-path';
    if (!isOpen(this.grid, from) || !isOpen(this.grid, to)) return;
    this.#search = this.#searches[algorithm] ??= this.#create(algorithm);
    this.#search.begin(this.#space.place(from), this.#space.place(to));
    this.#status = 'searching';
  }

  /** Works off up to `budget` cells. */
  advance(budget: number): SearchStatus {
    if (this.#status !== 'searching' || !this.#search) return this.#status;
    this.#status = this.#search.advance(budget);
    if (this.#status === 'found') this.#trace(this.#search);
    return this.#status;
  }

  /** How many cells the search has worked off. */
  get expanded(): number {
    return this.#search?.expanded ?? 0;
  }

  /** The cell worked off last. */
  get last(): Cell {
    return this.#search ? this.#space.cell(this.#search.last) : this.#from;
  }

  #create(algorithm: PathAlgorithm): Search {
    const space = this.#space;
    if (algorithm === 'bfs') return new RingSearch(space);
    if (algorithm === 'astar') return space.isEven ? new StepSearch(space) : new CostSearch(space, this.#landmarks);
    return space.isEven ? new RingSearch(space) : new FieldSearch(space);
  }

  #trace(search: Search): void {
    const { offsets, home } = this.#space;
    const isForward = search.tracesFrom === 'start';
    const end = this.#space.place(isForward ? this.#to : this.#from);
    let place = this.#space.place(isForward ? this.#from : this.#to);
    let count = 0;
    this.cost = -this.grid.costs[this.#from]!;
    for (;;) {
      if (count === this.cells.length) this.cells = longer(this.cells);
      const cell = this.#space.cell(place);
      this.cells[count++] = cell;
      this.cost += this.grid.costs[cell]!;
      if (place === end) break;
      place += offsets[search.trace(place)]!;
      if (home.length > 0) place = home[place]!;
    }
    this.length = count - 1;
    if (!isForward) reverse(this.cells, count);
  }
}

/** In place, without the view that `subarray` would allocate. */
function reverse(cells: Int32Array, count: number): void {
  for (let first = 0, last = count - 1; first < last; first++, last--) {
    const cell = cells[first]!;
    cells[first] = cells[last]!;
    cells[last] = cell;
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
