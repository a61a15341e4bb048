import { cellAt, DIRECTIONS, type Move, SIDE } from '@dedalo/stratego';

/** The numbers of a move in the order in which they are asked for. */
export const MOVE_NUMBERS = ['row', 'column', 'direction', 'steps'] as const;
export type MoveNumber = (typeof MOVE_NUMBERS)[number];

export const BOUNDS: Readonly<Record<MoveNumber, { readonly least: number; readonly most: number }>> = {
  row: { least: 0, most: SIDE - 1 },
  column: { least: 0, most: SIDE - 1 },
  direction: { least: 1, most: DIRECTIONS.length },
  steps: { least: 1, most: SIDE - 1 },
};

/** The whole numbers of a line; undefined where there is anything else. */
export function readNumbers(line: string): number[] | undefined {
  const words = line.trim().split(/[\s,]+/);
  return words.every((word) => /^[+-]?\d{1,9}$/.test(word)) ? words.map(Number) : undefined;
}

export type Added =
  | { readonly type: 'more' }
  | { readonly type: 'move'; readonly move: Move }
  | { readonly type: 'too-many' }
  | { readonly type: 'out-of-bounds'; readonly number: MoveNumber };

/** A move that is typed number by number, or several on a line. */
export class MoveNumbers {
  #numbers: readonly number[] = [];

  /** The next question. */
  get next(): MoveNumber {
    return MOVE_NUMBERS[this.#numbers.length]!;
  }

  clear(): void {
    this.#numbers = [];
  }

  /** A whole move on one line starts over. A wrong number is left out, with all that follows it. */
  add(numbers: readonly number[]): Added {
    if (numbers.length >= MOVE_NUMBERS.length) this.clear();
    if (this.#numbers.length + numbers.length > MOVE_NUMBERS.length) return { type: 'too-many' };
    for (const number of numbers) {
      const { next } = this;
      const { least, most } = BOUNDS[next];
      if (number < least || number > most) return { type: 'out-of-bounds', number: next };
      this.#numbers = [...this.#numbers, number];
    }
    if (this.#numbers.length < MOVE_NUMBERS.length) return { type: 'more' };
    const [row, column, way, steps] = this.#numbers as [number, number, number, number];
    this.clear();
    return { type: 'move', move: { type: 'move', from: cellAt(row, column), direction: DIRECTIONS[way - 1]!, steps } };
  }
}
