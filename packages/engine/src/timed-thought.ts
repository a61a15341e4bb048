import type { Thought } from './bot.ts';

/** A portion is as large as can be heard between: it grows while it takes less than this, in milliseconds. */
const SHORT = 1;
const LONG = 4;
const FIRST_PORTION = 16;
const MOST_PORTION = 65_536;

/** A bot's thought that is over when its time is. Whoever runs it brings the clock and decides when. */
export class TimedThought<A> {
  readonly #thought: Thought<A>;
  #left: number;
  #portion = FIRST_PORTION;
  #status: 'searching' | 'done' = 'searching';

  constructor(thought: Thought<A>, time: number) {
    this.#thought = thought;
    this.#left = time;
  }

  get choice(): A {
    return this.#thought.choice;
  }

  /** Thinks for about so many milliseconds, a portion at least. */
  workFor(milliseconds: number, now: () => number): 'searching' | 'done' {
    const begun = now();
    const room = Math.min(milliseconds, this.#left);
    let spent = 0;
    while (this.#status === 'searching') {
      this.#status = this.#thought.advance(this.#portion);
      const took = now() - begun - spent;
      spent += took;
      if (took < SHORT) this.#portion = Math.min(MOST_PORTION, 2 * this.#portion);
      else if (took > LONG) this.#portion = Math.max(1, Math.floor(this.#portion / 2));
      if (spent >= room) break;
    }
    this.#left -= spent;
    if (this.#left <= 0) this.#status = 'done';
    return this.#status;
  }
}
