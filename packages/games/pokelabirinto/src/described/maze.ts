import {
  type Cell,
  createGrid,
  formatBinary,
  formatSymbols,
  generateMaze,
  isOpen,
  LEAST_COST,
  type Maze as ContractMaze,
  Random,
} from '@dedalo/grid';
import { DEFAULT_SIDE } from '../config.ts';
import { MESSAGES } from './messages.ts';

/** Where a maze prints to, and what its chance comes from. */
export interface MazeRun {
  readonly seed: string;
  /** Is given text as it is to be written, with its ends of lines. */
  readonly print: (text: string) => void;
}

/** A maze has at least 5 rows and 5 columns: smaller ones have no room for an exit (PB4, PB5). */
export class MazeSizeError extends RangeError {
  readonly row: number;
  readonly col: number;

  constructor(row: number, col: number) {
    super(`Maze: ${row} × ${col} is no size of a maze; it has whole numbers of rows and columns from 5 on`);
    this.row = row;
    this.col = col;
  }
}

/** A row (X) and a column (Y), counted from 0, as the described program calls them (P9). */
export interface Place {
  readonly x: number;
  readonly y: number;
}

const OPEN = 0;
const WALL = 1;

/** The described maze: 0 walkable, 1 wall. It is dug by `@dedalo/grid`, and is that of the same seed in every game. */
export class Maze {
  readonly #print: MazeRun['print'];
  #cells: readonly (readonly number[])[] = [];
  #entrance: Place;
  #exit: Place;
  #exitCreated = true;
  #rand: Random;

  /** 20 × 20, or a size of one's own. Where that is none, the described error is printed and thrown (P10, PB5). */
  constructor(...given: [run: MazeRun] | [row: number, col: number, run: MazeRun]) {
    const [row, col, { seed, print }] = given.length === 1 ? [DEFAULT_SIDE, DEFAULT_SIDE, given[0]] : given;
    const made = generateMaze({ width: col, height: row, algorithm: 'classic', seed });
    if (!made.ok) {
      print(`${MESSAGES.badSize}\n`);
      throw new MazeSizeError(row, col);
    }
    this.#print = print;
    this.#rand = new Random(seed).stream('described');
    const { grid, entrance, exit } = made.value;
    this.#cells = rowsOf(row, col, (x, y) => (isOpen(grid, x * col + y) ? OPEN : WALL));
    this.#entrance = placeOf(entrance, col);
    this.#exit = placeOf(exit, col);
  }

  printMaze(): void {
    this.#print(formatBinary(this.contract().grid));
  }

  printMazeSymbols(): void {
    this.#print(formatSymbols(this.contract()));
  }

  /** A copy: what is changed in it changes nothing here. */
  getMaze(): number[][] {
    return this.#cells.map((row) => [...row]);
  }

  /** Rows and columns are those of the matrix then. */
  setMaze(maze: readonly (readonly number[])[]): void {
    const [first] = maze;
    const isMaze =
      first !== undefined &&
      first.length > 0 &&
      maze.every((row) => row.length === first.length && row.every((cell) => cell === OPEN || cell === WALL));
    if (!isMaze) throw new RangeError('Maze.setMaze: it must be rows of 0 and 1, all of one length');
    this.#replace(maze.map((row) => [...row]));
  }

  getRow(): number {
    return this.#cells.length;
  }

  /** Cuts the maze off below, or adds rows of wall. */
  setRow(row: number): void {
    this.#resize(row, this.getCol());
  }

  getCol(): number {
    return this.#cells[0]!.length;
  }

  /** Cuts the maze off at the right, or adds columns of wall. */
  setCol(col: number): void {
    this.#resize(this.getRow(), col);
  }

  /** Always true at first: a maze without an exit is dug again, and then it is opened by force (PB4). */
  isExitCreated(): boolean {
    return this.#exitCreated;
  }

  setExitCreated(exitCreated: boolean): void {
    this.#exitCreated = exitCreated;
  }

  getEntranceX(): number {
    return this.#entrance.x;
  }

  setEntranceX(entranceX: number): void {
    this.#entrance = this.inside({ ...this.#entrance, x: entranceX });
  }

  getEntranceY(): number {
    return this.#entrance.y;
  }

  setEntranceY(entranceY: number): void {
    this.#entrance = this.inside({ ...this.#entrance, y: entranceY });
  }

  getExitX(): number {
    return this.#exit.x;
  }

  setExitX(exitX: number): void {
    this.#exit = this.inside({ ...this.#exit, x: exitX });
  }

  getExitY(): number {
    return this.#exit.y;
  }

  setExitY(exitY: number): void {
    this.#exit = this.inside({ ...this.#exit, y: exitY });
  }

  /** The source of all chance from now on. */
  getRand(): Random {
    return this.#rand;
  }

  setRand(rand: Random): void {
    this.#rand = rand;
  }

  /** The maze as the rules know it. */
  protected contract(): ContractMaze {
    const grid = createGrid({ width: this.getCol(), height: this.getRow() });
    for (const [cell, value] of this.#cells.flat().entries()) if (value === OPEN) grid.costs[cell] = LEAST_COST;
    return { grid, entrance: this.cellOf(this.#entrance), exit: this.cellOf(this.#exit) };
  }

  /** What must lie within the maze, whatever becomes of its size. */
  protected places(): readonly Place[] {
    return [this.#entrance, this.#exit];
  }

  protected cellOf({ x, y }: Place): Cell {
    return x * this.getCol() + y;
  }

  protected placeOf(cell: Cell): Place {
    return placeOf(cell, this.getCol());
  }

  protected inside(place: Place): Place {
    if (this.#cells[place.x]?.[place.y] === undefined) {
      throw new RangeError(`row ${place.x}, column ${place.y} is no cell of ${this.getRow()} × ${this.getCol()}`);
    }
    return place;
  }

  #resize(row: number, col: number): void {
    const isSide = (side: number): boolean => Number.isSafeInteger(side) && side > 0;
    if (!isSide(row) || !isSide(col)) throw new MazeSizeError(row, col);
    this.#replace(rowsOf(row, col, (x, y) => this.#cells[x]?.[y] ?? WALL));
  }

  #replace(cells: readonly (readonly number[])[]): void {
    const lost = this.places().find(({ x, y }) => cells[x]?.[y] === undefined);
    if (lost) throw new RangeError(`row ${lost.x}, column ${lost.y} is in use and would be cut off`);
    this.#cells = cells;
  }
}

const placeOf = (cell: Cell, col: number): Place => ({ x: Math.floor(cell / col), y: cell % col });

const rowsOf = (row: number, col: number, valueAt: (x: number, y: number) => number): number[][] =>
  Array.from({ length: row }, (_, x) => Array.from({ length: col }, (__, y) => valueAt(x, y)));
