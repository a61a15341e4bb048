import {
  type Cell,
  createGrid,
  type Grid,
  isOpen,
  LEAST_COST,
  type Maze,
  type MazeStep,
  mazeSteps,
  type PathAlgorithm,
  pathSteps,
  type MazeRequest,
  WALL,
} from '@dedalo/grid';
import type { Look } from '../../terminal/blocks.ts';

export interface ExperimentRequest extends Pick<MazeRequest, 'width' | 'height' | 'seed'> {
  readonly generator: MazeRequest['algorithm'];
  readonly finder: PathAlgorithm;
}

export type Phase = 'carving' | 'searching' | 'done';

/** A maze being carved, then searched, then with its path drawn, one step at a time. */
export class Experiment {
  readonly request: ExperimentRequest;
  /** All walls at first; the maze's own grid once it is carved. */
  readonly grid: Grid;
  readonly #steps: Generator<void, void, void>;
  readonly #seen = new Set<Cell>();
  readonly #path = new Set<Cell>();
  #phase: Phase = 'carving';
  #maze: Maze | undefined;
  #head: Cell | undefined;
  #found: { readonly steps: number; readonly looked: number } | undefined;

  constructor(request: ExperimentRequest) {
    const { generator, finder, ...maze } = request;
    const making = mazeSteps({ ...maze, algorithm: generator });
    if (!making.ok) throw new RangeError(`Experiment: ${making.error.code}`);
    this.request = request;
    this.grid = createGrid(request);
    this.#steps = this.#run(making.value, finder);
  }

  get phase(): Phase {
    return this.#phase;
  }

  /** The length of the path and the number of cells worked off for it, when the experiment is done. */
  get found(): { readonly steps: number; readonly looked: number } | undefined {
    return this.#phase === 'done' ? this.#found : undefined;
  }

  advance(steps: number): void {
    for (let left = steps; left > 0 && this.#phase !== 'done'; left--) this.#steps.next();
  }

  finish(): void {
    this.advance(Number.POSITIVE_INFINITY);
  }

  look(cell: Cell): Look {
    if (cell === this.#head) return 'head';
    if (cell === this.#maze?.entrance) return 'entrance';
    if (cell === this.#maze?.exit) return 'exit';
    if (this.#path.has(cell)) return 'path';
    if (this.#seen.has(cell)) return 'seen';
    return isOpen(this.grid, cell) ? 'floor' : 'wall';
  }

  *#run(making: Generator<MazeStep, Maze, void>, finder: PathAlgorithm): Generator<void, void, void> {
    this.#maze = yield* this.#carve(making);
    this.#phase = 'searching';
    const path = yield* this.#search(this.#maze, finder);
    this.#head = undefined;
    for (const cell of path) {
      this.#path.add(cell);
      yield;
    }
    this.#phase = 'done';
  }

  *#carve(making: Generator<MazeStep, Maze, void>): Generator<void, Maze, void> {
    for (;;) {
      const made = making.next();
      if (made.done) return made.value;
      const { kind, cells } = made.value;
      if (kind !== 'visit') for (const cell of cells) this.grid.costs[cell] = kind === 'open' ? LEAST_COST : WALL;
      this.#head = cells.at(-1);
      yield;
    }
  }

  *#search({ grid, entrance, exit }: Maze, algorithm: PathAlgorithm): Generator<void, Iterable<Cell>, void> {
    const searching = pathSteps(grid, { from: entrance, to: exit, algorithm });
    for (;;) {
      const searched = searching.next();
      if (searched.done) {
        const finder = searched.value;
        if (finder.advance(0) !== 'found') throw new Error('Experiment: the exit cannot be reached');
        this.#found = { steps: finder.length, looked: finder.expanded };
        return finder.cells.subarray(0, finder.length + 1);
      }
      this.#seen.add(searched.value);
      this.#head = searched.value;
      yield;
    }
  }
}
