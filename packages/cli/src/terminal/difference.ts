import { COVERED, type Surface } from './surface.ts';
import type { Theme } from './theme.ts';

/** What to send to a terminal that shows `before`, so that it shows `after`. Without `before` it is drawn whole. */
export function difference(before: Surface | undefined, after: Surface, theme: Theme): string {
  const isWhole = before?.columns !== after.columns || before.rows !== after.rows;
  let text = isWhole ? '\u001B[0m\u001B[2J' : '';
  let style = '';
  for (let y = 0; y < after.rows; y++) {
    let cursor = -1;
    let isDisputed = false;
    for (let x = 0; x < after.columns; x++) {
      const glyph = after.at(x, y);
      // What covers more columns is written whole, with the first of them.
      if (glyph.character === COVERED) continue;
      const old = isWhole ? undefined : before.at(x, y);
      const isSame = old?.character === glyph.character && old.role === glyph.role;
      if (isSame && !isDisputed) continue;
      const width = widthAt(after, x, y);
      const place = `\u001B[${y + 1};${x + 1}H`;
      if (cursor !== x) text += place;
      const wanted = theme[glyph.role];
      if (wanted !== style) text += wanted === '' ? '\u001B[0m' : `\u001B[0;${wanted}m`;
      style = wanted;
      if (hasDisputedWidth(glyph.character)) {
        if (width > 1) text += ' '.repeat(width) + place;
        isDisputed = true;
        cursor = -1;
      } else cursor = x + width;
      text += glyph.character;
    }
  }
  return style === '' ? text : `${text}\u001B[0m`;
}

/**
 * Terminals disagree on emoji of several code points and on characters newer than themselves. Around such a character
 * no cursor position is assumed: its columns are blanked first, and everything behind it in the row is written again at
 * its own place.
 */
const hasDisputedWidth = (character: string): boolean => character.length > 1;

function widthAt(surface: Surface, x: number, y: number): number {
  let width = 1;
  while (x + width < surface.columns && surface.at(x + width, y).character === COVERED) width++;
  return width;
}
