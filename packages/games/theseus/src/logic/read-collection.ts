import { err, ok, type Result, splitLines, type TextPlace } from '@dedalo/grid';
import { parseBoard } from './board-text.ts';
import type { Collection, LevelEntry } from './collection.ts';
import type { Level } from './level.ts';
import type { Move } from './move.ts';
import { parseMoves } from './moves-text.ts';
import type { CollectionProblem } from './text-problem.ts';

/** For the editor's eyes only. */
export const isEditorComment = (line: string): boolean => line.startsWith('::');
export const isBoardStart = (line: string): boolean => line.startsWith('+-');
/** A line goes on with a board even where its left wall is missing, so that the board's reader can say so. */
const isBoardRow = (line: string): boolean =>
  /^\s*[+|]/.test(line) || (/^\s/.test(line) && /[+|]$/.test(line.trimEnd()));

/** What lines are about. */
type Subject = 'file' | 'level';

const KEYS = { file: ['collection', 'author', 'title', 'solution'], level: ['title', 'author', 'solution'] } as const;
type Key = (typeof KEYS)[Subject][number];

/** The key that a line has where it stands. */
export function keyOf(line: string, subject: Subject): { readonly key: Key; readonly value: string } | undefined {
  const [, word = '', value = ''] = /^(\w+)\s*:(.*)$/s.exec(line) ?? [];
  const key = KEYS[subject].find((known) => known === word.toLowerCase());
  return key && { key, value };
}

/** What has been read of a file or of a level. */
interface Draft {
  readonly subject: Subject;
  readonly values: Map<Key, string>;
  readonly notes: string[];
  solution?: readonly Move[];
  board?: { readonly level: Level; readonly line: number };
  /** The title that waits for its board. */
  waiting?: TextPlace;
}

const draftOf = (subject: Subject): Draft => ({ subject, values: new Map(), notes: [] });

/**
 * Reads a file of levels. Lines before the first `Title:` or board are about the whole; a `Title:` begins a level, and
 * so does a board that none announces; whatever else is said is about the level it stands with.
 */
export function parseCollection(text: string): Result<Collection, CollectionProblem> {
  const lines = splitLines(text);
  const drafts = [draftOf('file')];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!.trim();
    if (isEditorComment(line)) continue;
    if (isBoardStart(line)) {
      const end = boardEnd(lines, index);
      const level = parseBoard(lines.slice(index, end), index + 1);
      if (!level.ok) return level;
      const last = drafts.at(-1)!;
      const draft = last.subject === 'level' && !last.board ? last : draftOf('level');
      if (draft !== last) drafts.push(draft);
      draft.board = { level: level.value, line: index + 1 };
      index = end - 1;
      continue;
    }
    const problem = readLine(line, { line: index + 1, column: columnOf(lines[index]!) }, drafts);
    if (problem) return err(problem);
  }
  const [file, ...levels] = drafts as [Draft, ...Draft[]];
  const boardless = levels.find(({ board }) => !board);
  if (boardless) return err({ code: 'board-missing', at: boardless.waiting! });
  return levels.length === 0
    ? err({ code: 'no-levels' })
    : ok({ ...said(file, 'collection'), entries: levels.map(entryOf) });
}

const columnOf = (line: string): number => line.length - line.trimStart().length + 1;

function boardEnd(lines: readonly string[], start: number): number {
  let end = start + 1;
  while (end < lines.length && isBoardRow(lines[end]!)) end++;
  return end;
}

function readLine(line: string, at: TextPlace, drafts: Draft[]): CollectionProblem | undefined {
  let draft = drafts.at(-1)!;
  const found = keyOf(line, draft.subject);
  if (!found) {
    draft.notes.push(line);
    return undefined;
  }
  const { key, value } = found;
  if (key === 'title') {
    if (draft.subject === 'level' && !draft.board) return { code: 'board-missing', at: draft.waiting! };
    draft = draftOf('level');
    draft.waiting = at;
    drafts.push(draft);
  }
  if (key === 'solution' && draft.subject === 'file') return { code: 'board-missing', at };
  if (draft.values.has(key)) return { code: 'key-twice', at, key };
  draft.values.set(key, value.trim());
  if (key !== 'solution') return undefined;
  const column = at.column + line.length - value.length;
  const moves = parseMoves(value, { line: at.line, column });
  if (!moves.ok) return moves.error;
  if (moves.value.length > 0) draft.solution = moves.value;
  return undefined;
}

function said({ values, notes }: Draft, titleKey: Key): Omit<Collection, 'entries'> {
  const title = values.get(titleKey);
  const author = values.get('author');
  return { ...(title && { title }), ...(author && { author }), notes: trimLines(notes) };
}

const entryOf = (draft: Draft): LevelEntry => ({
  ...draft.board!,
  ...said(draft, 'title'),
  ...(draft.solution && { solution: draft.solution }),
});

/** Without the empty lines at both ends. */
export function trimLines(lines: readonly string[]): string[] {
  const from = lines.findIndex((line) => line !== '');
  const to = lines.findLastIndex((line) => line !== '');
  return from === -1 ? [] : lines.slice(from, to + 1);
}
