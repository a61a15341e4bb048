import { BLOCKED, type Level, type Pieces } from '../level.ts';
import { MINOTAUR_STEPS, minotaurStep } from '../minotaur.ts';
import { MOVES, WAIT } from '../move.ts';

/** What a move leads to where it leads to no further position. */
export const ESCAPE = -1;
export const CAPTURE = -2;
export const NO_MOVE = -3;

const WIDTH = MOVES.length;

/**
 * All positions that can come about with Theseus to move, numbered from 0, the start, in the order of a breadth-first
 * search. It can be used again for other levels: it keeps its memory.
 */
export class StateGraph {
  /** How many positions have been found. */
  size = 0;
  /** How many of them have been worked off. */
  explored = 0;
  /** Five numbers a position, in the order of `MOVES`: the next position, `ESCAPE`, `CAPTURE` or `NO_MOVE`. */
  next = new Int32Array(0);
  #level: Level | undefined;
  #squares = 0;
  /** Position number → Theseus' square · squares + the Minotaur's. */
  #pairs = new Int32Array(0);
  /** And back; 0 is none, so every number is one more. */
  #numbers = new Int32Array(0);

  begin(level: Level, from: Pieces = level): void {
    const squares = level.rooms.doors.length;
    const pairs = squares * squares;
    if (this.#pairs.length < pairs) {
      this.#pairs = new Int32Array(pairs);
      this.#numbers = new Int32Array(pairs);
      this.next = new Int32Array(pairs * WIDTH);
    } else this.#numbers.fill(0);
    this.#level = level;
    this.#squares = squares;
    this.size = 0;
    this.explored = 0;
    this.#numberOf(from.theseus, from.minotaur);
  }

  theseusAt(position: number): number {
    return Math.floor(this.#pairs[position]! / this.#squares);
  }

  minotaurAt(position: number): number {
    return this.#pairs[position]! % this.#squares;
  }

  /** Works off up to `budget` positions, and says whether all are done. */
  advance(budget: number): boolean {
    const level = this.#level!;
    const last = Math.min(this.explored + budget, Number.MAX_SAFE_INTEGER);
    while (this.explored < this.size && this.explored < last) {
      const position = this.explored++;
      const theseus = this.theseusAt(position);
      const minotaur = this.minotaurAt(position);
      for (let move = 0; move < WIDTH; move++) {
        const to = move === WAIT ? theseus : level.steps[theseus * 4 + move]!;
        this.next[position * WIDTH + move] = to === BLOCKED ? NO_MOVE : this.#after(level, to, minotaur);
      }
    }
    return this.explored === this.size;
  }

  /** What comes of Theseus' having moved, in the order of the rules. */
  #after(level: Level, theseus: number, minotaur: number): number {
    if (theseus === minotaur) return CAPTURE;
    if (theseus === level.exit) return ESCAPE;
    const pieces = { theseus, minotaur };
    for (let left = MINOTAUR_STEPS; left > 0; left--) {
      pieces.minotaur = minotaurStep(level, pieces);
      if (pieces.minotaur === theseus) return CAPTURE;
    }
    return this.#numberOf(theseus, pieces.minotaur);
  }

  #numberOf(theseus: number, minotaur: number): number {
    const pair = theseus * this.#squares + minotaur;
    const known = this.#numbers[pair]! - 1;
    if (known >= 0) return known;
    this.#pairs[this.size] = pair;
    this.#numbers[pair] = this.size + 1;
    return this.size++;
  }
}
