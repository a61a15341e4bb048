import { clustersOf, isPlain } from './clusters.ts';
import { textWidth } from './text-width.ts';
import type { Role } from './theme.ts';

/** What a place of the terminal shows. */
export interface Glyph {
  readonly character: string;
  readonly role: Role;
}

const BLANK: Glyph = { character: ' ', role: 'text' };

/** For terminals with ASCII only; letters stay as they are. */
const ASCII_SIGNS: Readonly<Record<string, string>> = {
  '…': '~',
  '↑': '^',
  '↓': 'v',
  '←': '<',
  '→': '>',
  '✓': '*',
  '×': 'x',
};

/** The further columns of a character that takes more than one. */
export const COVERED = '';

/** A screen being drawn: what lies outside of it is cut off. */
export class Surface {
  readonly columns: number;
  readonly rows: number;
  readonly #glyphs: Glyph[];

  readonly #isAscii: boolean;

  constructor(columns: number, rows: number, options: { readonly isAscii: boolean } = { isAscii: false }) {
    this.columns = columns;
    this.rows = rows;
    this.#isAscii = options.isAscii;
    this.#glyphs = Array.from({ length: columns * rows }, () => BLANK);
  }

  at(x: number, y: number): Glyph {
    return this.#glyphs[y * this.columns + x] ?? BLANK;
  }

  put(x: number, y: number, text: string, role: Role = 'text'): void {
    if (y < 0 || y >= this.rows) return;
    let column = x;
    if (isPlain(text)) for (const character of text) this.#set(column++, y, { character, role }, 1);
    else {
      for (const { text: character, width } of clustersOf(text)) {
        if (width > 0) this.#set(column, y, { character, role }, width);
        column += width;
      }
    }
  }

  /** All of a character or nothing of it. */
  #set(x: number, y: number, { character, role }: Glyph, width: number): void {
    if (x < 0 || x + width > this.columns) return;
    const start = y * this.columns + x;
    this.#blankAround(x, x + width, y);
    this.#glyphs[start] = { character: this.#isAscii ? (ASCII_SIGNS[character] ?? character) : character, role };
    for (let place = start + 1; place < start + width; place++) this.#glyphs[place] = { character: COVERED, role };
  }

  /** Part of a wide character cannot stay: the rest of it becomes blank. */
  #blankAround(from: number, to: number, y: number): void {
    const row = y * this.columns;
    const isCovered = (x: number): boolean => x < this.columns && this.#glyphs[row + x]!.character === COVERED;
    let head = from;
    while (isCovered(head)) head--;
    for (let x = head; x < from; x++) this.#glyphs[row + x] = BLANK;
    for (let x = to; isCovered(x); x++) this.#glyphs[row + x] = BLANK;
  }

  /** Text in the middle of a line. */
  centre(y: number, text: string, role: Role = 'text'): void {
    this.put(Math.max(0, Math.floor((this.columns - textWidth(text)) / 2)), y, text, role);
  }

  /** The lines as plain text. */
  toText(): string {
    return Array.from({ length: this.rows }, (_, y) =>
      Array.from({ length: this.columns }, (__, x) => this.at(x, y).character)
        .join('')
        .trimEnd(),
    ).join('\n');
  }
}
