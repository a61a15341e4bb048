/** What a line of a level file looks like, taken by itself. */

// Each test below goes over the line once; one expression for all of it would go over a long line many times.

/** A row of a board. Letters alone are a word: without a wall, `b` and `p` need a symbol beside them. */
export const isRow = (line: string): boolean =>
  line.includes('#')
    ? /^[ \t#@$.*+_pPbB-]+$/.test(line)
    : /^[ @$.*+_-]+$/.test(line)
      ? line.trim() !== ''
      : /^[ @$.*+_pPbB-]+$/.test(line) && /[@$*+_-]/.test(line);

/** A row in run lengths; in these, floor is never blank. */
export const isRleRow = (line: string): boolean =>
  /^[#@$.*+_pPbB\d()-]+$/.test(line.trim()) && line.includes('#') && /[\d(]/.test(line);

/** Of all characters of a line that begins like a board, those that may be wrong before it counts as text. */
const WRONG_SHARE = 1 / 4;

function isMostly(line: string, known: RegExp): boolean {
  const characters = [...line.trim()];
  const wrong = characters.filter((character) => !known.test(character)).length;
  return wrong <= characters.length * WRONG_SHARE;
}

/** Rows in run lengths joined by `|`, or what must have been meant so: there are walls or a player. */
export const isRleRows = (line: string): boolean =>
  /^[^\s|]+\|\S*$/.test(line.trim()) && /[#@+]/.test(line) && isMostly(line, /[#@$.*+_pPbB\d()|-]/);

/** A whole board in run lengths: more than two rows, one of them with the player. */
export const isRleBoard = (line: string): boolean =>
  isRleRows(line) && /[@+pP]/.test(line) && /\|.*\||\([^()]*\|/.test(line);

/** A row with a wrong character in it. */
export const isBrokenRow = (line: string): boolean =>
  /^\s*#/.test(line) && line.trim().length > 2 && isMostly(line, /[ #@$.*+_pPbB-]/);

/** Blanks and lines of dashes: they part what stands before from what comes after. */
export const isBlank = (line: string): boolean => /^[\s=_~-]*$/.test(line);

const MOVE_CHARACTERS = /^[udlr\d()[\]*\s]+$/i;

/** A line of moves may begin here. */
export const isMovesLine = (line: string): boolean => MOVE_CHARACTERS.test(line) && /[udlr]|\[\s*\]/i.test(line);

/** Moves may go on here. */
export const isFurtherMovesLine = (line: string): boolean => MOVE_CHARACTERS.test(line) && /[^\d\s]/.test(line);

/** Moves with a wrong character in them. Only a line below moves, or below a title that announces them, is taken so. */
export const isBrokenMovesLine = (line: string): boolean =>
  /^\s*\S{8,}\s*$/.test(line) && isMostly(line, /[udlr\d()[\]*]/i);

/** Letters that are moves and a word too: Dud, dull. Solutions have capitals further in. */
export const isWordOfMoves = (line: string): boolean =>
  /^\s*[UDLR]?[udlr]{1,7}\s*$/.test(line) && line.trim().length > 1;

/** Titles that announce moves. */
export const announcesMoves = (text: string): boolean =>
  /^\s*(?:solution|snapshot|reverse mode snapshot|save ?game)\b/i.test(text);

/** For the editor's eyes only. */
export const isEditorComment = (line: string): boolean => line.startsWith('::');

/** The text after a `;`, one blank less. */
export const remarkOf = (line: string): string | undefined => /^\s*; ?(.*)$/s.exec(line)?.[1]!.trimEnd();

/** The text between quotes that stand around the whole line. */
export function quotedOf(line: string): string | undefined {
  const text = line.trim();
  const inside = text.slice(1, -1).trim();
  return text.startsWith("'") && text.endsWith("'") && inside !== '' ? inside : undefined;
}

export type LineKey = 'title' | 'author' | 'collection' | 'comment' | 'comment-end' | 'solution name';

/** `Title: …` and the like. */
export function keyOf(line: string): { readonly key: LineKey; readonly value: string } | undefined {
  const match = /^\s*(title|authors?|collection|comment|comment-end|solution name)\s*:(.*)$/is.exec(line);
  if (!match) return undefined;
  const key = match[1]!.toLowerCase().replace('authors', 'author') as LineKey;
  return { key, value: match[2]!.trim() };
}

/** Keys of YASC and JSoko that stay notes, and that no title begins with. */
export const isDetail = (line: string): boolean =>
  /^\s*(?:set|date created|date of last change|file format|puzzle type|view|time|settings|selected squares|e-?mail|homepage|url|copyright|author comment|difficulty|id|own solution|solution comment(?: end)?)\s*:/i.test(
    line,
  );

/** A file that begins so is XML. */
export const beginsXml = (text: string): boolean => /^\s*<(?:\?xml|!doctype|!--|sokobanlevels)/i.test(text);

/** A line that can be nothing but text, wherever it stands. */
export const isPlainText = (line: string): boolean =>
  !isBlank(line) &&
  !isRow(line) &&
  !isRleRow(line) &&
  !isRleRows(line) &&
  !isBrokenRow(line) &&
  !isFurtherMovesLine(line) &&
  !isEditorComment(line) &&
  !beginsXml(line) &&
  remarkOf(line) === undefined &&
  keyOf(line) === undefined;

/** A line that reads as a title where one may stand. */
export const isPlainTitle = (line: string): boolean =>
  isPlainText(line) && !isDetail(line) && quotedOf(line) === undefined;
