import { err, type Result } from '@dedalo/grid';
import type { TextProblem } from '../text-problem.ts';

/** What is expected where something follows that should not. */
const END_OF_TEXT = 'EOF';

/** Reads lines of words, each line known by its first word. What does not fit is thrown and caught at the one door. */
export class Reader {
  readonly #lines: readonly string[];
  readonly #places = new Map<string, number>();
  #next = 0;

  constructor(text: string) {
    this.#lines = text.split('\n');
  }

  /** The line that is read next, counted from 1. */
  get line(): number {
    return this.#next + 1;
  }

  get isAtEnd(): boolean {
    return this.#next === this.#lines.length;
  }

  /** Whether the next line begins with this word. */
  isAt(word: string): boolean {
    const line = this.#lines[this.#next];
    return line === word || line?.startsWith(`${word} `) === true;
  }

  /** The next line whole. */
  row(expected: string): string {
    const line = this.#lines[this.#next++];
    return line ?? this.#refuse(expected);
  }

  /** What follows the word in the next line; undefined where nothing does. */
  #after(word: string, expected: string): string | undefined {
    const isThere = this.isAt(word);
    const line = this.#lines[this.#next++];
    if (!isThere) return this.#refuse(expected);
    this.#places.set(word, this.#places.get(word) ?? this.#next);
    return line === word ? undefined : line!.slice(word.length + 1);
  }

  /** What follows the word in the next line, which must be something. */
  rest(word: string, expected = word): string {
    return this.#after(word, expected) ?? this.#refuse(expected);
  }

  words(word: string, expected = word): string[] {
    return this.#after(word, expected)?.split(' ') ?? [];
  }

  /** A line of this word alone. */
  heading(word: string): void {
    if (this.#after(word, word) !== undefined) this.#refuse(word);
    // A value of the config may have the same name.
    this.#places.set(word, this.#next);
  }

  /** The line in which this word stood first, as a heading if it is one. */
  placeOf(word: string): number {
    return this.#places.get(word) ?? 1;
  }

  numbers(word: string, expected = `${word} N`): number[] {
    return this.words(word, expected).map((text) => this.number(text, expected));
  }

  one(word: string): number {
    const [value, ...others] = this.numbers(word);
    return value !== undefined && others.length === 0 ? value : this.#refuse(`${word} N`);
  }

  /** One of a list of names. */
  name<N extends string>(word: string, names: readonly N[]): N {
    const rest = this.rest(word, `${word} ${names.join(' / ')}`);
    return names.find((name) => name === rest) ?? this.#refuse(`${word} ${names.join(' / ')}`);
  }

  /** A whole number as it would be written, so that no two texts mean the same. */
  number(text: string, expected: string): number {
    return /^(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : this.#refuse(expected);
  }

  end(): void {
    if (!this.isAtEnd) {
      this.#next++;
      this.#refuse(END_OF_TEXT);
    }
  }

  /** Blames the line read last. */
  #refuse(expected: string): never {
    throw new Unexpected({ code: 'unexpected-line', expected, at: { line: Math.max(1, this.#next), column: 1 } });
  }

  refuse(expected: string): never {
    return this.#refuse(expected);
  }
}

/** Leaves this folder only as a value. */
export class Unexpected extends Error {
  readonly problem: TextProblem;

  constructor(problem: TextProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Reads a whole text; what was refused comes back as a value. */
export function reading<T>(text: string, read: (reader: Reader) => Result<T, TextProblem>): Result<T, TextProblem> {
  try {
    return read(new Reader(text));
  } catch (error) {
    if (error instanceof Unexpected) return err(error.problem);
    throw error;
  }
}
