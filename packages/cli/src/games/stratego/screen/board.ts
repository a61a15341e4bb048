import { turnedFor } from '@dedalo/clients/stratego/orientation';
import { columnName, rowName } from '@dedalo/grid';
import { type Cell, cellAt, columnOf, isLake, rowOf, SIDE } from '@dedalo/stratego';
import type { Surface } from '../../../terminal/surface.ts';
import { cellLook, type Drawn, signsOf } from './cell-look.ts';
import type { Scene } from './scene.ts';

/** How large a cell is drawn, and whether letters and numbers stand beside the board. */
export interface BoardSize {
  readonly columns: 2 | 4 | 6 | 10;
  readonly rows: 1 | 2 | 4;
  readonly hasEdges: boolean;
}
type CellSize = Omit<BoardSize, 'hasEdges'>;

/** Without marks beside the pieces. */
const TINY: CellSize = { columns: 2, rows: 1 };
const SMALL: CellSize = { columns: 4, rows: 1 };
const LARGE: CellSize = { columns: 6, rows: 2 };
/** For everybody to see. */
const HUGE: CellSize = { columns: 10, rows: 4 };

/** The numbers beside the board, and the line of letters above it. */
const edgeWidth = ({ hasEdges }: Pick<BoardSize, 'hasEdges'>): number => (hasEdges ? 3 : 0);
const edgeHeight = ({ hasEdges }: Pick<BoardSize, 'hasEdges'>): number => (hasEdges ? 1 : 0);

export const boardWidth = (size: BoardSize): number => edgeWidth(size) + SIDE * size.columns;
export const boardHeight = (size: BoardSize): number => edgeHeight(size) + SIDE * size.rows;

interface Room {
  readonly width: number;
  readonly height: number;
  /** What stands beside the board takes so many columns; where it is to be large it may go below. */
  readonly beside: number;
  readonly hasEdges: boolean;
  readonly isLarge: boolean;
}

/** As large as fits. */
export function boardSize({ width, height, beside, hasEdges, isLarge }: Room): BoardSize {
  const fits = (size: CellSize, more: number): boolean =>
    boardWidth({ ...size, hasEdges }) + more <= width && boardHeight({ ...size, hasEdges }) <= height;
  const small = boardWidth({ ...SMALL, hasEdges }) <= width ? SMALL : TINY;
  const size = isLarge && fits(HUGE, 0) ? HUGE : fits(LARGE, isLarge ? 0 : beside) ? LARGE : small;
  return { ...size, hasEdges };
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The board, the own side below. */
export function drawBoard(surface: Surface, scene: Scene, { at, size, drawn }: BoardOptions): void {
  const { x, y } = at;
  const { columns, rows } = size;
  const signs = signsOf(drawn);
  const indent = Math.floor(columns / 2) - 1;
  const [beside, above] = [edgeWidth(size), edgeHeight(size)];
  for (let shown = 0; shown < SIDE * SIDE; shown++) {
    const cell = turnedFor(scene.seat, shown);
    const left = x + beside + columnOf(shown) * columns;
    const top = y + above + rowOf(shown) * rows;
    if (above > 0 && rowOf(shown) === 0) surface.put(left + indent, y, columnName(columnOf(cell)), 'faint');
    if (beside > 0 && columnOf(shown) === 0) surface.put(x, top, rowName(rowOf(cell)).padStart(2), 'faint');
    const look = cellLook(scene, cell, signs);
    const pad = columns < 6 ? '' : (isLake(cell) ? look.left : ' ').repeat((columns - 4) / 2);
    const marked = columns === 2 ? look.body : `${look.left}${pad}${look.body}${pad}${look.right}`;
    // What stands on a cell is in its middle.
    const middle = rows === 4 ? 1 : 0;
    for (let row = 0; row < rows; row++) {
      const isEdge = row < middle || row > middle + 1;
      const text = row === middle ? marked : isLake(cell) ? look.left.repeat(columns) : isEdge ? '' : look.below;
      surface.put(left, top + row, row === middle ? text : centred(text, columns), look.role);
    }
  }
}

export interface BoardOptions {
  readonly at: Place;
  readonly size: BoardSize;
  readonly drawn: Drawn;
}

function centred(text: string, width: number): string {
  const before = Math.floor((width - text.length) / 2);
  return ' '.repeat(before) + text + ' '.repeat(width - text.length - before);
}

/** How far the board must scroll up so that the cursor, else the own side, is visible in this many rows. */
export function scrolledBy({ seat, cursor }: Scene, size: BoardSize, height: number): number {
  const hidden = Math.max(0, boardHeight(size) - height);
  if (cursor === undefined) return hidden;
  const row = edgeHeight(size) + rowOf(turnedFor(seat, cursor)) * size.rows;
  return Math.max(0, Math.min(hidden, row - Math.floor(height / 2)));
}

/** The cell drawn at a place, if there is one. */
export function cellDrawnAt(scene: Scene, { at, size }: Omit<BoardOptions, 'drawn'>, place: Place): Cell | undefined {
  const column = Math.floor((place.x - at.x - edgeWidth(size)) / size.columns);
  const row = Math.floor((place.y - at.y - edgeHeight(size)) / size.rows);
  const isInside = row >= 0 && column >= 0 && row < SIDE && column < SIDE;
  return isInside ? turnedFor(scene.seat, cellAt(row, column)) : undefined;
}
