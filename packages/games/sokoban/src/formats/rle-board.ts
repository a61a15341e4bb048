import { err, ok, type Result, type TextPlace } from '@dedalo/grid';
import { formatLevel } from '../board-text.ts';
import { type Level, LONGEST_LEVEL_SIDE } from '../level.ts';
import type { LevelProblem, RunLengthProblem } from '../text-problem.ts';
import { type BoardRow, parseRows } from './board-rows.ts';
import { placeAt, TEXT_START } from './lines.ts';
import { expandRuns, formatRuns, sourceOfRun } from './run-lengths.ts';

const ROW_END = '|';

/** What the largest board needs, with room for mistakes. */
export const LONGEST_RLE_BOARD = 2 * LONGEST_LEVEL_SIDE * (LONGEST_LEVEL_SIDE + ROW_END.length);

/** The rows of a board in run lengths, joined by `|`; a `|` after the last is optional. */
export function parseRleRows(
  text: string,
  start: TextPlace = TEXT_START,
  most: number = LONGEST_RLE_BOARD,
): Result<BoardRow[], RunLengthProblem> {
  const expanded = expandRuns(text, start, most);
  if (!expanded.ok) return expanded;
  const rows = expanded.value.split(ROW_END);
  if (rows.at(-1) === '') rows.pop();
  let next = 0;
  const placed = rows.map((squares) => {
    const first = next;
    next += squares.length + ROW_END.length;
    return {
      squares,
      line: start.line,
      placeOf: (column: number) => placeAt(text, sourceOfRun(text, first + column - 1), start),
    };
  });
  return ok(placed);
}

export function parseRleBoard(text: string, start: TextPlace = TEXT_START): Result<Level, LevelProblem> {
  const rows = parseRleRows(text, start);
  return rows.ok ? parseRows(rows.value) : err(rows.error);
}

/** A level as one line in which no blank can get lost: `5#|#@$.#|5#`. */
export const formatRleBoard = (level: Level): string =>
  formatLevel(level)
    .map((row) => formatRuns(row.replaceAll(' ', '-')))
    .join(ROW_END);
