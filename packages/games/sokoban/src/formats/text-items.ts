import { err, ok, type Result } from '@dedalo/grid';
import type { Level } from '../level.ts';
import type { TextProblem } from '../text-problem.ts';
import { blockAt, parseBoardLines } from './board-lines.ts';
import type { Moves } from './collection.ts';
import { LARGEST_COLLECTION } from './limits.ts';
import { isBlank, isDetail, isEditorComment, keyOf, type LineKey, quotedOf, remarkOf } from './line-kinds.ts';
import type { NumberedLine } from './lines.ts';
import { parseMoves } from './lurd.ts';
import { movesEnd } from './moves-lines.ts';

/** How a line of text is marked: `; remark`, 'quoted', a detail as `View: …`, or not at all. */
export type TextMark = 'none' | 'remark' | 'quoted' | 'detail';

export interface WordsItem {
  readonly kind: 'words';
  readonly mark: TextMark;
  readonly text: string;
}

export interface KeyItem {
  readonly kind: 'key';
  readonly key: LineKey;
  readonly value: string;
  /** The line as it was written. */
  readonly text: string;
}

/** All that may stand between boards and moves. */
export type TextItem =
  | WordsItem
  | KeyItem
  | { readonly kind: 'blank' }
  | { readonly kind: 'comment'; readonly lines: readonly string[] };

/** The parts of a level file, in order. */
export type FileItem = TextItem | BoardItem | MovesItem;

interface BoardItem {
  readonly kind: 'board';
  readonly level: Result<Level, TextProblem>;
  readonly line: number;
}

interface MovesItem {
  readonly kind: 'moves';
  readonly moves: Result<Moves, TextProblem>;
  readonly line: number;
}

/**
 * Takes the lines of a file for what they are; what they mean follows from their order. Boards and moves with a fault
 * are items like others, so that one of them does not refuse the whole file.
 */
export function readItems(texts: readonly string[]): Result<FileItem[], TextProblem> {
  const lines = texts.map((text, index) => ({ text, line: index + 1 })).filter(({ text }) => !isEditorComment(text));
  const items: FileItem[] = [];
  let hasBoard = false;
  /** Up to here the lines look like rows, but not like a board. */
  let noBoardBefore = 0;
  let room = LARGEST_COLLECTION;
  for (let index = 0; index < lines.length;) {
    const { text, line } = lines[index]!;
    const comment = commentAt(lines, index);
    if (comment) {
      items.push({ kind: 'comment', lines: comment.lines });
      index = comment.end;
      continue;
    }
    const block = index < noBoardBefore ? undefined : blockAt(lines, index);
    const end: number = block?.isBoard ? block.end : hasBoard ? movesEnd(lines, index) : index;
    if (end === index) {
      items.push(textItem(text));
      noBoardBefore = Math.max(noBoardBefore, block?.end ?? 0);
      index++;
      continue;
    }
    const item = block?.isBoard ? readBoardItem(lines.slice(index, end)) : readMovesItem(lines.slice(index, end));
    room -= sizeOf(item);
    if (room < 0) return err({ code: 'collection-too-large', at: { line, column: 1 }, most: LARGEST_COLLECTION });
    items.push(item);
    hasBoard ||= item.kind === 'board';
    index = end;
  }
  return ok(items);
}

/** Squares and moves. */
function sizeOf(item: BoardItem | MovesItem): number {
  if (item.kind === 'board') return item.level.ok ? item.level.value.walls.length : 0;
  return item.moves.ok ? item.moves.value.letters.length : 0;
}

function readBoardItem(lines: readonly NumberedLine[]): BoardItem {
  const read = parseBoardLines(lines);
  if (!read.ok) return { kind: 'board', level: read, line: lines[0]!.line };
  return { kind: 'board', level: ok(read.value.level), line: read.value.line };
}

/** Dropped editor comments leave gaps between the lines, so that the place of a problem has to be looked up. */
function readMovesItem(lines: readonly NumberedLine[]): MovesItem {
  const found = { kind: 'moves', line: lines[0]!.line } as const;
  const moves = parseMoves(lines.map(({ text }) => text).join('\n'));
  if (moves.ok) return { ...found, moves };
  const { line, column } = moves.error.at;
  return { ...found, moves: err({ ...moves.error, at: { line: lines[line - 1]!.line, column } }) };
}

/** A comment block, if it is closed before another one begins. */
function commentAt(lines: readonly NumberedLine[], start: number): { lines: string[]; end: number } | undefined {
  const opening = keyOf(lines[start]!.text);
  if (opening?.key !== 'comment') return undefined;
  const inside = [opening.value];
  for (let index = start + 1; index < lines.length; index++) {
    const { text } = lines[index]!;
    const key = keyOf(text)?.key;
    if (key === 'comment') return undefined;
    if (key === 'comment-end') return { lines: inside, end: index + 1 };
    inside.push(remarkOf(text) ?? text.trimEnd());
  }
  return undefined;
}

function textItem(line: string): TextItem {
  if (isBlank(line)) return { kind: 'blank' };
  const remark = remarkOf(line);
  if (remark !== undefined) return { kind: 'words', mark: 'remark', text: remark };
  const text = line.trimEnd();
  const key = keyOf(line);
  if (key?.key === 'comment' || key?.key === 'comment-end') return { kind: 'words', mark: 'detail', text };
  if (key) return { kind: 'key', ...key, text };
  if (quotedOf(line) !== undefined) return { kind: 'words', mark: 'quoted', text };
  return { kind: 'words', mark: isDetail(line) ? 'detail' : 'none', text };
}
