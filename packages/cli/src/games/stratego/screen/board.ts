import { turnedFor } from '@dedalo/clients/stratego/orientation';
import { type Cell, cellAt, columnOf, isLake, rowOf, SIDE } from '@dedalo/stratego';
import type { Surface } from '../../../terminal/surface.ts';
import { cellLook, type Drawn, signsOf } from './cell-look.ts';
import type { Scene } from './scene.ts';

/** The size of a cell. */
export interface BoardSize {
  readonly columns: 2 | 4 | 6;
  readonly rows: 1 | 2;
}

/** Without marks beside the pieces. */
const TINY: BoardSize = { columns: 2, rows: 1 };
const SMALL: BoardSize = { columns: 4, rows: 1 };
const LARGE: BoardSize = { columns: 6, rows: 2 };

/** The row numbers beside the board, and the line of column numbers above it. */
const LABEL_WIDTH = 2;
const LABEL_HEIGHT = 1;

export const boardWidth = ({ columns }: BoardSize): number => LABEL_WIDTH + SIDE * columns;
export const boardHeight = ({ rows }: BoardSize): number => LABEL_HEIGHT + SIDE * rows;

/** The largest that fits beside this many columns of something else. */
export function boardSize(room: { readonly width: number; readonly height: number }, beside: number): BoardSize {
  const isLarge = boardWidth(LARGE) + beside <= room.width && boardHeight(LARGE) <= room.height;
  return isLarge ? LARGE : boardWidth(SMALL) <= room.width ? SMALL : TINY;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The board with its numbers, the own side below. */
export function drawBoard(surface: Surface, scene: Scene, { at, size, drawn }: BoardOptions): void {
  const { x, y } = at;
  const { columns, rows } = size;
  const signs = signsOf(drawn);
  const indent = Math.floor(columns / 2) - 1;
  for (let shown = 0; shown < SIDE * SIDE; shown++) {
    const cell = turnedFor(scene.seat, shown);
    const left = x + LABEL_WIDTH + columnOf(shown) * columns;
    const top = y + LABEL_HEIGHT + rowOf(shown) * rows;
    if (rowOf(shown) === 0) surface.put(left + indent, y, String(columnOf(cell)), 'faint');
    if (columnOf(shown) === 0) surface.put(x, top, String(rowOf(cell)), 'faint');
    const look = cellLook(scene, cell, signs);
    const pad = columns === 6 ? (isLake(cell) ? look.left : ' ') : '';
    const marked = columns === 2 ? look.body : `${look.left}${pad}${look.body}${pad}${look.right}`;
    surface.put(left, top, marked, look.role);
    if (rows === 2) surface.put(left, top + 1, centred(look.below, columns), look.role);
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
  const row = LABEL_HEIGHT + rowOf(turnedFor(seat, cursor)) * size.rows;
  return Math.max(0, Math.min(hidden, row - Math.floor(height / 2)));
}

/** The cell drawn at a place, if there is one. */
export function cellDrawnAt(scene: Scene, { at, size }: Omit<BoardOptions, 'drawn'>, place: Place): Cell | undefined {
  const column = Math.floor((place.x - at.x - LABEL_WIDTH) / size.columns);
  const row = Math.floor((place.y - at.y - LABEL_HEIGHT) / size.rows);
  const isInside = row >= 0 && column >= 0 && row < SIDE && column < SIDE;
  return isInside ? turnedFor(scene.seat, cellAt(row, column)) : undefined;
}
