import type { Seat } from '@dedalo/engine';
import type { Random } from '@dedalo/grid';
import { armyOf } from '../../armies.ts';
import { PIECES, RANK_OF } from '../../pieces.ts';
import { BOMB, FLAG, NEXT, RANK_COUNT, rankIndex } from '../../kernel/tables.ts';
import type { View } from '../../state.ts';
import { likelihoods } from './likelihood.ts';
import { BESIDE_FLAG } from './prior.ts';

const COUNTS = PIECES.reduce(
  (counts, piece) => {
    counts[rankIndex(RANK_OF[piece])]!++;
    return counts;
  },
  Array.from({ length: RANK_COUNT }, () => 0),
);

/** One supposition of where the flag is, with the weights of all ways to deal the rest from each piece on. */
interface Deal {
  readonly flag: number;
  readonly chance: number;
  readonly weights: readonly (readonly number[])[];
  /** By hidden piece, then by the number of cards left. */
  readonly rest: readonly Float64Array[];
  readonly total: number;
}

/**
 * What the hidden pieces of an army may be, to whoever does not see them: every way to deal the cards that are left has
 * the product of its likelihoods as weight, bombs beside the flag counting more. Both odds and draws are exact: the
 * ways are summed over how many cards of each rank are left.
 */
export class Belief {
  /** By place in the army: the ranks of those that are known. */
  readonly known: Int8Array;
  /** Places of the hidden pieces in the army. */
  readonly hidden: readonly number[];
  /** By place in the army · 7 + rank. */
  readonly odds: Float64Array;
  readonly #deals: readonly Deal[];
  readonly #strides: readonly number[];
  readonly #first: number;
  readonly #total: number;

  /** `isKnown` tells which pieces whoever guesses knows. */
  constructor(view: View, seat: Seat, isKnown: (index: number) => boolean) {
    const army = armyOf(view.armies, seat);
    const left = [...COUNTS];
    this.known = new Int8Array(army.length);
    this.odds = new Float64Array(army.length * RANK_COUNT);
    for (const [index, { piece }] of army.entries()) {
      if (!isKnown(index)) continue;
      const rank = rankIndex(RANK_OF[piece!]);
      left[rank]!--;
      this.known[index] = rank;
      this.odds[index * RANK_COUNT + rank] = 1;
    }
    this.hidden = [...army.keys()].filter((index) => !isKnown(index));
    const base = this.hidden.map((index) =>
      likelihoods(view, seat, army[index]!).map((weight, rank) => (left[rank]! > 0 ? weight : 0)),
    );
    const strides: number[] = [0];
    let states = 1;
    for (let rank = 1; rank < RANK_COUNT; rank++) {
      strides.push(states);
      states *= left[rank]! + 1;
    }
    this.#strides = strides;
    this.#first = states - 1;
    const cells = this.hidden.map((index) => army[index]!.id);
    const isBeside = (a: number, b: number): boolean => {
      for (let way = 0; way < 4; way++) if (NEXT[a * 4 + way] === b) return true;
      return false;
    };
    const flags = left[FLAG] === 0 ? [-1] : this.hidden.map((_, index) => index);
    this.#deals = flags.flatMap((flag) => {
      const chance = flag === -1 ? 1 : base[flag]![FLAG]!;
      if (chance <= 0) return [];
      const weights = base.map((each, index) => {
        if (flag === -1 || index === flag || !isBeside(cells[index]!, cells[flag]!)) return each;
        return each.map((weight, rank) => (rank === BOMB ? weight * BESIDE_FLAG : weight));
      });
      const rest = this.#summed(weights, flag, { left, states });
      const total = chance * rest[0]![this.#first]!;
      return total > 0 ? [{ flag, chance, weights, rest, total }] : [];
    });
    this.#total = this.#deals.reduce((sum, { total }) => sum + total, 0);
    for (const deal of this.#deals) this.#addOdds(deal);
  }

