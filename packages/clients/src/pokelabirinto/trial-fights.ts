import type { Random } from '@dedalo/grid';
import { estimateOdds, type FightSituation } from '@dedalo/pokelabirinto';

/** About a millisecond between the largest creatures. */
const FIGHTS_A_UNIT = 4;

/** Trial fights, one after the other, where there are too many cases for exact odds. The caller owns the clock. */
export class TrialFights {
  readonly fights: number;
  readonly #situation: FightSituation;
  readonly #random: Random;
  #done = 0;
  #won = 0;

  constructor(situation: FightSituation, fights: number, random: Random) {
    this.#situation = situation;
    this.fights = fights;
    this.#random = random;
  }

  get status(): 'searching' | 'done' {
    return this.#done < this.fights ? 'searching' : 'done';
  }

  /** From 0 to 1. */
  get progress(): number {
    return this.#done / this.fights;
  }

  /** How many of the fights so far were won. */
  get share(): number {
    return this.#done === 0 ? 0.5 : this.#won / this.#done;
  }

  advance(budget: number): 'searching' | 'done' {
    const fights = Math.min(this.fights - this.#done, Math.ceil(budget * FIGHTS_A_UNIT));
    this.#won += Math.round(estimateOdds(this.#situation, fights, this.#random).share * fights);
    this.#done += fights;
    return this.status;
  }
}
