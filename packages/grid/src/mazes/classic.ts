import { type Cell, createGrid, type Grid, isOpen, LEAST_COST, pointOf, WALL } from '../board/grid.ts';
import { manhattan, type Point, type Size } from '../geometry/point.ts';
import type { Random } from '../random/random.ts';
import type { MazeStep } from './step.ts';

/** Smaller mazes have no room for an exit far enough from the entrance. */
export const SMALLEST_CLASSIC_SIDE = 5;

/** Steps of two cells, in the described order: up, down, left, right. */
const JUMPS: readonly Point[] = [
  { x: 0, y: -2 },
  { x: 0, y: 2 },
  { x: -2, y: 0 },
  { x: 2, y: 0 },
];
const BRANCHES = 3;
const TRIES = 20;

export interface ClassicOptions {
  /**
   * `scan` (described): branches start at the first open cells, row by row, whatever their parity, and so eat walls.
   * `lattice` (clean): they start at cells of the main path's own lattice, evenly drawn, and leave no open blocks.
   */
  readonly roots: 'scan' | 'lattice';
  readonly stepping: boolean;
  /** How often the main path may miss the border before the exit is opened by force. */
  readonly tries?: number;
}

export interface ClassicMaze {
  readonly grid: Grid;
  readonly entrance: Cell;
  readonly exit: Cell;
}

/** The maze of PokéLabirinto: a main path from the entrance until it can leave, then three branches. */
export function* classicMaze(
  size: Size,
  random: Random,
  options: ClassicOptions,
): Generator<MazeStep, ClassicMaze, void> {
  const digger = new Digger(size, random);
  let { entrance, inner } = digger.openEntrance();
  let exit: Cell | undefined;
  for (let left = options.tries ?? TRIES; ; left--) {
    if (options.stepping) yield { kind: 'open', cells: [entrance, inner] };
    for (const cells of digger.dig(inner, (cell) => (exit = digger.exitBeside(cell, entrance)) !== undefined)) {
      if (options.stepping) yield { kind: 'open', cells };
    }
    if (exit !== undefined || left <= 0) break;
    if (options.stepping) yield { kind: 'close', cells: digger.openCells() };
    digger.grid.costs.fill(WALL);
    ({ entrance, inner } = digger.openEntrance());
  }
  exit ??= digger.farthestExit(entrance);
  digger.grid.costs[exit] = LEAST_COST;
  if (options.stepping) yield { kind: 'open', cells: [exit] };

  const roots = options.roots === 'scan' ? digger.rootsByScan() : digger.rootsOfLattice(inner);
  for (const root of roots) {
    for (const cells of digger.dig(root, () => false)) {
      if (options.stepping) yield { kind: 'open', cells };
    }
  }
  return { grid: digger.grid, entrance, exit };
}

class Digger {
  readonly grid: Grid;
  readonly #random: Random;

  constructor(size: Size, random: Random) {
    this.grid = createGrid(size);
    this.#random = random;
  }

  /** On a random side, never at a corner; the cell just inside is opened as well. */
  openEntrance(): { entrance: Cell; inner: Cell } {
    const { width, height, costs } = this.grid;
    const random = this.#random;
    const along = (side: number): number => 1 + random.below(side - 2);
    const sides = [
      () => ({ at: along(width), inward: width }),
      () => ({ at: (height - 1) * width + along(width), inward: -width }),
      () => ({ at: along(height) * width, inward: 1 }),
      () => ({ at: along(height) * width + width - 1, inward: -1 }),
    ];
    const { at, inward } = random.pick(sides)();
    costs[at] = LEAST_COST;
    costs[at + inward] = LEAST_COST;
    return { entrance: at, inner: at + inward };
  }

  isInterior(point: Point): boolean {
    return point.x > 0 && point.y > 0 && point.x < this.grid.width - 1 && point.y < this.grid.height - 1;
  }

