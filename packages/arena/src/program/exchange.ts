import { err, ok, type Result } from '@dedalo/grid';
import { LineReader } from './line-reader.ts';
import type { Failure } from './program.ts';
import { shorten } from './shorten.ts';

type Settle = (answer: Result<string, Failure>) => void;

/** Questions to a program, one at a time, and the lines that answer them. A line that nobody asked for is a failure. */
export class Exchange {
  readonly #reader: LineReader;
  #settle: Settle | undefined;
  #isAsked = false;

  /** @param longestLine bytes of a line */
  constructor(longestLine: number) {
    this.#reader = new LineReader(longestLine);
  }

  /** Whether somebody waits for an answer. */
  get isOpen(): boolean {
    return this.#settle !== undefined;
  }

  /** Whether the question is out, so that a line would answer it. */
  get isAsked(): boolean {
    return this.#isAsked;
  }

  /** The beginning of a line that is not complete. */
  get part(): string | undefined {
    return this.#reader.hasPart ? this.#reader.part : undefined;
  }

  /** Begins to wait. */
  open(): Promise<Result<string, Failure>> {
    if (this.#settle) throw new Error('A program was asked while it was being asked.');
    return new Promise((resolve) => (this.#settle = resolve));
  }

  /** From now on a line is an answer. */
  ask(): void {
    this.#isAsked = true;
  }

  /** What a piece of output comes to: the answer or a failure; undefined while there is neither. */
  read(piece: Buffer): Result<string, Failure> | undefined {
    const lines = this.#reader.take(piece);
    if (this.#reader.isTooLong) return err({ code: 'line-too-long', line: this.#reader.part });
    const [first] = lines;
    if (first === undefined) return undefined;
    const unasked = this.#isAsked ? unaskedOf(lines) : first;
    return unasked === undefined ? ok(first) : err({ code: 'unasked-line', line: shorten(unasked) });
  }

  /** Ends the waiting, if anybody waits. */
  settle(answer: Result<string, Failure>): void {
    const settle = this.#settle;
    this.#settle = undefined;
    this.#isAsked = false;
    settle?.(answer);
  }
}

/** Of the lines for one question: debug text before an answer is not asked for, and not the answer. */
function unaskedOf(lines: readonly string[]): string | undefined {
  if (lines.length < 2) return undefined;
  const answer = Math.max(0, lines.findIndex(isObject));
  return lines.find((_, index) => index !== answer);
}

function isObject(line: string): boolean {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
