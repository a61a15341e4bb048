import { type Cell, type Direction, DIRECTIONS, oppositeIndex } from '@dedalo/grid';
import { BLOCKED, type Level } from '../level.ts';

/**
 * Shortest walks on one level, many in a row: what an earlier search has found is told apart by its round, so that a
 * short walk on a large level costs little. Of equally short walks always the same one, by the order of `DIRECTIONS`.
 */
export class Walker {
  readonly #steps: Int32Array;
  readonly #closed: Uint8Array;
  readonly #round: Int32Array;
  readonly #length: Int32Array;
  readonly #cameBy: Uint8Array;
  readonly #queue: Int32Array;
  #rounds = 0;

  /** `closed` has a byte a cell, 1 where the player cannot stand; changes between two searches count. */
  constructor(level: Level, closed: Uint8Array) {
    const cells = level.walls.length;
    this.#steps = level.steps;
    this.#closed = closed;
    this.#round = new Int32Array(cells);
    this.#length = new Int32Array(cells);
    this.#cameBy = new Uint8Array(cells);
    this.#queue = new Int32Array(cells);
  }

  /** Searches from a cell until all of `wanted` are found or nothing is left. */
  search(from: Cell, wanted: readonly Cell[]): void {
    const round = ++this.#rounds;
    const queue = this.#queue;
    let tail = 0;
    queue[tail++] = from;
    this.#round[from] = round;
    this.#length[from] = 0;
    let missing = wanted.filter((cell) => cell !== from).length;
    for (let head = 0; head < tail && missing > 0; head++) {
      const cell = queue[head]!;
      for (let direction = 0; direction < 4; direction++) {
        const next = this.#steps[cell * 4 + direction]!;
        if (next === BLOCKED || this.#closed[next] === 1 || this.#round[next] === round) continue;
        this.#round[next] = round;
        this.#length[next] = this.#length[cell]! + 1;
        this.#cameBy[next] = direction;
        queue[tail++] = next;
        if (wanted.includes(next)) missing--;
      }
    }
  }

  /** How many steps away the last search found a cell; undefined if it did not. */
  lengthTo(cell: Cell): number | undefined {
    return this.#round[cell] === this.#rounds ? this.#length[cell]! : undefined;
  }

  /** The way by which the last search found a cell. */
  wayTo(to: Cell): Direction[] {
    const way: Direction[] = [];
    for (let cell = to; this.#length[cell]! > 0;) {
      const direction = this.#cameBy[cell]!;
      way.push(DIRECTIONS[direction]!);
      cell = this.#steps[cell * 4 + oppositeIndex(direction)]!;
    }
    return way.reverse();
  }
}
