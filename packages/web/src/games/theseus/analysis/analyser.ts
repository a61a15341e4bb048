import type { JudgedGame } from '@dedalo/clients/theseus/judged-game';
import type { GameRecord } from '@dedalo/engine';
import type { SolveProblem, TheseusTypes } from '@dedalo/theseus';
import { signal } from '@preact/signals';
import type { AnalysisNews } from './analysis-worker.ts';

export type AnalysisState =
  | { readonly kind: 'stopped' }
  | { readonly kind: 'working'; readonly progress: number }
  | { readonly kind: 'judged'; readonly game: JudgedGame }
  | { readonly kind: 'too-large'; readonly problem: SolveProblem }
  | { readonly kind: 'failed' };

/** Analyses a game in a worker, reports the progress, and can be stopped. */
export class Analyser {
  readonly #state = signal<AnalysisState>({ kind: 'stopped' });
  readonly #record: GameRecord<TheseusTypes>;
  #worker: Worker | undefined;

  constructor(record: GameRecord<TheseusTypes>) {
    this.#record = record;
  }

  get state(): AnalysisState {
    return this.#state.value;
  }

  start(): void {
    this.stop();
    this.#state.value = { kind: 'working', progress: 0 };
    this.#worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<AnalysisNews>) => {
      this.#state.value = data.kind === 'progress' ? { kind: 'working', progress: data.progress } : data;
      if (data.kind !== 'progress') this.#drop();
    });
    this.#worker.addEventListener('error', () => {
      this.#drop();
      this.#state.value = { kind: 'failed' };
    });
    this.#worker.postMessage(this.#record);
  }

  stop(): void {
    this.#drop();
    if (this.#state.peek().kind === 'working') this.#state.value = { kind: 'stopped' };
  }

  #drop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
