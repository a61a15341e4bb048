import { createRooms, err, ok, type Result, type Rooms, setDoor, type TextPlace } from '@dedalo/grid';
import { createLevel, type Level, LONGEST_SIDE, type Setup, SHORTEST_SIDE, type Square } from './level.ts';
import { type DrawingProblem, type Piece, PIECES } from './text-problem.ts';

/** What stands on a square, as a letter. */
const LETTERS: Readonly<Record<Piece, string>> = { theseus: 'T', minotaur: 'M', exit: 'E' };
/** How wide a square is drawn. Read is any width that the top line has throughout, up to `WIDEST`. */
const WIDTH = 3;
const WIDEST = 7;

/** Where something stands in the text that is read: line and column of a row's first character, and what it says. */
interface Row {
  readonly characters: readonly string[];
  readonly line: number;
  readonly column: number;
}

type Drawn<T> = Result<T, DrawingProblem>;

/**
 * A board as lines of `+---+`, with `|` and `---` for walls, blanks for none, and `T`, `M`, `E` anywhere in their
 * squares. `line` is where the first row stands in its text; all rows may be indented as the first is.
 */
export function parseBoard(rows: readonly string[], line = 1): Drawn<Level> {
  const lines = rowsOf(rows, line);
  const start: TextPlace = { line, column: lines[0]?.column ?? 1 };
  if (lines.length > 2 * LONGEST_SIDE + 1) return err({ code: 'level-too-large', at: start, most: LONGEST_SIDE });
  const pitch = pitchOf(lines[0]);
  if (!pitch.ok) return pitch;
  const columns = Math.floor((lines[0]!.characters.length - 1) / pitch.value);
  if (columns > LONGEST_SIDE) return err({ code: 'level-too-large', at: start, most: LONGEST_SIDE });
  if (columns < SHORTEST_SIDE || lines.length < 2 * SHORTEST_SIDE + 1) {
    return err({ code: 'level-too-small', at: start, least: SHORTEST_SIDE });
  }
  const last = lines.at(-1)!;
  if (lines.length % 2 === 0) return err({ code: 'board-incomplete', at: placeOf(last, 0) });
  const drawing: Drawing = {
    rooms: createRooms(columns, (lines.length - 1) / 2),
    pitch: pitch.value,
    pieces: new Map(),
  };
  for (const [index, row] of lines.entries()) {
    const problem =
      lengthProblem(row, drawing) ?? (index % 2 === 0 ? readWalls : readSquares)(row, index >> 1, drawing);
    if (problem) return err(problem);
  }
  const setup = setupOf(drawing, start);
  if (!setup.ok) return setup;
  const level = createLevel(setup.value);
  return level.ok ? level : err({ at: start, ...level.error });
}

interface Drawing {
  readonly rooms: Rooms;
  /** From one corner of a square to the next. */
  readonly pitch: number;
  readonly pieces: Map<Piece, Square>;
}

function rowsOf(rows: readonly string[], line: number): Row[] {
  const indent = /^\s*/.exec(rows[0] ?? '')![0].length;
  return rows.map((row, index) => {
    const own = Math.min(indent, /^\s*/.exec(row)![0].length);
    return { characters: [...row.slice(own).trimEnd()], line: line + index, column: own + 1 };
  });
}

const placeOf = ({ line, column }: Row, index: number): TextPlace => ({ line, column: column + index });

const unexpected = (row: Row, index: number, expected: string): DrawingProblem => ({
  code: 'unexpected-character',
  at: placeOf(row, index),
  character: row.characters[index] ?? '',
  expected,
});

/** The top line says how wide squares are. */
function pitchOf(top: Row | undefined): Drawn<number> {
  if (!top) return err({ code: 'level-too-small', at: { line: 1, column: 1 }, least: SHORTEST_SIDE });
  if (top.characters[0] !== '+') return err(unexpected(top, 0, '+'));
  const pitch = top.characters.indexOf('+', 1);
  if (pitch > 1 && pitch <= WIDEST + 1) return ok(pitch);
  return err(unexpected(top, pitch === 1 ? 1 : Math.min(WIDEST + 1, top.characters.length), pitch === 1 ? '-' : '+'));
}

