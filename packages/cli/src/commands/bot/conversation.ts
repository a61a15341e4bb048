import type { SpokenLine } from '@dedalo/arena';

/** A message of the arena and, where one came, the line that answered it. */
export interface Exchange {
  /** Counted from 1. */
  readonly number: number;
  readonly asked: string;
  answer?: string;
  /** Milliseconds from the message to the line. */
  took?: number;
}

/** The messages between the arena and the one program of a game. */
export class Conversation {
  readonly exchanges: Exchange[] = [];
  readonly #now: () => number;
  #since = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  hear({ from, text }: SpokenLine): void {
    if (from === 'arena') {
      this.exchanges.push({ number: this.exchanges.length + 1, asked: text });
      this.#since = this.#now();
      return;
    }
    const last = this.exchanges.at(-1);
    if (last) Object.assign(last, { answer: text, took: this.#now() - this.#since });
  }
}
