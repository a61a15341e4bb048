import { err, ok, type Result, type TextPlace } from '@dedalo/grid';
import { parseBoard } from '../board-text.ts';
import { type Level, LONGEST_LEVEL_SIDE } from '../level.ts';
import type { LevelProblem } from '../text-problem.ts';

/** A row of a board in whatever file it was found. */
export interface BoardRow {
  readonly squares: string;
  /** The line it stands on. */
  readonly line: number;
  /** Where a square of the row is written; columns from 1. */
  readonly placeOf: (column: number) => TextPlace;
}

export const rowOnLine = (squares: string, line: number): BoardRow => ({
  squares,
  line,
  placeOf: (column) => ({ line, column }),
});

/** A level from its rows; the place of a problem is the one in the file. */
export function parseRows(rows: readonly BoardRow[]): Result<Level, LevelProblem> {
  const placeOf = (y: number, column: number): TextPlace =>
    rows[y]?.placeOf(column) ?? rows[0]?.placeOf(1) ?? { line: 1, column: 1 };
  if (rows.length > LONGEST_LEVEL_SIDE) {
    return err({ code: 'level-too-large', at: placeOf(0, 1), most: LONGEST_LEVEL_SIDE });
  }
  const level = parseBoard(rows.map((row) => row.squares));
  if (level.ok) return level;
  const { line, column } = level.error.at ?? { line: 1, column: 1 };
  return err({ ...level.error, at: placeOf(line - 1, column) });
}

/** A level and which of the rows it begins with. */
export interface DrawnLevel {
  readonly level: Level;
  readonly firstRow: number;
}

const isFloor = (row: BoardRow): boolean => /^[ _-]*$/.test(row.squares);

/**
 * A level that somebody drew by hand. Blanks at the ends of rows and lines of floor above and below are no part of the
 * board unless the player could get there: they are what an editor left, and separators.
 */
export function parseDrawnRows(rows: readonly BoardRow[]): Result<DrawnLevel, LevelProblem> {
  const read = parseRows(rows);
  if (!read.ok) return read;
  const level = read.value;
  const isLoose = (y: number): boolean => isFloor(rows[y]!) && !reaches(level, { top: y, bottom: y + 1 });
  let top = 0;
  while (isLoose(top)) top++;
  let bottom = rows.length;
  while (isLoose(bottom - 1)) bottom--;
  const kept = rows.slice(top, bottom);
  const right = Math.max(...kept.map((row) => row.squares.trimEnd().length));
  const width = reaches(level, { left: right }) ? level.width : right;
  if (kept.length === level.height && width === level.width) return ok({ level, firstRow: 0 });
  const tight = parseRows(
    kept.map(({ squares, line, placeOf }) => ({ squares: squares.slice(0, width), line, placeOf })),
  );
  return ok(tight.ok ? { level: tight.value, firstRow: top } : { level, firstRow: 0 });
}

/** Whether the player could ever get to a part of the board. The player's own row and column are such parts. */
function reaches(level: Level, { left = 0, top = 0, bottom = level.height }): boolean {
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < level.width; x++) if (level.isInside[y * level.width + x] === 1) return true;
  }
  return false;
}
