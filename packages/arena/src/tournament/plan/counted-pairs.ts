import { type PairCounts, PENTANOMIAL, TRINOMIAL, withPair } from '../../series/pair-counts.ts';
import { sprt, type SprtState } from '../../series/sprt.ts';
import { addPoints, NOTHING, type Tally } from '../outcome/tally.ts';
import { boardsOf, duelsOn, MATCH, type PointsOf } from './duel.ts';
import type { Field } from './field.ts';

/**
 * What the pairs of a match have come to. However many games are played at once, pairs count in their order, and the test
 * is asked after each: it stops at the same pair, and what was played beyond it does not count.
 */
export class CountedPairs {
  readonly #field: Field;
  #pairs = 0;
  #counts: PairCounts;
  #score: Tally = NOTHING;
  #sprt: SprtState | undefined;

  constructor(field: Field) {
    this.#field = field;
    this.#counts = field.isSolo ? TRINOMIAL : PENTANOMIAL;
    this.#test();
  }

  get pairs(): number {
    return this.#pairs;
  }

  get games(): number {
    return this.#pairs * (this.#field.isSolo ? 1 : 2);
  }

  /** What the first player has against the second. */
  get score(): Tally {
    return this.#score;
  }

  get counts(): PairCounts {
    return this.#counts;
  }

  /** Of a match with a test. */
  get sprt(): SprtState | undefined {
    return this.#sprt;
  }

  get isDecided(): boolean {
    return this.#sprt !== undefined && this.#sprt.verdict !== 'open';
  }

  /** Nothing more is wanted. */
  get isOver(): boolean {
    return this.isDecided || this.#pairs >= boardsOf(this.#field);
  }

  /** Counts the pairs that are over by now, up to the first that is not. */
  countOn(pointsOf: PointsOf): this {
    while (!this.isOver) {
      const points = this.#pointsIn(this.#pairs + 1, pointsOf);
      if (!points) break;
      this.#pairs++;
      this.#score = points.reduce(addPoints, this.#score);
      this.#counts = withPair(this.#counts, 2 * points.reduce((sum, each) => sum + each, 0));
      this.#test();
    }
    return this;
  }

  /** What the first player has of each game of a pair; two who play alone have one. Undefined before all are over. */
  #pointsIn(pair: number, pointsOf: PointsOf): readonly number[] | undefined {
    const points: number[] = [];
    for (const duel of duelsOn(this.#field, MATCH, { from: pair, to: pair })) {
      const first = pointsOf(duel);
      if (first === undefined) return undefined;
      points.push(duel.players[0] === 0 ? first : 1 - first);
    }
    return points;
  }

  #test(): void {
    const { sprt: rules } = this.#field;
    if (rules) this.#sprt = sprt(this.#counts, rules);
  }
}
