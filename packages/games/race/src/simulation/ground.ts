import {
  type Cell,
  DIRECTIONS,
  DistanceField,
  type Grid,
  neighbour,
  NEUTRAL_COST,
  NO_DIRECTION,
  PathFinder,
  WALL,
} from '@dedalo/grid';
import type { PathMethod } from '../content/content.ts';
import { isBorderCell } from '../maps/border.ts';
import type { LevelMap } from '../maps/level-map.ts';
import { NO_WAY, type Way } from '../state.ts';

/** Goals whose fields are kept at once: the exit's and those that some opponents share. */
const MOST_FIELDS = 6;
const FLAT_COST = 1;
/** Cells that are looked at for a goal of one's own: what is farther by far than it seems is not worth going to. */
const MOST_LOOKED_AT = 500;

/** A map that is being raced on: where ways lead, and what is known of them until a wall is broken. */
export class Ground {
  readonly level: LevelMap;
  readonly exit: Cell;
  readonly start: Cell;
  readonly width: number;
  readonly height: number;
  /** By cell · 4 + way: the next cell, wall or not; −1 where nothing is. */
  readonly #next: Int32Array;
  readonly #costs: Uint8Array;
  readonly #weighed: Ways;
  readonly #flat: Ways;

  constructor(level: LevelMap, broken: readonly Cell[]) {
    const { grid, exit, start } = level.map;
    this.level = level;
    this.exit = exit;
    this.start = start;
    this.width = grid.width;
    this.height = grid.height;
    this.#costs = grid.costs.slice();
    for (const cell of broken) this.#costs[cell] = NEUTRAL_COST;
    this.#next = nextCells(grid);
    this.#weighed = new Ways({ ...grid, costs: this.#costs });
    this.#flat = new Ways({ ...grid, costs: this.#costs.map((cost) => (cost === WALL ? WALL : FLAT_COST)) });
  }

  /** The next cell, wall or not, or −1. */
  next(cell: Cell, way: Way): Cell {
    return this.#next[cell * 4 + way]!;
  }

  isOpen(cell: Cell): boolean {
    return this.#costs[cell] !== WALL;
  }

  costOf(cell: Cell): number {
    return this.#costs[cell]!;
  }

  isBorder(cell: Cell): boolean {
    return isBorderCell(this, cell);
  }

  /** The grid as it is now. */
  get grid(): Grid {
    return this.#weighed.grid;
  }

  breakWall(cell: Cell): void {
    this.#costs[cell] = NEUTRAL_COST;
    this.#weighed.change(cell, NEUTRAL_COST);
    this.#flat.change(cell, FLAT_COST);
  }

  /** The first way of a shortest path, for goals that many share: their field is kept. */
  wayToShared(from: Cell, goal: Cell, method: PathMethod): Way {
    return this.#waysOf(method).byField(from, goal);
  }

  /** The same for a goal of one's own that is not too far; otherwise `NO_WAY`. */
  wayTo(from: Cell, goal: Cell, method: PathMethod): Way {
    const ways = this.#waysOf(method);
    const next = ways.bySearch(from, goal, method);
    if (next < 0) return NO_WAY;
    for (let way = 0; way < NO_WAY; way++) if (this.next(from, way) === next) return way;
    return NO_WAY;
  }

  #waysOf(method: PathMethod): Ways {
    return method === 'bfs' ? this.#flat : this.#weighed;
  }
}

function nextCells(grid: Grid): Int32Array {
  const next = new Int32Array(grid.costs.length * 4);
  for (let cell = 0; cell < grid.costs.length; cell++) {
    for (const [way, direction] of DIRECTIONS.entries()) next[cell * 4 + way] = neighbour(grid, cell, direction) ?? -1;
  }
  return next;
}

/** Shortest ways over one reading of the costs. */
class Ways {
  readonly grid: Grid;
  #fields = new Map<Cell, DistanceField>();
  #finder: PathFinder | undefined;

  constructor(grid: Grid) {
    this.grid = grid;
  }

  change(cell: Cell, cost: number): void {
    this.grid.costs[cell] = cost;
    this.#fields = new Map();
    this.#finder = undefined;
  }

  byField(from: Cell, goal: Cell): Way {
    let field = this.#fields.get(goal);
    if (!field) {
      field = this.#spare() ?? new DistanceField(this.grid);
      field.compute([goal]);
      this.#fields.set(goal, field);
    }
    const way = field.next(from);
    return way === NO_DIRECTION ? NO_WAY : way;
  }

  /** The field that has been kept longest, once there are enough. */
  #spare(): DistanceField | undefined {
    if (this.#fields.size < MOST_FIELDS) return undefined;
    const [goal, field] = this.#fields.entries().next().value!;
    this.#fields.delete(goal);
    return field;
  }

  bySearch(from: Cell, goal: Cell, method: PathMethod): Cell {
    this.#finder ??= new PathFinder(this.grid);
    if (from === goal) return -1;
    this.#finder.begin(from, goal, method);
    return this.#finder.advance(MOST_LOOKED_AT) === 'found' ? this.#finder.cells[1]! : -1;
  }
}
