import {
  type Cell,
  createGrid,
  type Grid,
  isOpen,
  LEAST_COST,
  type Maze,
  type MazeProblem,
  type MazeRequest,
  type MazeStep,
  mazeSteps,
  ok,
  type PathAlgorithm,
  pathSteps,
  type Result,
  WALL,
} from '@dedalo/grid';
import { TouchedCells } from './touched-cells.ts';

export interface ExperimentRequest extends Pick<MazeRequest, 'width' | 'height' | 'seed' | 'braid' | 'wrap'> {
  readonly generator: MazeRequest['algorithm'];
  readonly finder: PathAlgorithm;
}

export type Phase = 'carving' | 'searching' | 'done';

/** The looks of a cell. */
export type Look = 'wall' | 'floor' | 'seen' | 'head' | 'path' | 'entrance' | 'exit';

const SEEN = 1;
const ON_PATH = 2;

/** A maze being carved, then searched, then with its path drawn, one step at a time. */
export class Experiment {
  readonly request: ExperimentRequest;
  /** All walls at first; the maze's own grid once it is carved. */
  readonly grid: Grid;
  readonly #run: Generator<void, void, void>;
  /** A byte a cell: its state in the search. */
  readonly #marks: Uint8Array;
  readonly #touched: TouchedCells;
  readonly #path: Cell[] = [];
  #phase: Phase = 'carving';
  #steps = 0;
  #looked = 0;
  #maze: Maze | undefined;
  #head: Cell | undefined;

  /** Throws where `create` would return a problem. */
  constructor(request: ExperimentRequest) {
    const making = carving(request);
    if (!making.ok) throw new RangeError(`Experiment: ${making.error.code}`);
    this.request = request;
    this.grid = createGrid(request, { wrap: request.wrap ?? false });
    const size = this.grid.costs.length;
    this.#marks = new Uint8Array(size);
    this.#touched = new TouchedCells(size);
    this.#run = this.#go(making.value);
  }

  static create(request: ExperimentRequest): Result<Experiment, MazeProblem> {
    const making = carving(request);
    return making.ok ? ok(new Experiment(request)) : making;
  }

  get phase(): Phase {
    return this.#phase;
  }

  /** The number of steps so far, over all phases. */
  get steps(): number {
    return this.#steps;
  }

  /** The number of cells that the search has finished. */
  get looked(): number {
    return this.#looked;
  }

  /** The maze, once it is carved. */
  get maze(): Maze | undefined {
    return this.#maze;
  }

  /** The part of the path drawn so far. */
  get path(): readonly Cell[] {
    return this.#path;
  }

  /** The length of the path and the number of finished cells, once the experiment is done. */
  get found(): { readonly steps: number; readonly looked: number } | undefined {
    return this.#phase === 'done' ? { steps: this.#path.length - 1, looked: this.#looked } : undefined;
  }

  advance(steps: number): void {
    for (let left = steps; left > 0 && this.#phase !== 'done'; left--) {
      if (!this.#run.next().done) this.#steps++;
    }
  }

  finish(): void {
    this.advance(Number.POSITIVE_INFINITY);
  }

  look(cell: Cell): Look {
    if (cell === this.#head) return 'head';
    if (cell === this.#maze?.entrance) return 'entrance';
    if (cell === this.#maze?.exit) return 'exit';
    if (this.#marks[cell] === ON_PATH) return 'path';
    if (this.#marks[cell] === SEEN) return 'seen';
    return isOpen(this.grid, cell) ? 'floor' : 'wall';
  }

  /** The cells that may have changed since the last call; all of them at first. */
  takeChanged(): readonly Cell[] {
    return this.#touched.take();
  }

  *#go(making: Generator<MazeStep, Maze, void>): Generator<void, void, void> {
    const maze = yield* this.#carve(making);
    this.#maze = maze;
    this.#touched.add(maze.entrance);
    this.#touched.add(maze.exit);
    this.#phase = 'searching';
    const path = yield* this.#search(maze);
    this.#moveHead(undefined);
    for (const cell of path) {
      this.#path.push(cell);
      this.#mark(cell, ON_PATH);
      yield;
    }
    this.#phase = 'done';
  }

  *#carve(making: Generator<MazeStep, Maze, void>): Generator<void, Maze, void> {
    for (;;) {
      const made = making.next();
      if (made.done) return made.value;
      const { kind, cells } = made.value;
      if (kind !== 'visit') for (const cell of cells) this.#open(cell, kind === 'open');
      this.#moveHead(cells.at(-1));
      yield;
    }
  }

  *#search({ grid, entrance, exit }: Maze): Generator<void, Iterable<Cell>, void> {
    const searching = pathSteps(grid, { from: entrance, to: exit, algorithm: this.request.finder });
    for (;;) {
      const searched = searching.next();
      if (searched.done) {
        const finder = searched.value;
        if (finder.advance(0) !== 'found') throw new Error('Experiment: the exit cannot be reached');
        return finder.cells.subarray(0, finder.length + 1);
      }
      this.#looked++;
      this.#mark(searched.value, SEEN);
      this.#moveHead(searched.value);
      yield;
    }
  }

  #open(cell: Cell, isOpened: boolean): void {
    this.grid.costs[cell] = isOpened ? LEAST_COST : WALL;
    this.#touched.add(cell);
  }

  #mark(cell: Cell, mark: number): void {
    this.#marks[cell] = mark;
    this.#touched.add(cell);
  }

  #moveHead(to: Cell | undefined): void {
    if (this.#head !== undefined) this.#touched.add(this.#head);
    if (to !== undefined) this.#touched.add(to);
    this.#head = to;
  }
}

const carving = (request: ExperimentRequest): ReturnType<typeof mazeSteps> =>
  mazeSteps({ ...request, algorithm: request.generator });
