import type { Surface } from './surface.ts';
import type { Theme } from './theme.ts';

/** What to send to a terminal that shows `before`, so that it shows `after`. Without `before` it is drawn whole. */
export function difference(before: Surface | undefined, after: Surface, theme: Theme): string {
  const isWhole = before?.columns !== after.columns || before.rows !== after.rows;
  let text = isWhole ? '\u001B[0m\u001B[2J' : '';
  let style = '';
  for (let y = 0; y < after.rows; y++) {
    let cursor = -1;
    for (let x = 0; x < after.columns; x++) {
      const glyph = after.at(x, y);
      const old = isWhole ? undefined : before.at(x, y);
      const isSame = old?.character === glyph.character && old.role === glyph.role;
      if (isSame) continue;
      if (cursor !== x) text += `\u001B[${y + 1};${x + 1}H`;
      const wanted = theme[glyph.role];
      if (wanted !== style) text += wanted === '' ? '\u001B[0m' : `\u001B[0;${wanted}m`;
      style = wanted;
      text += glyph.character;
      cursor = x + 1;
      // A wide character is written whole, and its second half with it.
      if (after.at(x + 1, y).character === '' && x + 1 < after.columns) cursor = ++x + 1;
    }
  }
  return style === '' ? text : `${text}\u001B[0m`;
}