  /**
   * Depth first with an explicit stack, in the order of the described recursion: every cell entered draws its own
   * shuffled directions, the last one too. Yields the two cells opened at each step; ends after `isLast`.
   */
  *dig(start: Cell, isLast: (cell: Cell) => boolean): Generator<Cell[], void, void> {
    const { grid } = this;
    const frames = [this.#frame(start)];
    for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
      const jump = frame.jumps.pop();
      if (!jump) {
        frames.pop();
        continue;
      }
      const from = pointOf(grid, frame.cell);
      const to = { x: from.x + jump.x, y: from.y + jump.y };
      const cell = to.y * grid.width + to.x;
      if (!this.isInterior(to) || isOpen(grid, cell)) continue;
      const middle = (frame.cell + cell) / 2;
      grid.costs[middle] = LEAST_COST;
      grid.costs[cell] = LEAST_COST;
      const isEnd = isLast(cell);
      frames.push(this.#frame(cell));
      yield [middle, cell];
      if (isEnd) return;
    }
  }

  /** The jumps still to try, the next one last. */
  #frame(cell: Cell): { cell: Cell; jumps: Point[] } {
    return { cell, jumps: this.#random.shuffle([...JUMPS]).reverse() };
  }

  /** The border cell beside a new cell, in the described order, if it is far enough from the entrance. */
  exitBeside(cell: Cell, entrance: Cell): Cell | undefined {
    const { grid } = this;
    const { x, y } = pointOf(grid, cell);
    const least = Math.floor(Math.min(grid.width, grid.height) / 2);
    const candidates: [boolean, Cell][] = [
      [y === grid.height - 2, cell + grid.width],
      [x === grid.width - 2, cell + 1],
      [y === 1, cell - grid.width],
      [x === 1, cell - 1],
    ];
    for (const [isBeside, exit] of candidates) {
      if (isBeside && manhattan(pointOf(grid, exit), pointOf(grid, entrance)) >= least) return exit;
    }
    return undefined;
  }

  /** The last resort: beside the open cell whose border cell is farthest from the entrance. */
  farthestExit(entrance: Cell): Cell {
    const { grid } = this;
    const from = pointOf(grid, entrance);
    let best = { exit: entrance, distance: -1 };
    const consider = (inner: Cell, exit: Cell): void => {
      const distance = manhattan(pointOf(grid, exit), from);
      if (isOpen(grid, inner) && distance > best.distance) best = { exit, distance };
    };
    for (let x = 1; x < grid.width - 1; x++) {
      consider(grid.width + x, x);
      consider((grid.height - 2) * grid.width + x, (grid.height - 1) * grid.width + x);
    }
    for (let y = 1; y < grid.height - 1; y++) {
      consider(y * grid.width + 1, y * grid.width);
      consider(y * grid.width + grid.width - 2, y * grid.width + grid.width - 1);
    }
    return best.exit;
  }

  openCells(): Cell[] {
    const cells: Cell[] = [];
    this.grid.costs.forEach((cost, cell) => cost !== WALL && cells.push(cell));
    return cells;
  }

  /** While the branches are being dug: each open interior cell is a root with probability 1/2, up to three. */
  *rootsByScan(): Generator<Cell, void, void> {
    const { width, height } = this.grid;
    let count = 0;
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1; x < width - 1; x++) {
        const cell = y * width + x;
        if (!isOpen(this.grid, cell) || !this.#random.bool()) continue;
        yield cell;
        if (++count === BRANCHES) return;
      }
    }
  }

  *rootsOfLattice(inner: Cell): Generator<Cell, void, void> {
    const origin = pointOf(this.grid, inner);
    const isOnLattice = (cell: Cell): boolean => {
      const { x, y } = pointOf(this.grid, cell);
      return (x - origin.x) % 2 === 0 && (y - origin.y) % 2 === 0 && this.isInterior({ x, y });
    };
    const cells = this.openCells().filter(isOnLattice);
    for (let count = 0; count < BRANCHES; count++) yield this.#random.pick(cells);
  }
}
