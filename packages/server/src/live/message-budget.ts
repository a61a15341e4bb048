/** A person may send so many messages at once, and so many a second in the long run. */
const MOST_AT_ONCE = 60;
const A_SECOND = 30;

/** How many messages a socket may still send. */
export class MessageBudget {
  #left = MOST_AT_ONCE;
  #countedAt: number;

  constructor(now: number) {
    this.#countedAt = now;
  }

  /** Whether another message may come. */
  take(now: number): boolean {
    this.#left = Math.min(MOST_AT_ONCE, this.#left + ((now - this.#countedAt) / 1000) * A_SECOND);
    this.#countedAt = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
