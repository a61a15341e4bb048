import { type Cell, createGrid, type Grid, isOpen, LEAST_COST, pointOf, WALL } from '../board/grid.ts';
import { manhattan, type Point, type Size } from '../geometry/point.ts';
import type { Random } from '../random/random.ts';

/** Steps of two cells, in the described order: up, down, left, right. */
const JUMPS: readonly Point[] = [
  { x: 0, y: -2 },
  { x: 0, y: 2 },
  { x: -2, y: 0 },
  { x: 2, y: 0 },
];
const BRANCHES = 3;

/** What digs PokéLabirinto's mazes into a grid of walls, cell by cell. */
export class Digger {
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
    const least = this.#leastDistance();
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

  /**
   * The last resort: of the border cells far enough from the entrance, the one from which the fewest cells must be dug
   * straight inwards to reach an open one; of equals the farthest. Opposite the entrance there always is one. Returns
   * the exit and what must be dug.
   */
  forceExit(entrance: Cell): Cell[] {
    const from = pointOf(this.grid, entrance);
    let best: { way: Cell[]; distance: number } | undefined;
    for (const { border, inward } of this.#borderCells()) {
      const distance = manhattan(pointOf(this.grid, border), from);
      if (distance < this.#leastDistance()) continue;
      const way = this.#tunnel(border, inward);
      if (!way) continue;
      const isBetter =
        !best || way.length < best.way.length || (way.length === best.way.length && distance > best.distance);
      if (isBetter) best = { way, distance };
    }
    if (!best) throw new Error(`classicMaze: no exit for the entrance ${entrance} of a grid ${this.grid.width} wide`);
    return best.way;
  }

  *#borderCells(): Generator<{ border: Cell; inward: number }, void, void> {
    const { width, height } = this.grid;
    for (let x = 1; x < width - 1; x++) {
      yield { border: x, inward: width };
      yield { border: (height - 1) * width + x, inward: -width };
    }
    for (let y = 1; y < height - 1; y++) {
      yield { border: y * width, inward: 1 };
      yield { border: y * width + width - 1, inward: -1 };
    }
  }

  /** From a border cell inwards up to the first open cell; undefined if there is none in that line. */
  #tunnel(border: Cell, inward: number): Cell[] | undefined {
    const way = [border];
    let cell = border + inward;
    for (; this.isInterior(pointOf(this.grid, cell)); cell += inward) {
      if (isOpen(this.grid, cell)) return way;
      way.push(cell);
    }
    return undefined;
  }

  #leastDistance(): number {
    return Math.floor(Math.min(this.grid.width, this.grid.height) / 2);
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

  /**
   * Every cell of the main path that lies on its lattice, in a random order. A cell that is dug from later leads on by
   * itself, so no cell of the lattice stays closed. Three roots, as described, would leave pockets behind the main path.
   */
  *rootsOfLattice(inner: Cell): Generator<Cell, void, void> {
    const origin = pointOf(this.grid, inner);
    const isOnLattice = (cell: Cell): boolean => {
      const { x, y } = pointOf(this.grid, cell);
      return (x - origin.x) % 2 === 0 && (y - origin.y) % 2 === 0 && this.isInterior({ x, y });
    };
    yield* this.#random.shuffle(this.openCells().filter(isOnLattice));
  }
}
