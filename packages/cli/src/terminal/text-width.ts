/** Scripts and signs that terminals draw two columns wide (East Asian Width W and F, and emoji). */
const WIDE =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1F64F}\u{1F680}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u;
const NO_WIDTH = /[\p{M}\p{Cf}\p{Cc}]/u;

/** How many columns a character takes. */
export function characterWidth(character: string): 0 | 1 | 2 {
  if (character < '\u0300') return isControl(character) ? 0 : 1;
  if (NO_WIDTH.test(character)) return 0;
  return WIDE.test(character) ? 2 : 1;
}

const isControl = (character: string): boolean => character < ' ' || (character >= '\u007F' && character < '\u00A0');

export const textWidth = (text: string): number =>
  [...text].reduce((width, character) => width + characterWidth(character), 0);

/** Text in lines of at most `width` columns, broken between words. */
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
export function cropText(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  let cropped = '';
  for (const character of text) {
    if (textWidth(cropped) + characterWidth(character) > width - 1) break;
    cropped += character;
  }
  return `${cropped}…`;
}

/** Text with blanks behind it, up to a width. */
export const padText = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - textWidth(text)));
