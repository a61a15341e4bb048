import { type Level, SHORTEST_LEVEL_SIDE } from '../level.ts';
import { isOn, type RowColumn, rowColumn } from './position.ts';
import { requires } from './requires.ts';

/** What a caller may hand in: anything at all, since `isValidMap` is there to find out. */
type Given<T> = T | null | undefined;
type Matrix<T> = Given<readonly Given<readonly T[]>[]>;

/** A valid starting position that nobody can change: arrays are copied on their way in and out. */
export class SokobanMap {
  readonly #occupiable: readonly (readonly boolean[])[];
  /** Goals and boxes in the order in which they were given. */
  readonly #goals: readonly (readonly number[])[];
  readonly #boxes: readonly (readonly number[])[];
  readonly #player: readonly number[];

  /** Never throws, whatever it is given. How large a map may be is not for the map to say, only for those who read files. */
  static isValidMap(
    rows: number,
    columns: number,
    occupiableMap: Matrix<boolean>,
    goals: Matrix<number>,
    boxes: Matrix<number>,
    playerPos: Given<readonly number[]>,
  ): boolean {
    try {
      const isSide = (side: number): boolean => Number.isInteger(side) && side >= SHORTEST_LEVEL_SIDE;
      if (!isSide(rows) || !isSide(columns)) return false;
      if (!isMatrix(occupiableMap, rows, columns)) return false;
      const isFree = (position: unknown): position is RowColumn =>
        Array.isArray(position) &&
        position.length === 2 &&
        Number.isInteger(position[0]) &&
        Number.isInteger(position[1]) &&
        occupiableMap[position[0] as number]?.[position[1] as number] === true;
      const areFree = (positions: unknown): positions is RowColumn[] =>
        Array.isArray(positions) &&
        positions.length > 0 &&
        // `every` would pass over holes.
        Array.from(positions).every(isFree) &&
        new Set(positions.map(String)).size === positions.length;
      if (!areFree(goals) || !areFree(boxes) || goals.length !== boxes.length || !isFree(playerPos)) return false;
      return !boxes.some(([row, column]) => row === playerPos[0] && column === playerPos[1]);
    } catch {
      // Arrays can be made that throw when they are looked at.
      return false;
    }
  }

  constructor(
    rows: number,
    columns: number,
    occupiableMap: readonly (readonly boolean[])[],
    goals: readonly (readonly number[])[],
    boxes: readonly (readonly number[])[],
    playerPos: readonly number[],
  ) {
    const isValid = SokobanMap.isValidMap(rows, columns, occupiableMap, goals, boxes, playerPos);
    requires('SokobanMap', 'isValidMap(rows, columns, occupiableMap, goals, boxes, playerPos)', isValid);
    this.#occupiable = copyOf(occupiableMap);
    this.#goals = copyOf(goals);
    this.#boxes = copyOf(boxes);
    this.#player = [...playerPos];
  }

  static fromLevel(level: Level): SokobanMap {
    const { width, height, walls, goals, boxes, player } = level;
    const rows = Array.from({ length: height }, (_, row) =>
      Array.from(walls.subarray(row * width, (row + 1) * width), (wall) => wall === 0),
    );
    const positions = (cells: readonly number[]): RowColumn[] => cells.map((cell) => rowColumn(level, cell));
    return new SokobanMap(height, width, rows, positions(goals), positions(boxes), rowColumn(level, player));
  }

  getRows(): number {
    return this.#occupiable.length;
  }

  getColumns(): number {
    return this.#occupiable[0]!.length;
  }

  getNrBoxes(): number {
    return this.#boxes.length;
  }

  getInitialPlayerPosition(): number[] {
    return [...this.#player];
  }

  getInitialPositionBoxes(): number[][] {
    return copyOf(this.#boxes);
  }

  getInitialPositionGoals(): number[][] {
    return copyOf(this.#goals);
  }

  isOccupiable(i: number, j: number): boolean {
    requires('SokobanMap.isOccupiable', '0 <= i < getRows() and 0 <= j < getColumns()', isOn(this, i, j));
    return this.#occupiable[i]![j]!;
  }
}

const copyOf = <T>(matrix: readonly (readonly T[])[]): T[][] => matrix.map((row) => [...row]);

const isMatrix = (value: unknown, rows: number, columns: number): value is boolean[][] =>
  Array.isArray(value) &&
  value.length === rows &&
  Array.from(value).every((row) => Array.isArray(row) && row.length === columns && isAllBoolean(row));

const isAllBoolean = (row: unknown[]): boolean => Array.from(row).every((value) => typeof value === 'boolean');
