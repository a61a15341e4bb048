import { type ChanceGraph, ChanceTables } from './chance-graph.ts';
import type { SearchProgress } from './explanation.ts';

export interface FiniteHorizonOptions {
  /** After so many moves, nature's among them, the game is stopped. */
  readonly horizon: number;
  /** What a state is worth to seat 0 when the game is stopped there. Left out: 0. */
  readonly beyond?: ((state: number) => number) | undefined;
}

/**
 * The value of every state of a game with chance that is stopped after so many moves: exact, one sweep over all states a
 * move. The budget counts states, first read and then swept over.
 */
export class FiniteHorizon {
  readonly #tables: ChanceTables;
  readonly #horizon: number;
  readonly #beyond: (state: number) => number;
  /** With as many moves left as there were sweeps; and where the next sweep writes. */
  #values: Float64Array;
  #next: Float64Array;
  #at = 0;
  /** How many sweeps are finished. */
  sweeps = 0;

  constructor(graph: ChanceGraph, { horizon, beyond = () => 0 }: FiniteHorizonOptions) {
    if (!(horizon >= 0)) throw new RangeError(`FiniteHorizon: a game cannot stop after ${horizon} moves`);
    this.#tables = new ChanceTables(graph);
    this.#horizon = horizon;
    this.#beyond = beyond;
    this.#values = new Float64Array(graph.states);
    this.#next = new Float64Array(graph.states);
  }

  advance(budget: number): SearchProgress {
    const tables = this.#tables;
    const { open } = tables;
    let left = budget;
    for (; left > 0 && tables.read < tables.states; left--) this.#readNext();
    for (; left > 0 && !this.#isDone; left--) {
      const state = open[this.#at++]!;
      this.#next[state] = tables.backUp(state, this.#values);
      if (this.#at === tables.openCount) this.#finishSweep();
    }
    return this.#isDone ? 'done' : 'searching';
  }

  get #isDone(): boolean {
    const { read, states, openCount } = this.#tables;
    return read === states && (this.sweeps >= this.#horizon || openCount === 0);
  }

  #readNext(): void {
    const tables = this.#tables;
    const state = tables.read;
    tables.readNext();
    const isOver = tables.wants(state) === 'nothing';
    this.#values[state] = isOver ? tables.final[state]! : this.#beyond(state);
    this.#next[state] = this.#values[state]!;
  }

  #finishSweep(): void {
    const swept = this.#next;
    this.#next = this.#values;
    this.#values = swept;
    this.#at = 0;
    this.sweeps++;
  }

  /** What a state is worth to seat 0 with as many moves left as sweeps are finished: in the end, the horizon. */
  value(state: number): number {
    return this.#values[state]!;
  }

  /** The state to go to with the horizon's moves left, once all is done; undefined where no seat is in turn. */
  best(state: number): number | undefined {
    const wants = this.#tables.wants(state);
    if (!this.#isDone || this.sweeps === 0 || wants === 'nothing' || wants === 'average') return undefined;
    // What is worth one move less stands where the next sweep would write.
    this.#tables.backUp(state, this.#next);
    return this.#tables.chosen;
  }
}
