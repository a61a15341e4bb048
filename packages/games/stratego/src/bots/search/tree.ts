import { CELL_BITS, CELL_MASK, ARMY, type Kernel, MOST_MOVES_AT_ONCE } from '../../kernel/kernel.ts';
import { BOTH, FLAG, LOSES, OUTCOME, RANK_COUNT, WINS } from '../../kernel/tables.ts';
import { type Evaluation, WIN } from './evaluation.ts';

const TABLE_BITS = 16;
const TABLE_SIZE = 1 << TABLE_BITS;
const EXACT = 1;
const AT_LEAST = 2;
const AT_MOST = 3;

const MOST_PLY = 40;
const QUIET_PLIES = 6;
const INFINITE = 10 * WIN;
const HISTORY_CAP = 900;

const FOLLY = -10;
const VALUE = [2000, 60, 300, 200, 90, 60, 80];

/** What is supposed of the hidden enemies in one search. */
export interface Supposition {
  /** By piece · 7 + rank: how likely it is. */
  readonly odds: Float64Array;
  /** By rank · 20 + piece: what the enemy expects of attacking what it does not know. */
  readonly dares: Float64Array;
  /** By piece · 7: its ranks in the order in which they stand for an outcome; the supposed one first. */
  readonly stand: Int8Array;
  /** How sure the enemy strikes the flag where it could. */
  readonly flagRisk: number;
  /** Keeps the positions of different suppositions apart. */
  readonly salt: number;
}

/**
 * Alpha-beta over a kernel in which the hidden enemies are supposed to be something. What the enemy does follows from
 * that; whoever searches does not know it, so its attacks on hidden pieces are chance nodes over what they may be.
 */
export class Tree {
  nodes = 0;
  /** Beyond so many nodes a search gives up, and its value means nothing. */
  limit = Infinity;
  isCut = false;
  readonly #kernel: Kernel;
  readonly #evaluation: Evaluation;
  readonly #me: number;
  readonly #list = new Int16Array((MOST_PLY + 2) * MOST_MOVES_AT_ONCE);
  readonly #order = new Int32Array((MOST_PLY + 2) * MOST_MOVES_AT_ONCE);
  readonly #killers = new Int16Array(2 * (MOST_PLY + 2));
  readonly #history = new Int32Array((2 * ARMY) << CELL_BITS);
  readonly #checks = new Int32Array(TABLE_SIZE);
  readonly #values = new Float32Array(TABLE_SIZE);
  readonly #about = new Int32Array(TABLE_SIZE);
  #supposition!: Supposition;

  constructor(kernel: Kernel, evaluation: Evaluation, me: number) {
    this.#kernel = kernel;
    this.#evaluation = evaluation;
    this.#me = me;
  }

  begin(supposition: Supposition): void {
    this.#supposition = supposition;
    this.isCut = false;
  }

  /** What a move is worth to the one who makes it, looking so many plies beyond it. */
  valueOf(move: number, depth: number, { alpha, beta, ply }: { alpha: number; beta: number; ply: number }): number {
    return this.#child(move, depth, alpha, beta, ply);
  }

