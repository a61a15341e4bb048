import { createInterface, type Interface } from 'node:readline';

/** What is typed, line by line. Nothing is read before it is asked for the first time. */
export class ConsoleLines {
  #input: Interface | undefined;
  #lines: AsyncIterator<string> | undefined;
  #isClosed = false;

  /** Writes a prompt; null where there is no more to read. */
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
