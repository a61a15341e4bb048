import type { SeatTime } from '@dedalo/protocol/report';

/** What somebody does with their time, from question to answer. */
export class Stopwatch {
  readonly #now: () => number;
  #begun = 0;
  #asked = 0;
  #total = 0;
  #longest = 0;
  #banked = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  start(): void {
    this.#begun = this.#now();
  }

  /** How long it took. */
  stop(): number {
    const took = this.#now() - this.#begun;
    this.#asked++;
    this.#total += took;
    this.#longest = Math.max(this.#longest, took);
    return took;
  }

  bank(milliseconds: number): void {
    this.#banked += milliseconds;
  }

  get time(): SeatTime {
    return { asked: this.#asked, total: this.#total, longest: this.#longest, banked: this.#banked };
  }
}
