import type { Odds, OddsQuestion } from '@dedalo/clients/pokelabirinto/fight-odds';
import { signal } from '@preact/signals';
import { Thinker } from '../../../work/thinker.ts';

export interface OddsPortion {
  readonly question: OddsQuestion;
  /** How long to work between two reports of the progress. */
  readonly ms: number;
}

const PORTION_MS = 120;

/** The odds of the current fight, computed in a worker on request. */
export class OddsThinker {
  readonly #thinker = new Thinker<OddsPortion, Odds>(
    () => new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' }),
  );
  readonly #isWanted = signal(false);
  readonly #known = signal<{ readonly of: string; readonly odds: Odds } | undefined>(undefined);
  #asked = '';

  get isWanted(): boolean {
    return this.#isWanted.value;
  }

  /** The odds of this fight; undefined until something is known. */
  oddsOf(question: OddsQuestion): Odds | undefined {
    const known = this.#known.value;
    return known?.of === JSON.stringify(question) ? known.odds : undefined;
  }

  want(): void {
    this.#isWanted.value = true;
  }

  /** Nobody needs the odds any more. */
  stop(): void {
    this.#isWanted.value = false;
    this.#asked = '';
    this.#thinker.stop();
  }

  /** Computes until all is known, or until something else is asked. */
  async ask(question: OddsQuestion): Promise<void> {
    const of = JSON.stringify(question);
    if (this.#asked === of) return;
    this.#asked = of;
    while (this.#asked === of && this.isWanted) {
      const odds = await this.#thinker.ask({ question, ms: PORTION_MS });
      if (odds === 'stopped' || this.#asked !== of) return;
      this.#known.value = { of, odds };
      if (odds.status !== 'searching') return;
    }
  }
}