function lengthProblem(row: Row, { rooms, pitch }: Drawing): DrawingProblem | undefined {
  const expected = rooms.columns * pitch + 1;
  const { length } = row.characters;
  if (length === expected) return undefined;
  return length > expected
    ? { code: 'row-too-long', at: placeOf(row, expected), expected }
    : { code: 'row-too-short', at: placeOf(row, length), expected };
}

/** A line between two rows of squares: `index` of them are above it. */
function readWalls(row: Row, index: number, { rooms, pitch }: Drawing): DrawingProblem | undefined {
  for (const [at, character] of row.characters.entries()) {
    if (at % pitch === 0) {
      if (character !== '+') return unexpected(row, at, '+');
      continue;
    }
    const first = row.characters[at - (at % pitch) + 1]!;
    if (character !== first || (character !== '-' && character !== ' ')) {
      return unexpected(row, at, first === '-' || first === ' ' ? first : '- or blank');
    }
    if (character === '-' || at % pitch > 1) continue;
    const above = (index - 1) * rooms.columns + (at - 1) / pitch;
    if (index === 0 || !setDoor(rooms, above, { direction: 'south', open: true })) {
      return { code: 'border-open', at: placeOf(row, at) };
    }
  }
  return undefined;
}

function readSquares(row: Row, index: number, { rooms, pitch, pieces }: Drawing): DrawingProblem | undefined {
  for (const [at, character] of row.characters.entries()) {
    const column = Math.floor(at / pitch);
    const square = index * rooms.columns + column;
    if (at % pitch === 0) {
      if (character !== '|' && character !== ' ') return unexpected(row, at, '| or blank');
      const isOpened = character === ' ';
      if (isOpened && (column === 0 || !setDoor(rooms, square - 1, { direction: 'east', open: true }))) {
        return { code: 'border-open', at: placeOf(row, at) };
      }
      continue;
    }
    if (character === ' ') continue;
    const piece = PIECES.find((known) => LETTERS[known] === character);
    if (!piece) return unexpected(row, at, 'T M E or blank');
    if (pieces.has(piece)) return { code: 'piece-twice', at: placeOf(row, at), piece };
    pieces.set(piece, square);
  }
  return undefined;
}

function setupOf({ rooms, pieces }: Drawing, at: TextPlace): Drawn<Setup> {
  for (const piece of PIECES) if (!pieces.has(piece)) return err({ code: 'piece-missing', at, piece });
  const [theseus, minotaur, exit] = PIECES.map((piece) => pieces.get(piece)!) as [Square, Square, Square];
  return ok({ rooms, theseus, minotaur, exit });
}

/** What is to be drawn. */
export interface Position extends Readonly<Record<Piece, Square>> {
  readonly width: number;
  readonly height: number;
  readonly doors: ArrayLike<number>;
}

const [EAST, SOUTH] = [1, 2];

export function drawBoard(position: Position): string[] {
  const { width, height, doors } = position;
  const hasDoor = (square: Square, way: number): boolean => ((doors[square]! >> way) & 1) === 1;
  const rows = [`+${'---+'.repeat(width)}`];
  for (let row = 0; row < height; row++) {
    let squares = '|';
    let below = '+';
    for (let square = row * width; square < (row + 1) * width; square++) {
      squares += inSquare(position, square) + (hasDoor(square, EAST) ? ' ' : '|');
      below += hasDoor(square, SOUTH) ? '   +' : '---+';
    }
    rows.push(squares, below);
  }
  return rows;
}

/** A letter in the middle; two leave the middle free, as the Minotaur on the exit does: `M E`. */
function inSquare(position: Position, square: Square): string {
  const letters = PIECES.filter((piece) => position[piece] === square).map((piece) => LETTERS[piece]);
  if (letters.length === 0) return ' '.repeat(WIDTH);
  return letters.length === 1 ? ` ${letters[0]} ` : letters.join(letters.length === 2 ? ' ' : '');
}

export const formatBoard = ({ rooms, theseus, minotaur, exit }: Setup): string[] =>
  drawBoard({ width: rooms.columns, height: rooms.rows, doors: rooms.doors, theseus, minotaur, exit });
