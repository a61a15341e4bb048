import { characterWidth, textWidth } from './text-width.ts';
import type { Role } from './theme.ts';

/** What a place of the terminal shows. */
export interface Glyph {
  readonly character: string;
  readonly role: Role;
}

const BLANK: Glyph = { character: ' ', role: 'text' };

/** For terminals that can show only the plainest signs; letters stay as they are. */
const ASCII_SIGNS: Readonly<Record<string, string>> = {
  '…': '~',
  '↑': '^',
  '↓': 'v',
  '←': '<',
  '→': '>',
  '✓': '*',
  '×': 'x',
};

/** The second column of a character that is two wide. */
const SECOND_HALF = '';

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
    for (const given of text) {
      const character = this.#isAscii ? (ASCII_SIGNS[given] ?? given) : given;
      const width = characterWidth(character);
      if (width === 0) continue;
      if (column >= 0 && column + width <= this.columns) {
        this.#set(column, y, { character, role });
        if (width === 2) this.#set(column + 1, y, { character: SECOND_HALF, role });
      }
      column += width;
    }
  }

  /** Half a wide character cannot stay: the other half becomes a blank. */
  #set(x: number, y: number, glyph: Glyph): void {
    const isHalf = glyph.character === SECOND_HALF;
    if (this.at(x, y).character === SECOND_HALF && !isHalf) this.#glyphs[y * this.columns + x - 1] = BLANK;
    if (x + 1 < this.columns && this.at(x + 1, y).character === SECOND_HALF) {
      this.#glyphs[y * this.columns + x + 1] = BLANK;
    }
    this.#glyphs[y * this.columns + x] = glyph;
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
