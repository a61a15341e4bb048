import type { Direction } from '@dedalo/grid';
import type { Placement } from '../../../src/assists/placement.ts';
import { drawBoard, groundOf, parseBoard } from '../../../src/board-text.ts';
import type { Level } from '../../../src/level.ts';
import { directionOf, letterOf } from '../../../src/text.ts';

/** A level drawn in XSB; the indentation of the first row is taken off all of them. */
export function board(drawing: string): Level {
  const rows = drawing.split('\n').filter((row) => row.trim() !== '');
  const margin = Math.min(...rows.map((row) => row.length - row.trimStart().length));
  const level = parseBoard(rows.map((row) => row.slice(margin).trimEnd()));
  if (!level.ok) throw new Error(`board: ${level.error.code}\n${drawing}`);
  return level.value;
}

/** The cell at a column and a row. */
export const at = (level: Level, x: number, y: number): number => y * level.width + x;

export const picture = (level: Level, placement: Placement = level): string =>
  drawBoard({ ...level, ...placement, ground: groundOf(level) }).join('\n');

/** A byte map as rows: `x` where it is 1, the walls as `#`. */
export const mapPicture = (level: Level, map: Uint8Array): string[] =>
  Array.from({ length: level.height }, (_, y) =>
    Array.from({ length: level.width }, (_, x) => {
      const cell = at(level, x, y);
      return level.walls[cell] === 1 ? '#' : map[cell] === 1 ? 'x' : ' ';
    }).join(''),
  );

/** Rows as `mapPicture` draws them; indentation is free. */
export const rows = (drawing: string): string[] =>
  drawing
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '');

/** Directions written as LURD, and back in small letters. */
export const way = (letters: string): Direction[] => [...letters].map((letter) => directionOf(letter)!);
export const lurd = (directions: readonly Direction[] | undefined): string | undefined =>
  directions?.map(letterOf).join('');
