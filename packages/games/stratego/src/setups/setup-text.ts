import { err, ok, type Result } from '@dedalo/grid';
import { type Cell, cellAt, HOME_ROWS, SIDE } from '../board.ts';
import { type Piece, PIECES } from '../pieces.ts';
import type { TextProblem } from '../text-problem.ts';
import type { Setup } from './setup.ts';

const FREE = '..';
const TITLE = /^;\s*(.*?)\s*$/;

/** Four lines of ten cells, the back row first; a title above if there is one. */
export function formatSetup({ title, cells }: Setup): string {
  const rows = Array.from({ length: HOME_ROWS }, (_, row) =>
    Array.from({ length: SIDE }, (_, column) => PIECES[cells.indexOf(cellAt(row, column))] ?? FREE).join(' '),
  );
  return [...(title === undefined ? [] : [`; ${title}`]), ...rows].join('\n');
}

export const formatSetups = (setups: readonly Setup[]): string => `${setups.map(formatSetup).join('\n\n')}\n`;

/** The one set-up of a text. */
export function parseSetup(text: string): Result<Setup, TextProblem> {
  const blocks = blocksOf(text);
  const second = blocks[1];
  if (second) return err({ code: 'unexpected-line', expected: 'EOF', at: { line: second[0]!.number, column: 1 } });
  return readBlock(blocks[0] ?? []);
}

/** All set-ups of a text, which has at least one. */
export function parseSetups(text: string): Result<readonly Setup[], TextProblem> {
  const setups: Setup[] = [];
  const blocks = blocksOf(text);
  for (const block of blocks.length === 0 ? [[]] : blocks) {
    const setup = readBlock(block);
    if (!setup.ok) return setup;
    setups.push(setup.value);
  }
  return ok(setups);
}

interface Line {
  readonly number: number;
  readonly text: string;
}

/** Lines that follow each other without an empty one between. */
function blocksOf(text: string): Line[][] {
  const blocks: Line[][] = [];
  let isOpen = false;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const isEmpty = line.trim() === '';
    if (!isEmpty && !isOpen) blocks.push([]);
    if (!isEmpty) blocks.at(-1)!.push({ number: index + 1, text: line });
    isOpen = !isEmpty;
  }
  return blocks;
}

function readBlock(block: readonly Line[]): Result<Setup, TextProblem> {
  const title = TITLE.exec(block[0]?.text ?? '')?.[1];
  const rows = title === undefined ? block : block.slice(1);
  const first = { line: block[0]?.number ?? 1, column: 1 };
  if (rows.length !== HOME_ROWS) {
    return err({ code: 'bad-rows', expected: HOME_ROWS, found: rows.length, at: first });
  }
  const found = new Map<Piece, Cell>();
  for (const [row, line] of rows.entries()) {
    const problem = readRow(line, row, found);
    if (problem) return err(problem);
  }
  const missing = PIECES.find((piece) => !found.has(piece));
  if (missing) return err({ code: 'piece-missing', piece: missing, at: first });
  return ok({ ...(title && { title }), cells: PIECES.map((piece) => found.get(piece)!) });
}

function readRow({ number, text }: Line, row: number, found: Map<Piece, Cell>): TextProblem | undefined {
  const words = [...text.matchAll(/\S+/g)];
  if (words.length !== SIDE) {
    return { code: 'bad-row', expected: SIDE, found: words.length, at: { line: number, column: 1 } };
  }
  for (const [column, { 0: word, index }] of words.entries()) {
    if (word === FREE) continue;
    const at = { line: number, column: index + 1 };
    const piece = PIECES.find((known) => known === word);
    if (!piece) return { code: 'unknown-piece', found: word, at };
    if (found.has(piece)) return { code: 'piece-twice', piece, at };
    found.set(piece, cellAt(row, column));
  }
  return undefined;
}
