import type { Socket } from 'node:net';
import { err, type Result } from '@dedalo/grid';
import { Exchange } from './exchange.ts';
import type { Failure, Program } from './program.ts';

/** Milliseconds that a program has to close its end. */
const GRACE = 500;

/** What is said of a program that is gone, or to whoever still asks when it was closed. */
const GONE: Failure = { code: 'exited' };

/**
 * A program that somebody else has started and that speaks over a connection. It has all the time it wants; its lines are
 * read as those of any program.
 */
export class ConnectedProgram implements Program {
  readonly #socket: Socket;
  readonly #exchange: Exchange;
  #failure: Failure | undefined;
  #isClosing = false;

  /** @param longestLine bytes of a line */
  constructor(socket: Socket, longestLine: number) {
    this.#socket = socket.setNoDelay(true);
    this.#exchange = new Exchange(longestLine);
    socket.on('data', (piece: Buffer) => this.#hear(piece));
    // A connection that breaks is closed after it.
    socket.on('error', () => {});
    socket.on('end', () => this.#fail(GONE));
    socket.on('close', () => this.#fail(GONE));
  }

  get failure(): Failure | undefined {
    return this.#failure;
  }

  tell(line: string): void {
    if (!this.#failure && !this.#isClosing) this.#socket.write(`${line}\n`);
  }

  ask(line: string): Promise<Result<string, Failure>> {
    if (this.#failure || this.#isClosing) return Promise.resolve(err(this.#failure ?? GONE));
    const answer = this.#exchange.open();
    // What came right after the last answer is read before the next question: it answers nothing.
    setImmediate(() => setImmediate(() => this.#question(line)));
    return answer;
  }

  /** Whoever started it decides when it runs. */
  rest(): void {}

  logTo(): Promise<void> {
    return Promise.resolve();
  }

  close(): Promise<void> {
    if (this.#isClosing) return Promise.resolve();
    this.#isClosing = true;
    this.#exchange.settle(err(this.#failure ?? GONE));
    return this.#hangUp();
  }

  #question(line: string): void {
    if (!this.#exchange.isOpen) return;
    this.#exchange.ask();
    this.#socket.write(`${line}\n`);
  }

  #hear(piece: Buffer): void {
    if (this.#failure || this.#isClosing) return;
    const answer = this.#exchange.read(piece);
    if (answer?.ok) this.#exchange.settle(answer);
    else if (answer) this.#fail(answer.error);
  }

  #fail(failure: Failure): void {
    if (this.#failure || this.#isClosing) return;
    this.#failure = failure;
    void this.#hangUp();
    this.#exchange.settle(err(failure));
  }

  /** Sends what is still to be sent; the program has a moment to close its end as well. */
  #hangUp(): Promise<void> {
    const socket = this.#socket;
    if (socket.destroyed) return Promise.resolve();
    const timer = setTimeout(() => socket.destroy(), GRACE);
    return new Promise((resolve) => {
      socket.once('close', () => {
        clearTimeout(timer);
        resolve();
      });
      socket.end();
    });
  }
}