  /** The weight of one way to deal; only ratios mean anything. */
  weightOf(ranks: readonly number[]): number {
    const flag = ranks.indexOf(FLAG);
    const deal = this.#deals.find((each) => each.flag === flag);
    if (!deal) return 0;
    let product = deal.chance;
    for (let index = 0; index < ranks.length; index++)
      if (index !== flag) product *= deal.weights[index]![ranks[index]!]!;
    return product;
  }

  /** The place in the army of who is most likely the flag. */
  get likelyFlag(): number {
    let best = 0;
    for (let index = 1; index * RANK_COUNT < this.odds.length; index++) {
      if (this.odds[index * RANK_COUNT + FLAG]! > this.odds[best * RANK_COUNT + FLAG]!) best = index;
    }
    return best;
  }

  /** How many cards of a rank a number of cards left stands for. */
  #count(state: number, rank: number, left: readonly number[]): number {
    return Math.floor(state / this.#strides[rank]!) % (left[rank]! + 1);
  }

  #summed(
    weights: readonly (readonly number[])[],
    flag: number,
    { left, states }: { left: readonly number[]; states: number },
  ): Float64Array[] {
    const rest = Array.from({ length: weights.length + 1 }, () => new Float64Array(states));
    rest[weights.length]![0] = 1;
    for (let index = weights.length - 1; index >= 0; index--) {
      const here = rest[index]!;
      const next = rest[index + 1]!;
      if (index === flag) {
        here.set(next);
        continue;
      }
      for (let rank = 1; rank < RANK_COUNT; rank++) {
        const weight = weights[index]![rank]!;
        const stride = this.#strides[rank]!;
        if (weight === 0 || left[rank] === 0) continue;
        for (let state = stride; state < states; state++) {
          if (next[state - stride]! > 0 && this.#count(state, rank, left) > 0)
            here[state]! += weight * next[state - stride]!;
        }
      }
    }
    return rest;
  }

  #addOdds({ flag, weights, rest, total }: Deal): void {
    const share = total / this.#total;
    const states = rest[0]!.length;
    let reach = new Float64Array(states);
    reach[this.#first] = 1;
    const all = rest[0]![this.#first]!;
    for (let index = 0; index < weights.length; index++) {
      const place = this.hidden[index]! * RANK_COUNT;
      if (index === flag) {
        this.odds[place + FLAG]! += share;
        continue;
      }
      const next = new Float64Array(states);
      for (let state = 0; state < states; state++) {
        const way = reach[state]!;
        if (way === 0) continue;
        for (let rank = 1; rank < RANK_COUNT; rank++) {
          const to = state - this.#strides[rank]!;
          const weight = weights[index]![rank]!;
          if (to < 0 || weight === 0) continue;
          const after = rest[index + 1]![to]!;
          if (after === 0) continue;
          next[to]! += way * weight;
          this.odds[place + rank]! += (share * way * weight * after) / all;
        }
      }
      reach = next;
    }
  }

  /** Ranks of the hidden pieces, in their order: one of the ways, by its weight. */
  draw(random: Random): number[] {
    const deal = this.#drawDeal(random);
    let state = this.#first;
    return deal.weights.map((weights, index) => {
      if (index === deal.flag) return FLAG;
      const rest = deal.rest[index + 1]!;
      let drawn = random.float() * deal.rest[index]![state]!;
      let chosen = -1;
      for (let rank = 1; rank < RANK_COUNT; rank++) {
        const to = state - this.#strides[rank]!;
        if (to < 0 || weights[rank] === 0 || rest[to] === 0) continue;
        chosen = rank;
        drawn -= weights[rank]! * rest[to]!;
        if (drawn < 0) break;
      }
      state -= this.#strides[chosen]!;
      return chosen;
    });
  }

  #drawDeal(random: Random): Deal {
    let drawn = random.float() * this.#total;
    for (const deal of this.#deals) {
      drawn -= deal.total;
      if (drawn < 0) return deal;
    }
    return this.#deals.at(-1)!;
  }
}
