import type { Random } from '@dedalo/grid';
import { RANK_COUNT } from '../../kernel/tables.ts';
import type { Behaviour } from './behaviour.ts';
import type { Belief } from './belief.ts';

const STARTS = 300;
const CHAINS = 16;
const STEPS = 240;
/** Steps before a chain has forgotten where it began, and between samples of it. */
const SETTLING = 80;
const BETWEEN = 8;
/** The share that is left to what is believed without having watched. */
const DOUBT = 0.05;
const JUDGED = 16;

/**
 * What the hidden pieces may be by all that is seen and all that was done: ways to deal the cards, drawn from the belief,
 * then changed by exchanges of two cards that are accepted as often as they explain the behaviour better (Metropolis).
 */
export class Suspicion {
  /** By place in the army · 7 + rank. */
  readonly odds: Float64Array;
  /** Ranks of the hidden pieces, in their order. */
  readonly samples: readonly (readonly number[])[];
  readonly #belief: Belief;
  readonly #behaviour: Behaviour;
  /** By place in the army; those of hidden pieces as supposed now. */
  readonly #ranks: Int8Array;

  constructor(belief: Belief, behaviour: Behaviour, random: Random) {
    this.#belief = belief;
    this.#behaviour = behaviour;
    this.#ranks = belief.known.slice();
    const starts = this.#draw(random);
    this.samples = random.shuffle(starts.flatMap((start) => this.#walk(start, random)));
    this.odds = this.#oddsOf(this.samples);
    behaviour.judge(this.samples.slice(0, JUDGED).map((sample) => this.#supposed(sample).slice()));
  }

  #supposed(sample: readonly number[]): Int8Array {
    for (const [index, place] of this.#belief.hidden.entries()) this.#ranks[place] = sample[index]!;
    return this.#ranks;
  }

  #likelihood(sample: readonly number[]): number {
    return this.#behaviour.likelihood(this.#supposed(sample));
  }

  /** Where the chains begin: draws of the belief, as often as they explain the behaviour. */
  #draw(random: Random): number[][] {
    const draws = Array.from({ length: STARTS }, () => this.#belief.draw(random));
    const sums = new Float64Array(STARTS);
    let sum = 0;
    for (const [index, drawn] of draws.entries()) {
      sum += this.#likelihood(drawn);
      sums[index] = sum;
    }
    return Array.from({ length: CHAINS }, (_, chain) => {
      const point = ((chain + random.float()) / CHAINS) * sum;
      return [
        ...draws[
          Math.max(
            0,
            sums.findIndex((each) => each > point),
          )
        ]!,
      ];
    });
  }

  /** Changes a sample step by step, and gives what it was on the way. */
  #walk(sample: number[], random: Random): number[][] {
    if (sample.length < 2) return [sample];
    const seen: number[][] = [];
    let weight = this.#belief.weightOf(sample) * this.#likelihood(sample);
    for (let step = 0; step < STEPS; step++) {
      const [one, other] = [random.below(sample.length), random.below(sample.length)];
      if (sample[one] !== sample[other]) {
        exchange(sample, one, other);
        const believed = this.#belief.weightOf(sample);
        const next = believed === 0 ? 0 : believed * this.#likelihood(sample);
        if (next > random.float() * weight) weight = next;
        else exchange(sample, one, other);
      }
      if (step >= SETTLING && step % BETWEEN === 0) seen.push([...sample]);
    }
    return seen;
  }

  #oddsOf(samples: readonly (readonly number[])[]): Float64Array {
    const { hidden } = this.#belief;
    const odds = this.#belief.odds.slice();
    const share = (1 - DOUBT) / samples.length;
    for (const [index, place] of hidden.entries()) {
      for (let rank = 0; rank < RANK_COUNT; rank++) odds[place * RANK_COUNT + rank]! *= DOUBT;
      for (const sample of samples) odds[place * RANK_COUNT + sample[index]!]! += share;
    }
    return odds;
  }
}

function exchange(list: number[], one: number, other: number): void {
  const kept = list[one]!;
  list[one] = list[other]!;
  list[other] = kept;
}
