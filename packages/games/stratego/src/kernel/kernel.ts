import { Random } from '@dedalo/grid';
import { CELLS, isLake } from '../board.ts';
import { RULE_SETS } from '../rule-set.ts';
import { RANK_OF } from '../pieces.ts';
import type { Config, State, Token } from '../state.ts';
import { EMPTY, FLAG, GONE, LAKE, LOSES, NEXT, OUTCOME, RANK_COUNT, rankIndex, SCOUT, WINS } from './tables.ts';

export const ARMY = 10;
const PIECE_COUNT = 2 * ARMY;
/** A move is its piece · 128 + its target. */
export const CELL_BITS = 7;
export const CELL_MASK = 127;
/** No position has more moves: two scouts, five others. */
export const MOST_MOVES_AT_ONCE = 64;

/** Moves that can be taken back before `forget`. */
const MOST_PLIES = 512;
const UNDO_WORDS = 8;

export const NO_END = 0;
export const FLAG_CAPTURED = 1;
export const MOVES_USED_UP = 2;
export const NO_MOVES = 3;

const draws = new Random('stratego kernel');
const keys = (count: number): Int32Array => Int32Array.from({ length: count }, () => draws.next() | 0);
const CELL_KEYS = keys(PIECE_COUNT * CELLS);
const CELL_KEYS_2 = keys(PIECE_COUNT * CELLS);
const RANK_KEYS = keys(PIECE_COUNT * RANK_COUNT);
const RANK_KEYS_2 = keys(PIECE_COUNT * RANK_COUNT);
const TURN_KEY = draws.next() | 0;
const TURN_KEY_2 = draws.next() | 0;

/** A trail as one number per piece; 0, that of a piece that has not moved, is a key of 0. */
function trailKey(piece: number, trail: number): number {
  if (trail === 0) return 0;
  const mixed = Math.imul(trail ^ (piece * 0x9e3779b1), 0x85ebca6b);
  return Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
}

/** What a piece is to the kernel: everything of a soldier but its name. */
export interface Placed extends Pick<Token, 'at' | 'hasMoved' | 'isShown' | 'trail'> {
  readonly rank: number;
}

export interface Position {
  readonly config: Config;
  readonly armies: readonly [readonly Placed[], readonly Placed[]];
  readonly moves: number;
}

/**
 * A game in play as typed arrays that moves change and give back, for searches and mass play. Pieces are numbered by
 * seat · 10 + their place in the army. A trail holds cell + 1 in seven bits each, the newest lowest.
 */
export class Kernel {
  readonly board: Int8Array = new Int8Array(CELLS);
  readonly at: Int8Array = new Int8Array(PIECE_COUNT);
  readonly rank: Int8Array = new Int8Array(PIECE_COUNT);
  readonly trail: Int32Array = new Int32Array(PIECE_COUNT);
  /** Bits of the pieces that have been in a fight, and of those that have moved. */
  shown = 0;
  moved = 0;
  moves = 0;
  mostMoves = 0;
  turn = 0;
  /** Two words of a key of everything that decides what may follow, but for the number of moves. */
  key = 0;
  key2 = 0;
  /** The seat whose flag has been captured, or −1. */
  flagless = -1;
  /** Moves made, taken back ones included. */
  made = 0;
  #trailMask = 0;
  readonly #undo = new Int32Array(MOST_PLIES * UNDO_WORDS);
  #top = 0;

  static fromState({ config, armies, moves }: State): Kernel {
    const placed = (army: State['armies'][0]): Placed[] =>
      army.map((soldier) => ({ ...soldier, rank: rankIndex(RANK_OF[soldier.piece]) }));
    return new Kernel().load({ config, armies: [placed(armies[0]), placed(armies[1])], moves });
  }

  load({ config, armies, moves }: Position): this {
    for (let cell = 0; cell < CELLS; cell++) this.board[cell] = isLake(cell) ? LAKE : EMPTY;
    const { memory } = RULE_SETS[config.rules];
    this.#trailMask = (1 << (memory * CELL_BITS)) - 1;
    this.#top = 0;
    this.shown = 0;
    this.moved = 0;
    this.moves = moves;
    this.mostMoves = 2 * config.movesEach;
    this.turn = moves & 1;
    this.flagless = -1;
    this.key = this.turn === 0 ? 0 : TURN_KEY;
    this.key2 = this.turn === 0 ? 0 : TURN_KEY_2;
    this.at.fill(GONE);
    for (const [seat, army] of armies.entries()) {
      for (const [index, placed] of army.entries()) this.#put(seat * ARMY + index, placed);
    }
    return this;
  }

