import type { Surface } from '../../../terminal/surface.ts';
import { textWidth } from '../../../terminal/text-width.ts';

interface PackRow {
  readonly names: readonly string[];
  readonly chosen: number;
  readonly y: number;
  /** The column before which it ends. */
  readonly end: number;
}

const START = 2;
const MORE = '…';

/** The names of packs side by side: those round the chosen one if there is no room for all. */
export function drawPackRow(surface: Surface, { names, chosen, y, end }: PackRow): void {
  const texts = names.map((name) => ` ${name} `);
  // Each is followed by a blank or by the sign for more.
  const widthOf = (from: number, to: number): number =>
    texts.slice(from, to).reduce((sum, text) => sum + textWidth(text) + 1, 0);
  const room = end - START;
  let first = 0;
  while (first < chosen && widthOf(first, chosen + 1) > room) first++;
  let after = chosen + 1;
  while (after < texts.length && widthOf(first, after + 1) <= room) after++;
  if (first > 0) surface.put(START - 1, y, MORE, 'faint');
  for (let index = first; index < after; index++) {
    surface.put(START + widthOf(first, index), y, texts[index]!, index === chosen ? 'selected' : 'faint');
  }
  if (after < texts.length) surface.put(START + widthOf(first, after) - 1, y, MORE, 'faint');
}
