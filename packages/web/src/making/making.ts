import { signal } from '@preact/signals';

/** What a worker says while it makes something, and in the end: undefined where there is no such thing. */
export type MakerWord<M> =
  | { readonly share: number }
  | { readonly made: M | undefined; /** It was taken before it was done. */ readonly isEarly?: boolean };

/** What a page says to a worker that is making something. */
export const TAKE_BEST = 'take-best';

export type MakingState<M> =
  | { readonly kind: 'idle' }
  /** From 0 to 1. */
  | { readonly kind: 'making'; readonly share: number }
  | { readonly kind: 'made'; readonly made: M; readonly isEarly: boolean }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed' };

/** Something that is made beside the page, in a worker of its own each time, so that it can be stopped at any time. */
export class Making<W, M> {
  readonly state = signal<MakingState<M>>({ kind: 'idle' });
  readonly #openWorker: () => Worker;
  #worker: Worker | undefined;

  constructor(openWorker: () => Worker) {
    this.#openWorker = openWorker;
  }

  /** Stops the making that is under way. */
  make(wish: W): void {
    this.stop();
    const worker = this.#openWorker();
    this.#worker = worker;
    this.state.value = { kind: 'making', share: 0 };
    worker.addEventListener('message', ({ data }: MessageEvent<MakerWord<M>>) => {
      if (worker !== this.#worker) return;
      if ('share' in data) this.state.value = { kind: 'making', share: data.share };
      else if (data.made === undefined) this.#end({ kind: 'none' });
      else this.#end({ kind: 'made', made: data.made, isEarly: data.isEarly ?? false });
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      if (worker === this.#worker) this.#end({ kind: 'failed' });
    });
    worker.postMessage(wish);
  }

  /** Ends with the best so far, where there is one. */
  takeBest(): void {
    this.#worker?.postMessage(TAKE_BEST);
  }

  stop(): void {
    this.#end({ kind: 'idle' });
  }

  #end(state: MakingState<M>): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.state.value = state;
  }
}
