const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Hears, while something is being worked out between two lines, whether somebody leaves meanwhile. */
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

/** At a terminal Ctrl-C is a key, not a signal: it closes what reads the lines, which pauses the input. */
const isTypingOver = (): boolean => process.stdin.isTTY && process.stdin.isPaused();
