import { formatBoard } from './board-text.ts';
import type { Collection, LevelEntry } from './collection.ts';
import { formatMoves } from './moves-text.ts';
import { isBoardStart, isEditorComment, keyOf, trimLines } from './read-collection.ts';

/**
 * Writes a collection so that `parseCollection` gives it back. Line ends in titles become blanks, and notes that would
 * read as something else get a `; ` before them.
 */
export function formatCollection(collection: Collection): string {
  const { title, author, notes, entries } = collection;
  const head = [...keyLine('Collection', title), ...keyLine('Author', author), ...noteLines(notes, 'file')];
  const paragraphs = [head, ...entries.flatMap(entryParagraphs)].filter((lines) => lines.length > 0);
  return `${paragraphs.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

const entryParagraphs = ({ level, title, author, solution = [], notes }: LevelEntry): string[][] => [
  keyLine('Title', title),
  formatBoard(level),
  [...keyLine('Solution', formatMoves(solution)), ...keyLine('Author', author), ...noteLines(notes, 'level')],
];

const oneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ').trim();

const keyLine = (key: string, value = ''): string[] => (oneLine(value) === '' ? [] : [`${key}: ${oneLine(value)}`]);

function noteLines(notes: readonly string[], subject: 'file' | 'level'): string[] {
  const lines = trimLines(notes.flatMap((note) => note.split(/\r\n|\n|\r/)).map((line) => line.trim()));
  const isRead = (line: string): boolean =>
    isEditorComment(line) || isBoardStart(line) || keyOf(line, subject) !== undefined;
  return lines.map((line) => (isRead(line) ? `; ${line}` : line));
}
