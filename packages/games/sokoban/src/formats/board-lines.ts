import { err, ok, type Result } from '@dedalo/grid';
import { type Level, LONGEST_LEVEL_SIDE } from '../level.ts';
import type { LevelProblem } from '../text-problem.ts';
import { type BoardRow, parseDrawnRows, parseRows, rowOnLine } from './board-rows.ts';
import { isBrokenRow, isRleBoard, isRleRow, isRleRows, isRow } from './line-kinds.ts';
import type { NumberedLine } from './lines.ts';
import { LONGEST_RLE_BOARD, parseRleRows } from './rle-board.ts';
import { runsProblem } from './run-lengths.ts';

/** Lines that follow one another and look like rows. */
export interface Block {
  /** The line after the last. */
  readonly end: number;
  readonly isBoard: boolean;
}

/** The rows that begin at a line, as many as there are. A line that holds a whole board stands alone. */
export function blockAt(lines: readonly NumberedLine[], start: number): Block {
  const textAt = (index: number): string => lines[index]?.text ?? '';
  if (isRleBoard(textAt(start))) return { end: start + 1, isBoard: true };
  const isPart = (text: string): boolean =>
    isRow(text) || (isRleRows(text) && !isRleBoard(text)) || (isRleRow(text) && !runsProblem(text.trim()));
  let end = start;
  while (end < lines.length) {
    const text = textAt(end);
    const touchesRow = end > start || (text.trimEnd().endsWith('#') && isPart(textAt(end + 1)));
    if (!isPart(text) && !(touchesRow && isBrokenRow(text))) break;
    end++;
  }
  return { end, isBoard: isBoard(lines.slice(start, end).map(({ text }) => text)) };
}

/** Walls without anything between them are an ornament, and so is a single row that lacks a player or a box. */
function isBoard(texts: readonly string[]): boolean {
  const has = (symbols: RegExp): boolean => texts.some((text) => symbols.test(text));
  const isPlayable = has(/[@+pP]/) && has(/[$*bB]/);
  if (!has(/#/)) return isPlayable && texts.length > 2;
  return isPlayable || (texts.length > 1 && has(/[@+$*.]/));
}

/** The level on the lines of a board, and the line it begins on. */
export function parseBoardLines(
  lines: readonly NumberedLine[],
): Result<{ readonly level: Level; readonly line: number }, LevelProblem> {
  const { line } = lines[0]!;
  const tooLarge: LevelProblem = { code: 'level-too-large', at: { line, column: 1 }, most: LONGEST_LEVEL_SIDE };
  const rows: BoardRow[] = [];
  let room = LONGEST_RLE_BOARD;
  for (const numbered of lines) {
    if (rows.length > LONGEST_LEVEL_SIDE || room < 0) return err(tooLarge);
    const read = rowsOn(numbered, room);
    if (!read.ok) return read;
    for (const row of read.value) {
      rows.push(row);
      room -= row.squares.length;
    }
  }
  if (lines.every(({ text }) => !isRow(text))) {
    const level = parseRows(rows);
    return level.ok ? ok({ level: level.value, line }) : level;
  }
  const drawn = parseDrawnRows(rows);
  return drawn.ok ? ok({ level: drawn.value.level, line: rows[drawn.value.firstRow]!.line }) : drawn;
}

function rowsOn({ text, line }: NumberedLine, room: number): Result<BoardRow[], LevelProblem> {
  if (isRow(text) || !(isRleRows(text) || isRleRow(text))) return ok([rowOnLine(text, line)]);
  const runs = text.trim();
  const column = text.length - text.trimStart().length + 1;
  return parseRleRows(runs, { line, column }, room);
}
