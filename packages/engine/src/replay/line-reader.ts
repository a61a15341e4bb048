import { err, type Result } from '@dedalo/grid';
import type { FormProblem } from './problem.ts';

/** Lines of a text, taken one after the other by their looks. Blank lines at the end do not count. */
export class LineReader {
  readonly #lines: readonly string[];
  #index = 0;

  constructor(text: string) {
    const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
    while (lines.at(-1)?.trim() === '') lines.pop();
    this.#lines = lines;
  }

  /** The line that comes next, counted from 1. */
  get number(): number {
    return this.#index + 1;
  }

  get isEmpty(): boolean {
    return this.#index >= this.#lines.length;
  }

  next(): string {
    return this.#lines[this.#index++] ?? '';
  }

  peek(looks: RegExp): RegExpExecArray | null {
    return this.isEmpty ? null : looks.exec(this.#lines[this.#index]!);
  }

  take(looks: RegExp): RegExpExecArray | null {
    const match = this.peek(looks);
    if (match) this.#index++;
    return match;
  }

  /** A quoted string that the looks capture. */
  takeString(looks: RegExp, capture = 1): string | undefined {
    const match = this.peek(looks);
    if (!match) return undefined;
    try {
      const value: unknown = JSON.parse(match[capture]!);
      if (typeof value !== 'string') return undefined;
      this.#index++;
      return value;
    } catch {
      return undefined;
    }
  }

  expected(expected: string): Result<never, FormProblem> {
    const at = { line: this.number, column: 1 };
    return err(this.isEmpty ? { code: 'cut-short', at } : { code: 'bad-line', at, expected });
  }
}
