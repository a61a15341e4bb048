import { cropText } from './text-width.ts';

const USUAL_WIDTH = 30;
const PAUSE_MS = 100;
const USUAL_COLUMNS = 80;

/** A progress bar in one line of standard error; nothing without a terminal. */
export class ProgressBar {
  readonly #of: number;
  readonly #width: number;
  readonly #isShown = process.stderr.isTTY && process.env['TERM'] !== 'dumb';
  #last = 0;

  /** Narrower if the note is long. */
  constructor(of: number, { width = USUAL_WIDTH }: { readonly width?: number } = {}) {
    this.#of = of;
    this.#width = width;
  }

  /** With a note behind it, as far as there is room. */
  show(done: number, note = ''): void {
    const now = performance.now();
    if (!this.#isShown || now - this.#last < PAUSE_MS) return;
    this.#last = now;
    const full = Math.floor((this.#width * done) / this.#of);
    const line = `[${'#'.repeat(full)}${'.'.repeat(this.#width - full)}] ${done}/${this.#of}`;
    // A wrapped line could not be erased, and a terminal may write ^C behind it.
    const room = (process.stderr.columns || USUAL_COLUMNS) - 3;
    process.stderr.write(note === '' ? `\r${line}` : `\r${cropText(`${line}  ${note}`, room)}\u001B[K`);
  }

  /** Erases the line. */
  clear(): void {
    if (this.#isShown && this.#last > 0) process.stderr.write('\r\u001B[K');
  }
}
