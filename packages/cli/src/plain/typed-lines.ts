import { createInterface, type Interface } from 'node:readline';

/** The lines of standard input, one after the other, with a prompt on a terminal. */
export class TypedLines {
  readonly #input: Interface;
  readonly #lines: AsyncIterator<string>;
  readonly #isTyped = process.stdin.isTTY;

  constructor() {
    this.#input = createInterface({
      input: process.stdin,
      ...(this.#isTyped && { output: process.stdout, prompt: '> ' }),
    });
    this.#lines = this.#input[Symbol.asyncIterator]();
    const stop = (): void => this.close();
    this.#input.on('SIGINT', stop);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  }

  /** Undefined at the end of the input, and when a signal has ended it. */
  async next(): Promise<string | undefined> {
    if (this.#isTyped) this.#input.prompt();
    const { value, done } = await this.#lines.next();
    return done ? undefined : value;
  }

  close(): void {
    this.#input.close();
  }
}
