import type { Seat } from '@dedalo/engine';
import { turnedFor } from '@dedalo/clients/stratego/orientation';
import { columnName, rowName } from '@dedalo/grid';
import { cellAt, CELLS, columnOf, isHome, isLake, rowOf, SIDE } from '@dedalo/stratego';
import { draw, path, text } from '../../../svg/draw.ts';

/** The size of a cell, and the width of the frame round the board. */
export const CELL = 100;
export const FRAME = 42;
export const WHOLE = SIDE * CELL + 2 * FRAME;

/** The top left corner of a cell as it is shown. */
export const placeOf = (seat: Seat, cell: number): { readonly x: number; readonly y: number } => {
  const shown = turnedFor(seat, cell);
  return { x: columnOf(shown) * CELL, y: rowOf(shown) * CELL };
};

/** All that never moves: the frame, the cells, the lakes. */
export function drawGround(seat: Seat): SVGElement {
  const cells = Array.from({ length: CELLS }, (_, cell) => drawCell(seat, cell));
  return draw(
    'g',
    {},
    draw('rect', { x: -FRAME, y: -FRAME, width: WHOLE, height: WHOLE, rx: 14, class: 'stratego-frame' }),
    draw('rect', { x: -7, y: -7, width: SIDE * CELL + 14, height: SIDE * CELL + 14, class: 'stratego-frame-line' }),
    ...cells,
    ...lakeCorners().map(drawLake),
  );
}

function drawCell(seat: Seat, cell: number): SVGElement {
  const home = isHome(0, cell) ? ' is-red' : isHome(1, cell) ? ' is-blue' : '';
  const tone = (rowOf(cell) + columnOf(cell)) % 2 === 0 ? '' : ' is-odd';
  return draw('rect', { ...placeOf(seat, cell), width: CELL, height: CELL, class: `stratego-cell${home}${tone}` });
}

/** The names of rows and columns, on the frame; Red sees the board turned. */
export function drawEdges(seat: Seat): SVGElement[] {
  const middle = CELL / 2;
  return Array.from({ length: SIDE }, (_, index) => {
    const [row, column] = [rowOf(turnedFor(seat, cellAt(index, 0))), columnOf(turnedFor(seat, cellAt(0, index)))];
    const at = index * CELL + middle;
    return [
      text(rowName(row), { x: -FRAME / 2 - 2, y: at }, 'stratego-edge'),
      text(columnName(column), { x: at, y: SIDE * CELL + FRAME / 2 + 2 }, 'stratego-edge'),
    ];
  }).flat();
}

/** Lakes are two by two, and look the same from both sides. */
const lakeCorners = (): number[] =>
  Array.from({ length: CELLS }, (_, cell) => cell).filter(
    (cell) => isLake(cell) && !isLake(cell - 1) && !isLake(cell - SIDE),
  );

const WAVE = 'q8 -16 20 -8 q10 9 0 15 q-9 2 -8 -6 m8 6 q8 6 18 -2 q2 -2 4 -5';

function drawLake(corner: number): SVGElement {
  const [x, y] = [columnOf(corner) * CELL, rowOf(corner) * CELL];
  const waves = [48, 100, 152].flatMap((down, row) =>
    [26, 84, 136].map((right) => path(`M${x + right - (row % 2) * 14} ${y + down}${WAVE}`, 'stratego-wave')),
  );
  return draw(
    'g',
    {},
    draw('rect', { x: x + 5, y: y + 5, width: 2 * CELL - 10, height: 2 * CELL - 10, rx: 34, class: 'stratego-lake' }),
    ...waves,
  );
}
