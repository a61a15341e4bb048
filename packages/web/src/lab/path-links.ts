import { type Cell, DIRECTIONS, type Direction, type Grid, neighbour } from '@dedalo/grid';

/** From which sides of its cells a path comes and goes, so that it can be drawn as a line, cell by cell. */
export class PathLinks {
  readonly #grid: Grid;
  readonly #links = new Map<Cell, Set<Direction>>();
  #known = 0;

  constructor(grid: Grid) {
    this.#grid = grid;
  }

  of(cell: Cell): ReadonlySet<Direction> | undefined {
    return this.#links.get(cell);
  }

  /** Follows a path that has grown; returns the cells that have changed. */
  follow(path: readonly Cell[]): Cell[] {
    const changed: Cell[] = [];
    for (; this.#known < path.length; this.#known++) {
      const cell = path[this.#known]!;
      const before = path[this.#known - 1];
      this.#links.set(cell, new Set());
      changed.push(cell);
      if (before === undefined) continue;
      this.#link(before, cell);
      this.#link(cell, before);
      changed.push(before);
    }
    return changed;
  }

  #link(from: Cell, to: Cell): void {
    const direction = DIRECTIONS.find((each) => neighbour(this.#grid, from, each) === to);
    if (direction !== undefined) this.#links.get(from)?.add(direction);
  }
}
