import { clustersOf, isPlain } from './clusters.ts';

/** How many columns of a terminal a text takes. */
export const textWidth = (text: string): number =>
  isPlain(text) ? text.length : clustersOf(text).reduce((sum, { width }) => sum + width, 0);

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

/** A text cut with … where it does not fit. A cluster that does not fit is left out whole. */
export function cropText(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  let cropped = '';
  let room = width - 1;
  for (const cluster of clustersOf(text)) {
    room -= cluster.width;
    if (room < 0) break;
    cropped += cluster.text;
  }
  return `${cropped}…`;
}

/** A text padded with blanks to a width. */
export const padText = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - textWidth(text)));
