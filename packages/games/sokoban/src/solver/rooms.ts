import type { Ground } from './ground.ts';
import { LAST_STAMP } from './region.ts';

const CORRIDOR = -1;
/** Rooms are kept as bits. */
const MOST_ROOMS = 30;

/**
 * Rooms and what leads from one to the next. A room is open floor of at least two squares of 2 × 2 side by side; all else
 * is corridor. Boxes may cut the ways between rooms: how many are cut is one of the features of a position.
 */
export class Rooms {
  readonly #ground: Ground;
  /** By cell: the number of its room, or `CORRIDOR`. */
  readonly of: Int32Array;
  readonly #count: number;
  /** By room: the rooms that can be reached from it without crossing a third, as bits. */
  readonly #ways: Int32Array;
  readonly #seen: Int32Array;
  readonly #queue: Int32Array;
  readonly #now: Int32Array;
  #stamp = 0;

  constructor(ground: Ground) {
    this.#ground = ground;
    this.of = new Int32Array(ground.cells + 1).fill(CORRIDOR);
    this.#seen = new Int32Array(ground.cells + 1);
    this.#queue = new Int32Array(ground.cells + 1);
    this.#count = this.#find();
    this.#now = new Int32Array(this.#count);
    const empty = new Uint8Array(ground.cells + 1);
    empty[ground.wall] = 1;
    this.#look(empty);
    this.#ways = this.#now.slice();
  }

  /** Squares of 2 × 2, named by their upper left cell, that touch side by side make a room; one alone makes none. */
  #find(): number {
    const { next, wall, cells } = this.#ground;
    const isSquare = new Uint8Array(cells + 1);
    for (let cell = 0; cell < cells; cell++) {
      const east = next[cell * 4 + 1]!;
      const south = next[cell * 4 + 2]!;
      if (east !== wall && south !== wall && next[east * 4 + 2] !== wall) isSquare[cell] = 1;
    }
    const roomOf = new Int32Array(cells + 1).fill(CORRIDOR);
    let count = 0;
    for (let first = 0; first < cells; first++) {
      if (isSquare[first] === 0 || roomOf[first] !== CORRIDOR) continue;
      const queue = [first];
      roomOf[first] = count;
      for (const square of queue) {
        for (let direction = 0; direction < 4; direction++) {
          const beside = next[square * 4 + direction]!;
          if (isSquare[beside] === 0 || roomOf[beside] !== CORRIDOR) continue;
          roomOf[beside] = count;
          queue.push(beside);
        }
      }
      if (queue.length === 1 || count === MOST_ROOMS) {
        for (const square of queue) {
          roomOf[square] = CORRIDOR;
          isSquare[square] = 0;
        }
        continue;
      }
      for (const square of queue) {
        const east = next[square * 4 + 1]!;
        for (const cell of [square, east, next[square * 4 + 2]!, next[east * 4 + 2]!]) this.of[cell] = count;
      }
      count++;
    }
    return count;
  }

  /** How many ways between rooms are cut. */
  cut(closed: Uint8Array): number {
    if (this.#count < 2) return 0;
    this.#look(closed);
    let cut = 0;
    for (let room = 0; room < this.#count; room++) {
      for (let lost = this.#ways[room]! & ~this.#now[room]!; lost !== 0; lost &= lost - 1) cut++;
    }
    return cut / 2;
  }

  /** Whichever rooms every open part of a room leads to, both ways, into `#now`. */
  #look(closed: Uint8Array): void {
    const { next, cells } = this.#ground;
    const now = this.#now;
    const seen = this.#seen;
    const queue = this.#queue;
    const all = (1 << this.#count) - 1;
    let isOpen = 0;
    now.fill(all);
    if (this.#stamp > LAST_STAMP) {
      seen.fill(0);
      this.#stamp = 0;
    }
    const first = this.#stamp;
    for (let cell = 0; cell < cells; cell++) {
      const room = this.of[cell]!;
      // A cell of a room is only ever seen from within it; corridors may be seen from several.
      if (room === CORRIDOR || closed[cell] === 1 || seen[cell]! > first) continue;
      const stamp = ++this.#stamp;
      let met = 0;
      let tail = 1;
      queue[0] = cell;
      seen[cell] = stamp;
      for (let head = 0; head < tail; head++) {
        const at = queue[head]! * 4;
        for (let direction = 0; direction < 4; direction++) {
          const beside = next[at + direction]!;
          if (closed[beside] === 1 || seen[beside] === stamp) continue;
          const other = this.of[beside]!;
          if (other !== CORRIDOR && other !== room) {
            met |= 1 << other;
            continue;
          }
          seen[beside] = stamp;
          queue[tail++] = beside;
        }
      }
      isOpen |= 1 << room;
      now[room]! &= met;
    }
    for (let room = 0; room < this.#count; room++) if ((isOpen & (1 << room)) === 0) now[room] = 0;
    for (let room = 0; room < this.#count; room++) {
      for (let other = 0; other < this.#count; other++) {
        if ((now[other]! & (1 << room)) === 0) now[room]! &= ~(1 << other);
      }
    }
  }
}
