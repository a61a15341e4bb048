import { oppositeIndex } from '../geometry/direction.ts';
import type { DoorRows } from '../board/lattice.ts';
import type { Room } from '../board/rooms.ts';

/** A place on the canvas: a room's number in the padded array. */
export type Place = number;

const DOORS = 0b1111;
const FREE = 0b1_0000;
export const BACK_SHIFT = 5;

/**
 * The rooms while a maze is being carved, with a border of rooms that are never free instead of bounds checks.
 * A byte a room: doors (bits 0–3), free, that is in the mask and not yet part of the maze (bit 4), and the direction
 * back to the room it was carved from (bits 5–6).
 */
export class Canvas {
  readonly columns: number;
  readonly rows: number;
  readonly stride: number;
  /** The number of rooms in the mask. */
  readonly size: number;
  readonly state: Uint8Array;
  readonly offsets: Int32Array;
  readonly #kept: Uint8Array | undefined;
  /** On a torus: the room that a place of the border stands for. */
  readonly #home: Int32Array | undefined;

  constructor(board: { columns: number; rows: number; wrap: boolean; kept?: Uint8Array | undefined }) {
    const { columns, rows, wrap, kept } = board;
    this.columns = columns;
    this.rows = rows;
    this.stride = columns + 2;
    this.offsets = Int32Array.of(-this.stride, 1, this.stride, -1);
    this.state = new Uint8Array(this.stride * (rows + 2));
    this.#kept = kept;
    for (let row = 0; row < rows; row++) {
      const first = this.place(row * columns);
      this.state.fill(FREE, first, first + columns);
    }
    kept?.forEach((isKept, room) => {
      if (!isKept) this.state[this.place(room)] = 0;
    });
    this.size = kept ? kept.filter((isKept) => isKept !== 0).length : columns * rows;
    if (!wrap) return;
    this.#home = Int32Array.from(this.state, (_, place) => place);
    for (let column = 1; column <= columns; column++) {
      this.#home[column] = rows * this.stride + column;
      this.#home[(rows + 1) * this.stride + column] = this.stride + column;
    }
    for (let row = 1; row <= rows; row++) {
      this.#home[row * this.stride] = row * this.stride + columns;
      this.#home[row * this.stride + columns + 1] = row * this.stride + 1;
    }
  }

  get wrap(): boolean {
    return this.#home !== undefined;
  }

  place(room: Room): Place {
    return (Math.floor(room / this.columns) + 1) * this.stride + (room % this.columns) + 1;
  }

  room(place: Place): Room {
    return (Math.floor(place / this.stride) - 1) * this.columns + (place % this.stride) - 1;
  }

  neighbour(place: Place, direction: number): Place {
    const next = place + this.offsets[direction]!;
    return this.#home ? this.#home[next]! : next;
  }

  isFree(place: Place): boolean {
    return (this.state[place]! & FREE) !== 0;
  }

  /** Whether the place is a room of the mask, free or not. */
  isKept(place: Place): boolean {
    const room = this.room(place);
    const row = Math.floor(place / this.stride) - 1;
    const column = (place % this.stride) - 1;
    if (row < 0 || row >= this.rows || column < 0 || column >= this.columns) return false;
    return !this.#kept || this.#kept[room] !== 0;
  }

  doors(place: Place): number {
    return this.state[place]! & DOORS;
  }

  /** The direction back to where the place was carved from. */
  back(place: Place): number {
    return this.state[place]! >> BACK_SHIFT;
  }

  /** The free neighbours, a bit a direction. */
  free(place: Place): number {
    const { state, stride } = this;
    const home = this.#home;
    if (home) {
      return (
        ((state[home[place - stride]!]! >> 4) & 1) |
        ((state[home[place + 1]!]! >> 3) & 2) |
        ((state[home[place + stride]!]! >> 2) & 4) |
        ((state[home[place - 1]!]! >> 1) & 8)
      );
    }
    return (
      ((state[place - stride]! >> 4) & 1) |
      ((state[place + 1]! >> 3) & 2) |
      ((state[place + stride]! >> 2) & 4) |
      ((state[place - 1]! >> 1) & 8)
    );
  }

  /** The neighbours in the mask that are already part of the maze, a bit a direction. */
  taken(place: Place): number {
    let taken = 0;
    for (let direction = 0; direction < 4; direction++) {
      const next = this.neighbour(place, direction);
      if (!this.isFree(next) && this.isKept(next)) taken |= 1 << direction;
    }
    return taken;
  }

  take(place: Place): void {
    this.state[place]! &= ~FREE;
  }

  /** Gives a room back to the free ones; its doors stay. */
  release(place: Place): void {
    this.state[place]! |= FREE;
  }

  /** Makes a door, takes both rooms into the maze and returns the other one. */
  open(place: Place, direction: number): Place {
    const next = this.neighbour(place, direction);
    const back = oppositeIndex(direction);
    this.state[place] = (this.state[place]! & ~FREE) | (1 << direction);
    this.state[next] = (this.state[next]! & DOORS) | (1 << back) | (back << BACK_SHIFT);
    return next;
  }

  close(place: Place, direction: number): void {
    this.state[place]! &= ~(1 << direction);
    this.state[this.neighbour(place, direction)]! &= ~(1 << oppositeIndex(direction));
  }

  /** All rooms of the mask, row by row. */
  *places(): Generator<Place> {
    for (let room = 0; room < this.columns * this.rows; room++) {
      const place = this.place(room);
      if (this.isKept(place)) yield place;
    }
  }

  doorRows(): DoorRows {
    return { doors: this.state, first: this.stride + 1, stride: this.stride };
  }
}
