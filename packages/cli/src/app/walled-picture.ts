import { columnName, rowName } from '@dedalo/grid';
import type { Role } from '../terminal/theme.ts';
import type { Area, Look, Picture } from './picture.ts';

/** The content of a square: a letter or digit, and its colours. */
export interface Standing {
  readonly letter: string;
  readonly role: Role;
}

/** A board with walls between its squares; x and y are counted from the top left. */
export interface WalledBoard {
  readonly width: number;
  readonly height: number;
  hasWallRight(x: number, y: number): boolean;
  hasWallBelow(x: number, y: number): boolean;
  standingOn(x: number, y: number): Standing | undefined;
  readonly focus: { readonly x: number; readonly y: number };
}

export interface WalledPicture extends Picture {
  /** The square of the board where the picture was clicked; undefined on a wall. */
  squareAt(x: number, y: number): { readonly x: number; readonly y: number } | undefined;
}

/** With squares for walls where there is room, else with lines. */
export function walledPicture(board: WalledBoard, area: Area, options: { readonly isAscii: boolean }): WalledPicture {
  const isRoomy = area.height >= 2 * board.height + 1 && area.width >= 2 * board.width + 1;
  return isRoomy ? roomyPicture(board, options) : linedPicture(board, options);
}

/** Between two squares of the board, and round it, is a square that is wall or floor. */
function roomyPicture(board: WalledBoard, { isAscii }: { readonly isAscii: boolean }): WalledPicture {
  const wall: Look = { text: isAscii ? '##' : '██', role: 'wall' };
  const floor: Look = { text: '  ', role: 'floor' };
  const width = 2 * board.width + 1;
  const height = 2 * board.height + 1;
  const isWall = (x: number, y: number): boolean => {
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return true;
    const [column, row] = [Math.floor((x - 1) / 2), Math.floor((y - 1) / 2)];
    if (x % 2 === 1) return y % 2 === 0 && board.hasWallBelow(column, row);
    if (y % 2 === 1) return board.hasWallRight(column, row);
    // A corner is a wall if any of its four walls is.
    return (
      board.hasWallRight(column, row) ||
      board.hasWallRight(column, row + 1) ||
      board.hasWallBelow(column, row) ||
      board.hasWallBelow(column + 1, row)
    );
  };
  return {
    width,
    height,
    focus: { x: 2 * board.focus.x + 1, y: 2 * board.focus.y + 1 },
    edges: { column: between(columnName), row: between(rowName) },
    look: (x, y) => {
      if (x % 2 === 0 || y % 2 === 0) return isWall(x, y) ? wall : floor;
      const standing = board.standingOn((x - 1) / 2, (y - 1) / 2);
      return standing ? { text: `${standing.letter} `, role: standing.role } : floor;
    },
    squareAt: (x, y) => inside(board, (x - 1) / 2, (y - 1) / 2),
  };
}

/**
 * One line of text for each row: lower walls are drawn at the bottom of their squares, which saves half of the height.
 */
function linedPicture(board: WalledBoard, { isAscii }: { readonly isAscii: boolean }): WalledPicture {
  const [upright, foot] = isAscii ? ['|', '_'] : ['│', '▁'];
  const isFoot = (x: number, y: number): boolean => y === -1 || board.hasWallBelow(x, y);
  return {
    width: 2 * board.width + 1,
    height: board.height + 1,
    focus: { x: 2 * board.focus.x + 1, y: board.focus.y + 1 },
    edges: { column: between(columnName), row: (y) => (y === 0 ? undefined : rowName(y - 1)) },
    look: (x, top) => {
      const y = top - 1;
      if (x % 2 === 1) {
        const column = (x - 1) / 2;
        const feet = isFoot(column, y) ? foot! : ' ';
        const standing = y < 0 ? undefined : board.standingOn(column, y);
        return standing ? { text: standing.letter + feet, role: standing.role } : { text: feet + feet, role: 'text' };
      }
      const column = x / 2 - 1;
      const isUpright = y >= 0 && (column < 0 || board.hasWallRight(column, y));
      const isBefore = column + 1 < board.width && isFoot(column + 1, y);
      const feet = isBefore && (column < 0 || isFoot(column, y)) ? foot! : ' ';
      return { text: (isUpright ? upright! : column < 0 ? ' ' : feet) + feet, role: 'text' };
    },
    squareAt: (x, y) => inside(board, (x - 1) / 2, y - 1),
  };
}

/** Every other column or row is one of walls. */
const between =
  (name: (index: number) => string) =>
  (at: number): string | undefined =>
    at % 2 === 1 ? name((at - 1) / 2) : undefined;

function inside({ width, height }: WalledBoard, x: number, y: number): { x: number; y: number } | undefined {
  const isWhole = Number.isInteger(x) && Number.isInteger(y);
  return isWhole && x >= 0 && y >= 0 && x < width && y < height ? { x, y } : undefined;
}
