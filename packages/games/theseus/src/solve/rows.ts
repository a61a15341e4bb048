import { isWalled, stepFrom, type Tile } from '../board.ts';
import type { State } from '../state.ts';

/** Steps that lead to no row. */
export const WALLED = -1;
export const ALL_COLLECTED = -2;
const NO_ROW = -1;

/** The rows of all even tiles, or of all odd ones. */
export interface Half {
  /** How many rows there are. */
  readonly size: number;
  /** Where Theseus is. */
  readonly tiles: Uint16Array;
  /** A bit for each supply that still lies there. */
  readonly left: Uint8Array;
  /** Four a row, one a way: the row of the other half that the step leads to, `WALLED` or `ALL_COLLECTED`. */
  readonly next: Int32Array;
}

/**
 * Theseus' part of a state, his tile and the supplies that are left, as a number: the row of a table over the tiles of
 * the Minotaur. He moves in every round and a board's side is odd, so the rounds played tell whether his tile is even or
 * odd; the two halves are numbered apart. Numbers go up with the round in which he can be there first: a table of an
 * early round is just shorter.
 */
export class Rows {
  readonly start: State;
  /** Tiles of the board. */
  readonly tiles: number;
  readonly halves: readonly [even: Half, odd: Half];
  /** By supplies left and tile. */
  readonly #rows: Int32Array;
  /** By rounds since the start: how many rows can be reached. */
  readonly #reached: number[] = [];

  constructor(start: State) {
    const { board, theseus, supplies } = start;
    const tiles = board.walls.length;
    this.start = start;
    this.tiles = tiles;
    const all = suppliesLeft(start);
    this.#rows = new Int32Array((all + 1) * tiles).fill(NO_ROW);
    const bits = new Uint8Array(tiles);
    for (const [supply, tile] of supplies.entries()) if (tile !== null) bits[tile] = 1 << supply;

    const found: { tiles: Tile[]; left: number[]; next: number[] }[] = [0, 1].map(() => ({
      tiles: [],
      left: [],
      next: [],
    }));
    let queue: number[] = [];
    const rowOf = (left: number, tile: Tile): number => {
      if (left === 0) return ALL_COLLECTED;
      const place = left * tiles + tile;
      if (this.#rows[place] === NO_ROW) {
        this.#rows[place] = found[tile & 1]!.tiles.push(tile) - 1;
        found[tile & 1]!.left.push(left);
        queue.push(place);
      }
      return this.#rows[place]!;
    };
    rowOf(all, theseus);
    for (let round = 0; queue.length > 0; round++) {
      this.#reached.push(found[(theseus + round) & 1]!.tiles.length);
      const places = queue;
      queue = [];
      for (const place of places) {
        const tile = place % tiles;
        const left = (place - tile) / tiles;
        for (let way = 0; way < 4; way++) {
          const to = stepFrom(board, tile, way);
          found[tile & 1]!.next.push(isWalled(board, tile, way) ? WALLED : rowOf(left & ~bits[to]!, to));
        }
      }
    }
    const half = (odd: 0 | 1): Half => ({
      size: found[odd]!.tiles.length,
      tiles: Uint16Array.from(found[odd]!.tiles),
      left: Uint8Array.from(found[odd]!.left),
      next: Int32Array.from(found[odd]!.next),
    });
    this.halves = [half(0), half(1)];
  }

  /** The half in which Theseus is so many rounds after the start. */
  half(round: number): Half {
    return this.halves[(this.start.theseus + round) & 1]!;
  }

  /** How many rows of that half he can have reached by then: the first ones. */
  count(round: number): number {
    return this.#reached[round] ?? this.half(round).size;
  }

  get bytes(): number {
    const [even, odd] = this.halves;
    return [this.#rows, ...[even, odd].flatMap(({ tiles, left, next }) => [tiles, left, next])].reduce(
      (sum, table) => sum + table.byteLength,
      0,
    );
  }

  /** The row of a state; undefined for one that cannot follow from the start. */
  find(state: State): number | undefined {
    if (!isSameGame(this.start, state)) return undefined;
    const round = roundOf(state) - roundOf(this.start);
    const row = this.#rows[suppliesLeft(state) * this.tiles + state.theseus] ?? NO_ROW;
    const isHere = ((this.start.theseus + round + state.theseus) & 1) === 0;
    return isHere && row !== NO_ROW && row < this.count(round) ? row : undefined;
  }
}

/** Rounds that both have played; a round that the Minotaur alone has played is not over. */
export const roundOf = ({ dice }: Pick<State, 'dice'>): number => dice >> 1;

/** Rounds that Theseus has still to play. */
export const roundsLeft = (state: State): number => state.config.rounds - roundOf(state);

/** A bit for each supply that still lies there. */
const suppliesLeft = ({ supplies }: State): number =>
  supplies.reduce<number>((left, tile, supply) => (tile === null ? left : left | (1 << supply)), 0);

function isSameGame(start: State, state: State): boolean {
  return (
    state.config.rounds === start.config.rounds &&
    state.dice >= start.dice &&
    state.supplies.length === start.supplies.length &&
    state.supplies.every((tile, supply) => tile === null || tile === start.supplies[supply]) &&
    (state.board === start.board ||
      (state.board.walls.length === start.board.walls.length &&
        state.board.walls.every((walls, tile) => walls === start.board.walls[tile])))
  );
}
