import { err, type Maze, ok, parseSymbols, type Result } from '@dedalo/grid';
import { signRows } from '../signs.ts';
import type { TextProblem } from '../text-problem.ts';
import type { Reader } from './reader.ts';

export const MAZE_FORM = '#.EU';
export const SEEN_FORM = '+-';

const KNOWN = '+';
const UNKNOWN = '-';

export const mazeLines = (maze: Maze): string[] => ['maze', ...signRows(maze)];

/** A row of the maze each, a sign a cell. */
export const seenLines = (seen: Uint8Array, columns: number): string[] => [
  'seen',
  ...Array.from({ length: seen.length / columns }, (_, row) =>
    Array.from(seen.subarray(row * columns, (row + 1) * columns), (byte) => (byte === 1 ? KNOWN : UNKNOWN)).join(''),
  ),
];

export function readMaze(reader: Reader, rows: number): Result<Maze, TextProblem> {
  reader.heading('maze');
  const line = reader.line;
  const lines = Array.from({ length: rows }, () => reader.row(MAZE_FORM));
  const parsed = parseSymbols(lines.join('\n'));
  const at = { line, column: 1 };
  if (!parsed.ok) {
    const found = 'at' in parsed.error ? { ...parsed.error.at, line: line + parsed.error.at.line - 1 } : at;
    return err({ code: 'unexpected-line', expected: MAZE_FORM, at: found });
  }
  const { grid, entrance, exit } = parsed.value;
  if (entrance === undefined || exit === undefined) return err({ code: 'unexpected-line', expected: 'E, U', at });
  const maze = { grid, entrance, exit };
  // Blanks between the signs would be another text of the same maze.
  const isPlain = signRows(maze).every((row, index) => row === lines[index]);
  return isPlain ? ok(maze) : err({ code: 'unexpected-line', expected: MAZE_FORM, at });
}

export function readSeen(
  reader: Reader,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): Uint8Array {
  reader.heading('seen');
  const seen = new Uint8Array(rows * columns);
  for (let row = 0; row < rows; row++) {
    const text = reader.row(SEEN_FORM);
    if (text.length !== columns || /[^+-]/.test(text)) reader.refuse(SEEN_FORM);
    for (let column = 0; column < columns; column++) seen[row * columns + column] = text[column] === KNOWN ? 1 : 0;
  }
  return seen;
}
