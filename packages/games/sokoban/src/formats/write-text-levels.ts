import { formatLevel } from '../board-text.ts';
import type { Level } from '../level.ts';
import type { Collection, LevelEntry, SavedGame } from './collection.ts';
import { isPlainText, isPlainTitle, isWordOfMoves } from './line-kinds.ts';
import { trimLines } from './lines.ts';
import { formatMoves } from './lurd.ts';
import { formatRleBoard } from './rle-board.ts';

/** How the text formats differ. */
export interface TextStyle {
  /** A level that has a title that can stand above the board. */
  readonly titled: (title: string, board: readonly string[]) => Paragraph[];
  readonly board: (level: Level) => string[];
}

/** Lines between two empty ones. */
type Paragraph = readonly string[];

/**
 * Writes a collection so that `readTextLevels` gives it back. Line ends in titles become blanks, empty lines around
 * notes and games without a single move are left out.
 */
export function formatTextLevels(collection: Collection, style: TextStyle): string {
  const parts = partsOf(collection, style);
  const written = parts.flatMap(({ paragraphs, notes }, index) => {
    const next = parts[index + 1];
    return paragraphs.concat([noteLines(notes, next === undefined || next.title !== '')]);
  });
  const texts = written.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
  return `${texts.join('\n\n')}\n`;
}

/** What the notes after it are about: the file, a level or a game. */
interface Part {
  /** What is written above it as its title. */
  readonly title: string;
  readonly paragraphs: Paragraph[];
  readonly notes: readonly string[];
}

function partsOf(collection: Collection, style: TextStyle): Part[] {
  const { title, author, notes } = collection;
  const keys = [...keyLine('Collection', title), ...keyLine('Author', author)];
  const parts: Part[] = [{ title: '', paragraphs: [keys], notes }];
  for (const entry of collection.entries) {
    parts.push({ title: plainTitle(entry), paragraphs: entryParagraphs(entry, style), notes: entry.notes });
    for (const game of entry.games) {
      if (game.moves.letters === '') continue;
      parts.push({ title: plainTitle(game), paragraphs: gameParagraphs(game), notes: game.notes });
    }
  }
  return parts;
}

const oneLine = (text: string | undefined): string => (text ?? '').replaceAll(/[\r\n]+/g, ' ').trim();

/** The title if it can stand as a line of its own, else nothing: then a key carries it. */
function plainTitle({ title }: { readonly title?: string }): string {
  const line = oneLine(title);
  return isPlainTitle(line) ? line : '';
}

const keyLine = (key: string, value: string | undefined): string[] =>
  oneLine(value) === '' ? [] : [`${key}: ${oneLine(value)}`];

function entryParagraphs(entry: LevelEntry, style: TextStyle): Paragraph[] {
  const title = plainTitle(entry);
  const board = style.board(entry.level);
  const keys = [...(title === '' ? keyLine('Title', entry.title) : []), ...keyLine('Author', entry.author)];
  return [...(title === '' ? [board] : style.titled(title, board)), keys];
}

function gameParagraphs(game: SavedGame): Paragraph[] {
  const title = plainTitle(game);
  const moves = formatMoves(game.moves);
  if (title !== '') return [[title, moves]];
  // Alone on its line, a word would read as the title of the next level.
  return [[isWordOfMoves(moves) ? `(${moves})` : moves], keyLine('Solution name', game.title)];
}

/** The last line of text before something without a title would read as its title; in a comment block it does not. */
function noteLines(notes: readonly string[], isLastTextSafe: boolean): Paragraph {
  const lines = trimLines(notes.flatMap((note) => note.split(/\r\n|\n|\r/)).map((line) => line.trimEnd()));
  const safe = lines.map((line) => (line === '' || isPlainText(line) ? line : `; ${line}`));
  return safe.length === 0 || isLastTextSafe ? safe : ['Comment:', ...safe, 'Comment-End:'];
}

/** Rows as they are drawn, or one line of run lengths where the drawing would not read as the same board. */
export function drawnOrRle(level: Level): string[] {
  const rows = formatLevel(level);
  const isFloor = (row: string): boolean => /^[ -]*$/.test(row);
  const isSafe = !isFloor(rows[0]!) && !isFloor(rows.at(-1)!);
  return isSafe ? rows : [formatRleBoard(level)];
}
