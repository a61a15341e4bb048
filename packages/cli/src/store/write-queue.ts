/** A change to a file: in the background, or at once when the process ends. */
export interface Write {
  /** Must leave the file alone once it is no longer wanted, because the same was done synchronously. */
  later(isWanted: () => boolean): Promise<void>;
  now(): void;
}

interface Turn {
  readonly file: string;
  readonly write: Write;
  isWanted: boolean;
}

/** Does one write after the other and, for each file, only the latest one. Adding one never blocks. */
export class WriteQueue {
  readonly #waiting = new Map<string, Write>();
  readonly #onFailure: (file: string, error: unknown) => void;
  #turn: Turn | undefined;
  #going: Promise<void> | undefined;

  constructor(onFailure: (file: string, error: unknown) => void) {
    this.#onFailure = onFailure;
  }

  put(file: string, write: Write): void {
    this.#waiting.set(file, write);
    this.#going ??= this.#go();
  }

  /** Resolves when nothing is waiting any more. */
  async flush(): Promise<void> {
    await this.#going;
  }

  /** Does everything that is waiting before it returns, and repeats what is half done. */
  flushSync(): void {
    const turn = this.#turn;
    if (turn?.isWanted) {
      turn.isWanted = false;
      if (!this.#waiting.has(turn.file)) this.#waiting.set(turn.file, turn.write);
    }
    for (const [file, write] of this.#takeAll()) {
      try {
        write.now();
      } catch (error) {
        this.#onFailure(file, error);
      }
    }
  }

  *#takeAll(): Generator<[string, Write]> {
    for (const entry of this.#waiting) {
      this.#waiting.delete(entry[0]);
      yield entry;
    }
  }

  async #go(): Promise<void> {
    // Lets the caller continue first.
    await Promise.resolve();
    for (const [file, write] of this.#takeAll()) {
      const turn: Turn = { file, write, isWanted: true };
      this.#turn = turn;
      try {
        await write.later(() => turn.isWanted);
      } catch (error) {
        if (turn.isWanted) this.#onFailure(file, error);
      }
      this.#turn = undefined;
    }
    this.#going = undefined;
  }
}
