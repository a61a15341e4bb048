import { createInterface, type Interface } from 'node:readline';

/** Typed lines. Standard input is read only when the first one is asked for. */
export class ConsoleLines {
  #input: Interface | undefined;
  #lines: AsyncIterator<string> | undefined;
  #isClosed = false;

  /** Prints a prompt; null at the end of the input. */
  async ask(prompt: string): Promise<string | null> {
    process.stdout.write(prompt);
    const line = this.#isClosed ? undefined : await this.#next();
    if (line === undefined) process.stdout.write('\n');
    return line ?? null;
  }

  close(): void {
    this.#isClosed = true;
    this.#input?.close();
  }

  async #next(): Promise<string | undefined> {
    this.#input ??= createInterface({ input: process.stdin });
    this.#lines ??= this.#input[Symbol.asyncIterator]();
    const { value, done } = await this.#lines.next();
    return done ? undefined : value;
  }
}