  #put(piece: number, { rank, at, hasMoved, isShown, trail }: Placed): void {
    this.rank[piece] = rank;
    this.trail[piece] = trail.reduce((packed, cell) => ((packed << CELL_BITS) | (cell + 1)) & this.#trailMask, 0);
    this.at[piece] = at ?? GONE;
    if (hasMoved) this.moved |= 1 << piece;
    if (isShown) this.shown |= 1 << piece;
    this.key ^= RANK_KEYS[piece * RANK_COUNT + rank]!;
    this.key2 ^= RANK_KEYS_2[piece * RANK_COUNT + rank]!;
    if (at !== null) {
      this.board[at] = piece;
      this.#toggle(piece, at);
    } else if (rank === FLAG) {
      this.flagless = piece < ARMY ? 0 : 1;
    }
  }

  /** Takes a piece into the key, or out of it. */
  #toggle(piece: number, cell: number): void {
    const mixed = trailKey(piece, this.trail[piece]!);
    this.key ^= CELL_KEYS[piece * CELLS + cell]! ^ mixed;
    this.key2 ^= CELL_KEYS_2[piece * CELLS + cell]! ^ Math.imul(mixed, 0x27d4eb2f);
  }

  /** Says what a piece is, where that was only supposed. */
  setRank(piece: number, rank: number): void {
    const old = piece * RANK_COUNT + this.rank[piece]!;
    const now = piece * RANK_COUNT + rank;
    this.key ^= RANK_KEYS[old]! ^ RANK_KEYS[now]!;
    this.key2 ^= RANK_KEYS_2[old]! ^ RANK_KEYS_2[now]!;
    this.rank[piece] = rank;
  }

  /** Writes the legal moves from `start` on, in the order of the rules but for the ways, and says where they end. */
  movesInto(list: Int16Array, start: number): number {
    const { board, at, rank, trail } = this;
    const first = this.turn === 0 ? 0 : ARMY;
    let count = start;
    for (let piece = first; piece < first + ARMY; piece++) {
      const from = at[piece]!;
      const what = rank[piece]!;
      if (from < 0 || what < 2) continue;
      const behind = trail[piece]!;
      const last = (behind & CELL_MASK) - 1;
      const second = ((behind >> CELL_BITS) & CELL_MASK) - 1;
      const third = (behind >> (2 * CELL_BITS)) - 1;
      for (let way = 0; way < 4; way++) {
        let to = NEXT[from * 4 + way]!;
        while (to >= 0) {
          const there = board[to]!;
          if (there >= 0 && there >= first && there < first + ARMY) break;
          if (to !== last && to !== second && to !== third) list[count++] = (piece << CELL_BITS) | to;
          if (there >= 0 || what !== SCOUT) break;
          to = NEXT[to * 4 + way]!;
        }
      }
    }
    return count;
  }

  /** The same, for moves that lead to a fight. */
  attacksInto(list: Int16Array, start: number): number {
    const { board, at, rank, trail } = this;
    const first = this.turn === 0 ? 0 : ARMY;
    let count = start;
    for (let piece = first; piece < first + ARMY; piece++) {
      const from = at[piece]!;
      const what = rank[piece]!;
      if (from < 0 || what < 2) continue;
      for (let way = 0; way < 4; way++) {
        let to = NEXT[from * 4 + way]!;
        if (what === SCOUT) while (to >= 0 && board[to]! < 0) to = NEXT[to * 4 + way]!;
        if (to < 0) continue;
        const there = board[to]!;
        if (there < 0 || (there >= first && there < first + ARMY)) continue;
        const behind = trail[piece]!;
        const left = to + 1;
        if (
          left !== (behind & CELL_MASK) &&
          left !== ((behind >> CELL_BITS) & CELL_MASK) &&
          left !== behind >> (2 * CELL_BITS)
        ) {
          list[count++] = (piece << CELL_BITS) | to;
        }
      }
    }
    return count;
  }

  hasMove(): boolean {
    const { board, at, rank, trail } = this;
    const first = this.turn === 0 ? 0 : ARMY;
    for (let piece = first; piece < first + ARMY; piece++) {
      const from = at[piece]!;
      const what = rank[piece]!;
      if (from < 0 || what < 2) continue;
      const behind = trail[piece]!;
      for (let way = 0; way < 4; way++) {
        let to = NEXT[from * 4 + way]!;
        while (to >= 0) {
          const there = board[to]!;
          if (there >= 0 && there >= first && there < first + ARMY) break;
          const left = to + 1;
          if (
            left !== (behind & CELL_MASK) &&
            left !== ((behind >> CELL_BITS) & CELL_MASK) &&
            left !== behind >> (2 * CELL_BITS)
          ) {
            return true;
          }
          if (there >= 0 || what !== SCOUT) break;
          to = NEXT[to * 4 + way]!;
        }
      }
    }
    return false;
  }

  /** Plays a legal move. */
  make(move: number): void {
    const { board, at, trail } = this;
    const undo = this.#undo;
    const piece = move >> CELL_BITS;
    const to = move & CELL_MASK;
    const from = at[piece]!;
    const enemy = board[to]!;
    const behind = trail[piece]!;
    const top = this.#top;
    undo[top] = this.key;
    undo[top + 1] = this.key2;
    undo[top + 2] = move;
    undo[top + 3] = from;
    undo[top + 4] = enemy;
    undo[top + 5] = behind;
    undo[top + 6] = this.shown;
    undo[top + 7] = this.moved;
    this.#top = top + UNDO_WORDS;
    this.#toggle(piece, from);
    board[from] = EMPTY;
    trail[piece] = ((behind << CELL_BITS) | (from + 1)) & this.#trailMask;
    this.moved |= 1 << piece;
    this.made++;
    if (enemy < 0) {
      board[to] = piece;
      at[piece] = to;
      this.#toggle(piece, to);
    } else {
      this.#meet(piece, enemy, to);
    }
    this.moves++;
    this.turn ^= 1;
    this.key ^= TURN_KEY;
    this.key2 ^= TURN_KEY_2;
  }

  #meet(piece: number, enemy: number, cell: number): void {
    const { board, at, rank } = this;
    const result = OUTCOME[rank[piece]! * RANK_COUNT + rank[enemy]!]!;
    this.shown |= (1 << piece) | (1 << enemy);
    if (result === LOSES) {
      at[piece] = GONE;
      return;
    }
    this.#toggle(enemy, cell);
    at[enemy] = GONE;
    if (result === WINS) {
      board[cell] = piece;
      at[piece] = cell;
      this.#toggle(piece, cell);
      if (rank[enemy] === FLAG) this.flagless = enemy < ARMY ? 0 : 1;
    } else {
      board[cell] = EMPTY;
      at[piece] = GONE;
    }
  }

  /** Takes the last move back. */
  unmake(): void {
    const { board, at, trail } = this;
    const undo = this.#undo;
    const top = this.#top - UNDO_WORDS;
    this.#top = top;
    this.key = undo[top]!;
    this.key2 = undo[top + 1]!;
    const move = undo[top + 2]!;
    const from = undo[top + 3]!;
    const enemy = undo[top + 4]!;
    const piece = move >> CELL_BITS;
    const to = move & CELL_MASK;
    board[from] = piece;
    at[piece] = from;
    trail[piece] = undo[top + 5]!;
    this.shown = undo[top + 6]!;
    this.moved = undo[top + 7]!;
    board[to] = enemy;
    if (enemy >= 0) at[enemy] = to;
    this.flagless = -1;
    this.moves--;
    this.turn ^= 1;
  }

  /** What was made stays: nothing of it can be taken back. */
  forget(): void {
    this.#top = 0;
  }

  /** How the game has ended, if it has, as `endOf` says. */
  end(): number {
    if (this.flagless >= 0) return FLAG_CAPTURED;
    if (this.moves >= this.mostMoves) return MOVES_USED_UP;
    return this.hasMove() ? NO_END : NO_MOVES;
  }
}
