const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Notices, during a computation between two lines, whether the player leaves. */
export class Leaving {
  #isLeft = false;
  readonly #leave = (): void => {
    this.#isLeft = true;
  };

  constructor() {
    for (const signal of SIGNALS) process.on(signal, this.#leave);
  }

  get isLeft(): boolean {
    return this.#isLeft || isTypingOver();
  }

  end(): void {
    for (const signal of SIGNALS) process.off(signal, this.#leave);
  }
}

/** At a terminal Ctrl-C is a key, not a signal: it closes the reader of lines, which pauses the input. */
const isTypingOver = (): boolean => process.stdin.isTTY && process.stdin.isPaused();
