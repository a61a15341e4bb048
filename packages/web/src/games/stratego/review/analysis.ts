import { viewsOfSeat } from '@dedalo/clients/stratego/seat-views';
import type { Weighed } from '@dedalo/clients/stratego/weighed-moves';
import type { GameRecord, Seat } from '@dedalo/engine';
import type { StrategoTypes } from '@dedalo/stratego';
import { signal } from '@preact/signals';
import { Thinker } from '../../../work/thinker.ts';
import type { AnalysisAnswer, AnalysisQuestion } from './analysis-question.ts';

/** How long a position is thought about, in milliseconds. */
const TIME = 3000;
/** So many turns before are seen in passing: each costs a moment. */
export const MOST_PAST = 30;

export interface Found {
  readonly position: number;
  readonly weighed: Weighed;
}

export interface Asked {
  readonly record: GameRecord<StrategoTypes>;
  readonly position: number;
  /** Who is to move there. */
  readonly seat: Seat;
}

/** What `search` thinks of a position; it thinks beside the page and can be stopped, with what it has. */
export class Analysis {
  readonly #thinker = new Thinker<AnalysisQuestion, AnalysisAnswer>(
    () => new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' }),
  );
  readonly found = signal<Found | undefined>(undefined);
  /** The part of its time that it has used; undefined while it does not think. */
  readonly part = signal<number | undefined>(undefined);
  #number = 0;

  /** Once it is done, with all that it has found. */
  async ask({ record, position, seat }: Asked): Promise<Found | undefined> {
    const number = ++this.#number;
    this.found.value = undefined;
    this.part.value = 0;
    const played = record.actions[position]?.action;
    const move = played?.type === 'move' ? played : undefined;
    const views = viewsOfSeat(record, seat, position).slice(-MOST_PAST - 1);
    try {
      const begun = performance.now();
      let question: AnalysisQuestion = { kind: 'weigh', seat, seed: record.seed, time: TIME, views, played: move };
      for (;;) {
        const answer = await this.#thinker.ask(question);
        if (answer === 'stopped' || number !== this.#number) return undefined;
        this.found.value = { position, weighed: answer.weighed };
        this.part.value = Math.min(1, (performance.now() - begun) / TIME);
        if (answer.status === 'done') return this.found.value;
        question = { kind: 'weigh-on' };
      }
    } finally {
      if (number === this.#number) this.part.value = undefined;
    }
  }

  /** What it has found so far stays. */
  stop(): void {
    this.#number++;
    this.part.value = undefined;
    this.#thinker.stop();
  }
}
