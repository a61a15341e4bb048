import { type Cell, pointOf } from '@dedalo/grid';
import { drawBoard, groundOf } from '../board-text.ts';
import type { Level } from '../level.ts';
import { SYMMETRIES, type Symmetry, transformCell, transformSize } from './transform.ts';

/**
 * The rows of XSB by which a level is known, however it is turned, mirrored and drawn: only what is inside, with one
 * wall around it, corners included, and nothing beyond. Decoration is left out, and the edge of the grid becomes a
 * wall, since it blocks like one. Of the eight views the first one by text. Rows end in no blanks.
 *
 * Not a `Level`, for a level may be drawn with a box inside too few and one outside too many.
 */
export function canonicalBoard(level: Level): string[] {
  const rows = insideRows(level);
  const views = SYMMETRIES.map((symmetry) => transformRows(rows, symmetry).join('\n'));
  return views.reduce((least, view) => (view < least ? view : least)).split('\n');
}

/** Whether two levels play the same, apart from how they are turned, mirrored and drawn. */
export const isSameUpToSymmetry = (a: Level, b: Level): boolean =>
  canonicalBoard(a).join('\n') === canonicalBoard(b).join('\n');

/** The symbols of every row, all rows of one length. */
function insideRows(level: Level): string[][] {
  const { width, isInside } = level;
  const cells: Cell[] = [...isInside.keys()].filter((cell) => isInside[cell] === 1);
  const points = cells.map((cell) => pointOf(level, cell));
  const left = points.reduce((least, { x }) => Math.min(least, x), width);
  const right = points.reduce((most, { x }) => Math.max(most, x), 0);
  const top = points[0]!.y;
  const bottom = points.at(-1)!.y;
  const symbols = Array.from({ length: bottom - top + 3 }, () => Array<string>(right - left + 3).fill(' '));
  const rowOf = (y: number): string[] => symbols[y - top + 1]!;
  for (const { x, y } of points) {
    for (const row of [rowOf(y - 1), rowOf(y), rowOf(y + 1)]) row.fill('#', x - left, x - left + 3);
  }
  const drawn = drawBoard({ ...level, ground: groundOf(level) });
  for (const { x, y } of points) rowOf(y)[x - left + 1] = drawn[y]![x]!;
  return symbols;
}

function transformRows(rows: readonly (readonly string[])[], symmetry: Symmetry): string[] {
  const size = { width: rows[0]!.length, height: rows.length };
  const { width, height } = transformSize(size, symmetry);
  const symbols = Array<string>(width * height);
  for (const [cell, symbol] of rows.flat().entries()) symbols[transformCell(size, cell, symmetry)] = symbol;
  return Array.from({ length: height }, (_, y) =>
    symbols
      .slice(y * width, (y + 1) * width)
      .join('')
      .trimEnd(),
  );
}
