import { type Cell, pointOf, type Size } from '@dedalo/grid';
import { fitGauge, type Gauge, layTracks, type Tracks, tracksLength, tracksWithin } from './tracks.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where signs may have to stand outside the maze. */
export interface Doors {
  readonly areAside: boolean;
  readonly areAbove: boolean;
}

export interface PlanWish {
  readonly grid: Size;
  /** In device pixels. */
  readonly room: Size;
  readonly hasLattice: boolean;
  readonly doors: Doors;
  /** Half the size of the signs at entrance and exit. */
  readonly sign: number;
  readonly wallShare: number;
}

/** Where everything of a maze lies on its canvas, in whole device pixels. */
export class Plan {
  readonly grid: Size;
  readonly gauge: Gauge;
  readonly hasLattice: boolean;
  readonly sign: number;
  readonly size: Size;
  readonly #columns: Tracks;
  readonly #rows: Tracks;
  readonly #margin: { readonly x: number; readonly y: number };

  constructor({ grid, room, hasLattice, doors, sign, wallShare }: PlanWish) {
    const outside = Math.ceil(sign * 2.4);
    const inside = Math.ceil(sign * 0.5);
    const margin = { x: doors.areAside ? outside : inside, y: doors.areAbove ? outside : inside };
    const left = { width: room.width - 2 * margin.x, height: room.height - 2 * margin.y };
    this.grid = grid;
    this.hasLattice = hasLattice;
    this.sign = sign;
    this.gauge = fitGauge(grid, left, { hasLattice, wallShare });
    this.#margin = margin;
    this.#columns = layTracks(grid.width, this.gauge);
    this.#rows = layTracks(grid.height, this.gauge);
    this.size = {
      width: tracksLength(grid.width, this.gauge) + 2 * margin.x,
      height: tracksLength(grid.height, this.gauge) + 2 * margin.y,
    };
  }

  boxOf(cell: Cell): Box {
    const { x, y } = pointOf(this.grid, cell);
    const left = this.#columns.starts[x]!;
    const top = this.#rows.starts[y]!;
    return {
      x: this.#margin.x + left,
      y: this.#margin.y + top,
      width: this.#columns.starts[x + 1]! - left,
      height: this.#rows.starts[y + 1]! - top,
    };
  }

  /** A room, in the middle of which there is space for a mark. */
  isRoom(cell: Cell): boolean {
    const { x, y } = pointOf(this.grid, cell);
    return !this.hasLattice || (x % 2 === 1 && y % 2 === 1);
  }

  /** The middle of a cell; of one in the outer wall, a place in the margin before it. */
  signPlace(cell: Cell, isWrapped: boolean): { readonly x: number; readonly y: number } {
    const { x, y } = pointOf(this.grid, cell);
    const box = this.boxOf(cell);
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (isWrapped) return middle;
    const away = this.sign * 1.3;
    if (x === 0) return { ...middle, x: box.x - away };
    if (x === this.grid.width - 1) return { ...middle, x: box.x + box.width + away };
    if (y === 0) return { ...middle, y: box.y - away };
    return y === this.grid.height - 1 ? { ...middle, y: box.y + box.height + away } : middle;
  }

  /** The cells that a box touches. */
  *cellsIn({ x, y, width, height }: Box): Generator<Cell, void, void> {
    const left = x - this.#margin.x;
    const top = y - this.#margin.y;
    const [firstColumn, lastColumn] = tracksWithin(this.#columns, left, left + width);
    const [firstRow, lastRow] = tracksWithin(this.#rows, top, top + height);
    for (let row = firstRow; row <= lastRow; row++) {
      for (let column = firstColumn; column <= lastColumn; column++) yield row * this.grid.width + column;
    }
  }
}
