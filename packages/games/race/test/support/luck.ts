import type { Draws } from '../../src/simulation/draws.ts';

/** Chance that brings what a test says, and nothing more: a draw that nobody foresaw is a fault of the test. */
export class Luck implements Draws {
  readonly #draws: number[];

  constructor(draws: readonly number[]) {
    this.#draws = [...draws];
  }

  get left(): number {
    return this.#draws.length;
  }

  below(n: number): number {
    const drawn = this.#draws.shift();
    if (drawn === undefined || drawn >= n) throw new Error(`no luck is left for a draw below ${n}`);
    return drawn;
  }

  bool(probability: number): boolean {
    if (probability === 0) return false;
    const drawn = this.#draws.shift();
    if (drawn === undefined) throw new Error(`no luck is left for a probability of ${probability}`);
    return drawn === 1;
  }
}