  #child(move: number, depth: number, alpha: number, beta: number, ply: number): number {
    const kernel = this.#kernel;
    const enemy = kernel.board[move & CELL_MASK]!;
    if (enemy >= 0) {
      if (kernel.turn === this.#me && (kernel.shown & (1 << enemy)) === 0) {
        return this.#attackUnknown(move, enemy, depth, ply);
      }
      if (kernel.rank[enemy] === FLAG) {
        this.nodes++;
        return this.#flagValue(ply);
      }
    }
    kernel.make(move);
    this.nodes++;
    const value = -this.#search(depth, -beta, -alpha, ply + 1);
    kernel.unmake();
    return value;
  }

  /** Who could capture the flag may not know it: then all goes on. */
  #flagValue(ply: number): number {
    if (this.#kernel.turn === this.#me) return WIN - ply;
    const { flagRisk } = this.#supposition;
    return flagRisk * (WIN - ply) - (1 - flagRisk) * this.#evaluation.toMe();
  }

  /** The mean over what comes of an attack on somebody who may be this or that. */
  #attackUnknown(move: number, enemy: number, depth: number, ply: number): number {
    const kernel = this.#kernel;
    const { odds, stand } = this.#supposition;
    const attacker = kernel.rank[move >> CELL_BITS]!;
    const base = enemy * RANK_COUNT;
    let value = odds[base + FLAG]! * (WIN - ply);
    for (let outcome = WINS; outcome <= BOTH; outcome++) {
      let chance = 0;
      let rank = -1;
      for (let index = 0; index < RANK_COUNT; index++) {
        const what = stand[base + index]!;
        if (what === FLAG || OUTCOME[attacker * RANK_COUNT + what] !== outcome) continue;
        if (rank < 0) rank = what;
        chance += odds[base + what]!;
      }
      if (chance > 0.001) value += chance * this.#supposed(move, { enemy, rank }, depth, ply);
    }
    return value;
  }

  #supposed(move: number, { enemy, rank }: { enemy: number; rank: number }, depth: number, ply: number): number {
    const kernel = this.#kernel;
    const before = kernel.rank[enemy]!;
    const other = before === rank ? -1 : this.#holderOf(rank, enemy, before);
    if (before !== rank) kernel.setRank(enemy, rank);
    if (other >= 0) kernel.setRank(other, before);
    kernel.make(move);
    this.nodes++;
    const value = -this.#search(depth > 1 ? depth - 1 : depth, -INFINITE, INFINITE, ply + 1);
    kernel.unmake();
    if (before !== rank) kernel.setRank(enemy, before);
    if (other >= 0) kernel.setRank(other, rank);
    return value;
  }

  /** Who else is hidden and supposed to be of a rank, and could be of the other one instead. */
  #holderOf(rank: number, enemy: number, instead: number): number {
    const kernel = this.#kernel;
    const first = enemy < ARMY ? 0 : ARMY;
    for (let piece = first; piece < first + ARMY; piece++) {
      if (piece === enemy || kernel.rank[piece] !== rank || (kernel.shown & (1 << piece)) !== 0) continue;
      if (this.#supposition.odds[piece * RANK_COUNT + instead]! > 0) return piece;
    }
    return -1;
  }

  #search(depth: number, alpha: number, beta: number, ply: number): number {
    const kernel = this.#kernel;
    if (kernel.moves >= kernel.mostMoves) return 0;
    if (depth <= 0 || ply >= MOST_PLY) return this.#quiet(QUIET_PLIES, alpha, beta, ply);
    if (this.nodes > this.limit) {
      this.isCut = true;
      return 0;
    }
    const slot = (kernel.key ^ this.#supposition.salt) & (TABLE_SIZE - 1);
    const check = kernel.key2 ^ this.#supposition.salt;
    let first = -1;
    if (this.#checks[slot] === check) {
      const about = this.#about[slot]!;
      first = about >> 12;
      if (((about >> 2) & 1023) >= depth) {
        const value = this.#values[slot]!;
        const bound = about & 3;
        if (bound === EXACT || (bound === AT_LEAST && value >= beta) || (bound === AT_MOST && value <= alpha)) {
          return value;
        }
      }
    }
    const start = ply * MOST_MOVES_AT_ONCE;
    let end = kernel.movesInto(this.#list, start);
    if (end === start) return -(WIN - ply);
    if (kernel.turn !== this.#me) end = this.#withoutFolly(start, end);
    this.#rate(start, end, first, ply);
    let best = -INFINITE;
    let bestMove = -1;
    let low = alpha;
    for (let index = start; index < end; index++) {
      const move = this.#next(index, end);
      const rating = this.#order[index]!;
      let value: number;
      if (depth >= 3 && index - start >= 5 && rating < 1000) {
        value = this.#child(move, depth - 2, low, low + 0.01, ply);
        if (value > low) value = this.#child(move, depth - 1, low, beta, ply);
      } else {
        value = this.#child(move, depth - 1, low, beta, ply);
      }
      if (this.isCut) return 0;
      if (value > best) {
        best = value;
        bestMove = move;
        if (value > low) low = value;
        if (low >= beta) {
          this.#praise(move, depth, ply);
          break;
        }
      }
    }
    const bound = best >= beta ? AT_LEAST : best > alpha ? EXACT : AT_MOST;
    this.#checks[slot] = check;
    this.#values[slot] = best;
    this.#about[slot] = (bestMove << 12) | (depth << 2) | bound;
    return best;
  }

  #dares(move: number, target: number): boolean {
    return this.#supposition.dares[this.#kernel.rank[move >> CELL_BITS]! * 2 * ARMY + target]! > FOLLY;
  }

  /** The enemy does not see what is hidden to it, and leaves attacks that would be folly; unless there is nothing else. */
  #withoutFolly(start: number, end: number): number {
    const { board, shown } = this.#kernel;
    let count = start;
    for (let index = start; index < end; index++) {
      const move = this.#list[index]!;
      const target = board[move & CELL_MASK]!;
      if (target >= 0 && (shown & (1 << target)) === 0 && !this.#dares(move, target)) continue;
      this.#list[count++] = move;
    }
    return count > start ? count : end;
  }

  #praise(move: number, depth: number, ply: number): void {
    if (this.#kernel.board[move & CELL_MASK]! >= 0) return;
    const killers = this.#killers;
    if (killers[2 * ply] !== move) {
      killers[2 * ply + 1] = killers[2 * ply]!;
      killers[2 * ply] = move;
    }
    this.#history[move] = Math.min(HISTORY_CAP, this.#history[move]! + depth * depth);
  }

  #rate(start: number, end: number, first: number, ply: number): void {
    const { board, rank } = this.#kernel;
    const killers = this.#killers;
    for (let index = start; index < end; index++) {
      const move = this.#list[index]!;
      const enemy = board[move & CELL_MASK]!;
      if (move === first) this.#order[index] = 100_000;
      else if (enemy >= 0) this.#order[index] = this.#rateAttack(rank[move >> CELL_BITS]!, enemy);
      else if (move === killers[2 * ply]) this.#order[index] = 2000;
      else if (move === killers[2 * ply + 1]) this.#order[index] = 1900;
      else this.#order[index] = this.#history[move]!;
    }
  }

  #rateAttack(own: number, enemy: number): number {
    const kernel = this.#kernel;
    if (kernel.turn === this.#me && (kernel.shown & (1 << enemy)) === 0) return 1500;
    const what = kernel.rank[enemy]!;
    const outcome = OUTCOME[own * RANK_COUNT + what]!;
    if (outcome === LOSES) return -500;
    return outcome === WINS ? 10_000 + VALUE[what]! : 5000;
  }

  /** Brings the best rated of the rest to the front. */
  #next(index: number, end: number): number {
    const order = this.#order;
    const list = this.#list;
    let best = index;
    for (let other = index + 1; other < end; other++) if (order[other]! > order[best]!) best = other;
    const move = list[best]!;
    const rating = order[best]!;
    list[best] = list[index]!;
    order[best] = order[index]!;
    list[index] = move;
    order[index] = rating;
    return move;
  }

  /** Only attacks whose outcome is known and no loss; who is to move may also leave it. */
  #quiet(plies: number, alpha: number, beta: number, ply: number): number {
    const kernel = this.#kernel;
    const isMine = kernel.turn === this.#me;
    const estimate = this.#evaluation.toMe();
    let best = isMine ? estimate : -estimate;
    if (best >= beta || plies === 0 || ply >= MOST_PLY || kernel.moves >= kernel.mostMoves) return best;
    let low = Math.max(alpha, best);
    const start = ply * MOST_MOVES_AT_ONCE;
    if (!kernel.hasMove()) return -(WIN - ply);
    const all = kernel.attacksInto(this.#list, start);
    let end = start;
    for (let index = start; index < all; index++) {
      const move = this.#list[index]!;
      const enemy = kernel.board[move & CELL_MASK]!;
      if ((kernel.shown & (1 << enemy)) === 0 && (isMine || !this.#dares(move, enemy))) continue;
      const rating = this.#rateAttack(kernel.rank[move >> CELL_BITS]!, enemy);
      if (rating < 0) continue;
      this.#list[end] = move;
      this.#order[end++] = rating;
    }
    for (let index = start; index < end; index++) {
      const move = this.#next(index, end);
      const value = this.#strike(move, plies, low, beta, ply);
      if (value > best) {
        best = value;
        if (value > low) low = value;
        if (low >= beta) break;
      }
    }
    return best;
  }

  #strike(move: number, plies: number, alpha: number, beta: number, ply: number): number {
    const kernel = this.#kernel;
    this.nodes++;
    if (kernel.rank[kernel.board[move & CELL_MASK]!] === FLAG) return this.#flagValue(ply);
    kernel.make(move);
    const value = -this.#quiet(plies - 1, -beta, -alpha, ply + 1);
    kernel.unmake();
    return value;
  }
}
