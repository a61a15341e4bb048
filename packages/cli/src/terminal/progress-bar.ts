const WIDTH = 30;
const PAUSE_MS = 100;

/** How far something has come, in one line of standard error; nothing where that is no terminal. */
export class ProgressBar {
  readonly #of: number;
  readonly #isShown = process.stderr.isTTY && process.env['TERM'] !== 'dumb';
  #last = 0;

  constructor(of: number) {
    this.#of = of;
  }

  show(done: number): void {
    const now = performance.now();
    if (!this.#isShown || now - this.#last < PAUSE_MS) return;
    this.#last = now;
    const full = Math.floor((WIDTH * done) / this.#of);
    process.stderr.write(`\r[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${done}/${this.#of}`);
  }

  /** Leaves the line as if nothing had been there. */
  clear(): void {
    if (this.#isShown && this.#last > 0) process.stderr.write('\r\u001B[K');
  }
}
