import type { Fight } from './fight.ts';
import type { FightOdds } from './fight-odds.ts';
import { FightSolver } from './fight-solver.ts';

/** A fight that is being solved, or is. */
export interface SolvedFight {
  /** A fight that is too large is done, and has no odds. */
  readonly status: 'searching' | 'done';
  readonly progress: number;
  /** What its tables take. */
  readonly bytes: number;
  readonly odds: FightOdds | undefined;
  advance(budget: number): 'searching' | 'done';
}

/** Tables are large: those of the fights that were asked for last are kept, together no more than this. */
const MOST_KEPT_BYTES = 250_000_000;

/** Remembers fights by what is in them: who asks again finds them solved, or as far as they were. */
export class SolvedFights {
  /** The one asked for last is the last. */
  readonly #fights = new Map<string, SolvedFight>();

  find(fight: Fight): SolvedFight {
    const key = JSON.stringify(fight);
    const found = this.#fights.get(key) ?? new Solving(fight);
    this.#fights.delete(key);
    this.#fights.set(key, found);
    for (const oldest of this.#fights.keys()) {
      const bytes = [...this.#fights.values()].reduce((sum, fight) => sum + fight.bytes, 0);
      if (bytes <= MOST_KEPT_BYTES || oldest === key) break;
      this.#fights.delete(oldest);
    }
    return found;
  }
}

class Solving implements SolvedFight {
  readonly #solver: FightSolver | undefined;
  #odds: FightOdds | undefined;

  constructor(fight: Fight) {
    const begun = FightSolver.begin(fight);
    this.#solver = begun.ok ? begun.value : undefined;
  }

  get status(): 'searching' | 'done' {
    return this.#solver && !this.#odds ? 'searching' : 'done';
  }

  get progress(): number {
    return this.#solver?.progress ?? 1;
  }

  get bytes(): number {
    return this.#solver?.bytes ?? 0;
  }

  get odds(): FightOdds | undefined {
    return this.#odds;
  }

  advance(budget: number): 'searching' | 'done' {
    if (this.#solver && !this.#odds && this.#solver.advance(budget) === 'done') this.#odds = this.#solver.result();
    return this.status;
  }
}
