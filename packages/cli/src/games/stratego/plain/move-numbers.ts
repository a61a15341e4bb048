import { parseSquare } from '@dedalo/grid';
import { type Cell, cellAt, DIRECTIONS, isOnBoard, type Move, SIDE } from '@dedalo/stratego';

/** The numbers of a move in the order in which they are asked for. */
export const MOVE_NUMBERS = ['row', 'column', 'direction', 'steps'] as const;
export type MoveNumber = (typeof MOVE_NUMBERS)[number];

export const BOUNDS: Readonly<Record<MoveNumber, { readonly least: number; readonly most: number }>> = {
  row: { least: 0, most: SIDE - 1 },
  column: { least: 0, most: SIDE - 1 },
  direction: { least: 1, most: DIRECTIONS.length },
  steps: { least: 1, most: SIDE - 1 },
};

/** The whole numbers of a line, two for a square (`C4`); undefined where something else stands in it. */
export function readNumbers(line: string): number[] | undefined {
  const numbers: number[] = [];
  for (const word of line.trim().split(/[\s,]+/)) {
    const square = parseSquare(word);
    if (square && isOnBoard(square.y, square.x)) numbers.push(square.y, square.x);
    else if (/^[+-]?\d{1,9}$/.test(word)) numbers.push(Number(word));
    else return undefined;
  }
  return numbers;
}

/** From where to where, by names: `C4 C6`, `c4-c6`. */
export function readWay(line: string): { readonly from: Cell; readonly to: Cell } | undefined {
  const squares = line
    .trim()
    .split(/[\s,-]+/)
    .map(parseSquare);
  const [from, to] = squares;
  if (!from || !to || squares.length > 2) return undefined;
  const isWhole = isOnBoard(from.y, from.x) && isOnBoard(to.y, to.x);
  return isWhole ? { from: cellAt(from.y, from.x), to: cellAt(to.y, to.x) } : undefined;
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
