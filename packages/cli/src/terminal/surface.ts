import type { Role } from './theme.ts';

/** What a place of the terminal shows. */
export interface Glyph {
  readonly character: string;
  readonly role: Role;
}

const BLANK: Glyph = { character: ' ', role: 'text' };

/** A screen being drawn: what lies outside of it is cut off. Every character is one column wide. */
export class Surface {
  readonly columns: number;
  readonly rows: number;
  readonly #glyphs: Glyph[];

  constructor(columns: number, rows: number) {
    this.columns = columns;
    this.rows = rows;
    this.#glyphs = Array.from({ length: columns * rows }, () => BLANK);
  }

  at(x: number, y: number): Glyph {
    return this.#glyphs[y * this.columns + x] ?? BLANK;
  }

  put(x: number, y: number, text: string, role: Role = 'text'): void {
    if (y < 0 || y >= this.rows) return;
    let column = x;
    for (const character of text) {
      if (column >= 0 && column < this.columns) this.#glyphs[y * this.columns + column] = { character, role };
      column++;
    }
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

export const textWidth = (text: string): number => [...text].length;

/** Text in lines of at most `width` characters, broken between words. */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (textWidth(longer) <= width || line === '') line = longer;
      else {
        lines.push(line);
        line = word;
      }
    }
    lines.push(line);
  }
  return lines;
}

/** Text that ends in … where it does not fit. */
export const cropText = (text: string, width: number): string => {
  const characters = [...text];
  return characters.length <= width ? text : `${characters.slice(0, Math.max(0, width - 1)).join('')}…`;
};
