import type { Client } from './client.ts';

/** A slice of work. Returns the milliseconds until the next one, or undefined at the end. */
export type Slice = () => number | undefined;

/** Runs one job at a time between keys, in slices so short that keys are still read. */
export class BackgroundWork {
  readonly #client: Client;
  #timer: NodeJS.Timeout | undefined;

  constructor(client: Client) {
    this.#client = client;
  }

  get isRunning(): boolean {
    return this.#timer !== undefined;
  }

  start(slice: Slice): void {
    this.stop();
    this.#wait(slice, 0);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #wait(slice: Slice, milliseconds: number): void {
    this.#timer = setTimeout(() => {
      // The last slice draws, and drawing may start other work.
      this.#timer = undefined;
      try {
        const next = slice();
        if (next !== undefined) this.#wait(slice, next);
      } catch (error) {
        this.#client.fail(error);
      }
    }, milliseconds);
  }
}
