import { type ChanceGraph, ChanceTables } from './chance-graph.ts';
import type { SearchProgress } from './explanation.ts';

export interface ValueIterationOptions {
  /** How far from the truth a value may be at the end. */
  readonly tolerance?: number | undefined;
}

/**
 * The value of every state of a game with chance that may go in circles, between two bounds that close in on it: sweeps
 * over all states, to and fro, from the least and from the greatest value that any end has (interval iteration; Haddad and
 * Monmege 2018). So the error is a bound that holds, not the change of the last sweep.
 *
 * Where seats can keep a game going for ever the bounds need not meet: `lower` takes such a game for the worst that can
 * happen to seat 0, `upper` for the best. The search is done when they have met or move no more. The budget counts
 * states, first read and then swept over.
 */
export class ValueIteration {
  readonly #tables: ChanceTables;
  readonly #tolerance: number;
  readonly #lower: Float64Array;
  readonly #upper: Float64Array;
  /**
   * Where to go, written only when a bound moves: a choice that merely promises as much as an older one could lead in
   * circles and never keep the promise. -1 where no bound has moved.
   */
  readonly #choices: Int32Array;
  /** The place in the running sweep, and what the sweep has found. */
  #at = 0;
  #widest = 0;
  #hasMoved = false;
  #error = Infinity;
  #isDone = false;
  /** How many sweeps are finished. */
  sweeps = 0;

  constructor(graph: ChanceGraph, { tolerance = 1e-9 }: ValueIterationOptions = {}) {
    this.#tables = new ChanceTables(graph);
    this.#tolerance = tolerance;
    this.#lower = new Float64Array(graph.states);
    this.#upper = new Float64Array(graph.states);
    this.#choices = new Int32Array(graph.states).fill(-1);
  }

  /** No value is farther than this from the truth; infinite until all states are read. */
  get error(): number {
    return this.#error;
  }

  advance(budget: number): SearchProgress {
    const tables = this.#tables;
    let left = budget;
    for (; left > 0 && tables.read < tables.states; left--) {
      tables.readNext();
      if (tables.read === tables.states) this.#beginFirstSweep();
    }
    for (; left > 0 && !this.#isDone; left--) this.#sweepOne();
    return this.#isDone ? 'done' : 'searching';
  }

  #beginFirstSweep(): void {
    const { final, open, openCount, least, most } = this.#tables;
    this.#lower.set(final);
    this.#upper.set(final);
    for (const state of open.subarray(0, openCount)) {
      this.#lower[state] = least;
      this.#upper[state] = most;
    }
    this.#error = openCount === 0 ? 0 : (most - least) / 2;
    this.#isDone = this.#error <= this.#tolerance;
  }

  #sweepOne(): void {
    const tables = this.#tables;
    const isForth = this.sweeps % 2 === 0;
    const state = tables.open[isForth ? this.#at : tables.openCount - 1 - this.#at]!;
    const wants = tables.wants(state);
    const oldLower = this.#lower[state]!;
    const oldUpper = this.#upper[state]!;
    // The bounds only ever close in, whatever rounding does.
    const lower = Math.max(oldLower, tables.backUp(state, this.#lower));
    if (wants === 'most' && lower > oldLower) this.#choices[state] = tables.chosen;
    const upper = Math.max(lower, Math.min(oldUpper, tables.backUp(state, this.#upper)));
    if (wants === 'least' && upper < oldUpper) this.#choices[state] = tables.chosen;
    this.#lower[state] = lower;
    this.#upper[state] = upper;
    this.#hasMoved ||= lower !== oldLower || upper !== oldUpper;
    this.#widest = Math.max(this.#widest, upper - lower);
    this.#at++;
    if (this.#at === tables.openCount) this.#finishSweep();
  }

  #finishSweep(): void {
    this.sweeps++;
    this.#error = this.#widest / 2;
    this.#isDone = this.#error <= this.#tolerance || !this.#hasMoved;
    this.#at = 0;
    this.#widest = 0;
    this.#hasMoved = false;
  }

  /** What a state is worth to seat 0, give or take the error. */
  value(state: number): number {
    return (this.#lower[state]! + this.#upper[state]!) / 2;
  }

  lower(state: number): number {
    return this.#lower[state]!;
  }

  upper(state: number): number {
    return this.#upper[state]!;
  }

  /** The state to go to, for at least `lower` (seat 0) or at most `upper` (others); undefined where no seat is in turn. */
  best(state: number): number | undefined {
    const wants = this.#tables.wants(state);
    if (wants === 'nothing' || wants === 'average') return undefined;
    const choice = this.#choices[state]!;
    if (choice >= 0) return choice;
    this.#tables.backUp(state, this.#lower);
    return this.#tables.chosen;
  }
}
