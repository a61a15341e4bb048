import type { Clock } from '../../src/play/clock.ts';

/** Time goes by when a test says so. */
export class TestClock implements Clock {
  #now = 0;
  #waiting: { readonly at: number; readonly run: () => void }[] = [];

  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }

  after(milliseconds: number, run: () => void): () => void {
    const entry = { at: this.#now + milliseconds, run };
    this.#waiting.push(entry);
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== entry);
    };
  }

  /** What is due at the same time runs in the order in which it was asked for. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#waiting = this.#waiting.filter((other) => other !== next);
      this.#now = next.at;
      next.run();
    }
    this.#now = end;
  }

  #next(end: number): { readonly at: number; readonly run: () => void } | undefined {
    const due = this.#waiting.filter(({ at }) => at <= end);
    return due.toSorted((a, b) => a.at - b.at)[0];
  }
}
