import type { Move, State } from '@dedalo/theseus/logic';
import { signal } from '@preact/signals';
import { Thinker } from '../../../work/thinker.ts';
import type { HintAnswer, HintQuestion } from './hint-worker.ts';

/** The next move of a shortest escape, and how many are left with it. */
export interface Advice {
  readonly state: State;
  readonly move: Move;
  readonly left: number;
}

/** The next best move, computed in a worker. */
export class Adviser {
  readonly #thinker = new Thinker<HintQuestion, HintAnswer>(
    () => new Worker(new URL('./hint-worker.ts', import.meta.url), { type: 'module' }),
  );
  readonly #advice = signal<Advice | undefined>(undefined);

  /** The move for this position; undefined if the latest one is for another position. */
  adviceFor(state: State): Advice | undefined {
    return this.#advice.value?.state === state ? this.#advice.value : undefined;
  }

  /** Undefined if there is no escape, or if something else was asked in the meantime. */
  async ask(state: State): Promise<Advice | undefined> {
    const { config, theseus, minotaur } = state;
    const moves = await this.#thinker.ask({ level: config.level, from: { theseus, minotaur } });
    if (moves === 'stopped') return undefined;
    const [move] = moves ?? [];
    this.#advice.value = move && { state, move, left: moves!.length };
    return this.#advice.value;
  }

  leave(): void {
    this.#thinker.stop();
  }
}
