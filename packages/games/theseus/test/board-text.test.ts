import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { drawBoard, parseDrawnBoard, placeOf, stringRepresentation } from '../src/board-text.ts';
import { LARGEST_SIZE } from '../src/board.ts';
import { generateBoard } from '../src/generate.ts';
import { board, drawn, errorOf, placed, rowsOf, valueOf } from './support/drawn.ts';

/** The size of the handout's picture. */
const SEVEN = `
  +---+---+---+---+---+---+---+
  |           |             s2|
  +   +   +   +   +   +---+   +
  |   |                   |   |
  +   +---+   +   +   +   +   +
  |               |           |
  +   +   +   +   +---+   +   +
  |       |     M             |
  +---+   +   +---+   +   +   +
  |           |s1     |       |
  +   +   +   +   +   +   +---+
  |     s3            |       |
  +   +---+   +   +   +   +   +
  | T             |           |
  +---+---+---+---+---+---+---+
`;

describe('a board as text', () => {
  test('has 2N + 1 rows of N pieces, the lowest first', () => {
    const rows = stringRepresentation(placed(SEVEN, 3));
    expect(rows).toHaveLength(15);
    for (const row of rows) expect(row).toHaveLength(7);
    expect(rows[0]).toEqual(['+---', '+---', '+---', '+---', '+---', '+---', '+---+']);
    expect(rows[1]).toEqual(['| T ', '    ', '    ', '    ', '|   ', '    ', '    |']);
    expect(rows[2]).toEqual(['+   ', '+---', '+   ', '+   ', '+   ', '+   ', '+   +']);
    expect(rows[5]).toEqual(['|   ', '    ', '    ', '|s1 ', '    ', '|   ', '    |']);
    expect(rows[14]).toEqual(rows[0]);
  });

  test('is printed from the upper edge down', () => {
    const placement = placed(SEVEN, 3);
    expect(drawBoard(placement)).toEqual(rowsOf(SEVEN));
    expect(drawBoard(placement)).toEqual(
      stringRepresentation(placement)
        .map((row) => row.join(''))
        .reverse(),
    );
  });

  test('has its entrance open on demand, for the eye alone', () => {
    const placement = placed(SEVEN, 3);
    const open = drawBoard(placement, { entrance: 'open' });
    expect(open.at(-1)).toBe('+   +---+---+---+---+---+---+');
    expect(open.slice(0, -1)).toEqual(rowsOf(SEVEN).slice(0, -1));
    expect(stringRepresentation(placement, { entrance: 'open' })[0]!.join('')).toBe(open.at(-1));
    expect(valueOf(parseDrawnBoard(open, { supplies: 3 }))).toEqual(placement);
    expect(drawBoard(placement, { entrance: 'closed' })).toEqual(rowsOf(SEVEN));
  });
});

describe('a tile', () => {
  const EMPTY = rowsOf(`
    +---+---+---+---+---+
    |                   |
    +   +   +   +   +   +
    |                   |
    +   +   +   +   +   +
    |                   |
    +   +   +   +   +   +
    |                   |
    +   +   +   +   +   +
    |                   |
    +---+---+---+---+---+
  `);
  /** The lowest row of a drawing, read and drawn again. The Minotaur stands in the middle, unless the row has it. */
  const row = (text: string): string => {
    const rows = EMPTY.with(5, text.includes('M') ? EMPTY[5]! : '|         M         |').with(9, text);
    return drawBoard(valueOf(parseDrawnBoard(rows, { supplies: 6 })))[9]!;
  };

  test.each([
    ['with Theseus', '| T                 |'],
    ['with Theseus and no wall', '|     T             |'],
    ['with the Minotaur', '|       | M         |'],
    ['with the Minotaur and no wall', '|         M         |'],
    ['with a supply behind a wall', '|       |s1         |'],
    ['with a supply and no wall', '|         s1        |'],
    ['with the Minotaur on a supply behind a wall', '|       |s1M        |'],
    ['with the Minotaur on a supply and no wall', '|       s1 M        |'],
    ['with a supply at the edge', '|s6                 |'],
    ['with the Minotaur on a supply at the edge', '|s6M                |'],
    ['with nothing', '|       |           |'],
  ])('%s: %s', (_, text) => {
    expect(row(text)).toBe(text);
  });

  test('with both players shows the Minotaur, and reads so', () => {
    const rows = rowsOf(`
      +---+---+---+---+---+
      |s1                 |
      +   +   +   +   +   +
      |                   |
      +   +   +   +   +   +
      |         M         |
      +   +   +   +   +   +
      |                   |
      +   +   +   +   +   +
      |                   |
      +---+---+---+---+---+
    `);
    const placement = valueOf(parseDrawnBoard(rows, { supplies: 1 }));
    expect(placement).toMatchObject({ theseus: 12, minotaur: 12 });
    expect(drawBoard(placement)).toEqual(rows);
  });

  test('is found in the drawing', () => {
    expect(placeOf(5, 0)).toEqual({ line: 10, column: 1 });
    expect(placeOf(5, 24)).toEqual({ line: 2, column: 17 });
    expect(placeOf(5, 12, 7)).toEqual({ line: 12, column: 9 });
  });
});

test('whatever is drawn is read as it was', () => {
  const random = new Random('drawings');
  for (let left = 500; left > 0; left--) {
    const size = 5 + 2 * random.below((LARGEST_SIZE - 5) / 2 + 1);
    const free = random.shuffle(Array.from({ length: size * size }, (_, tile) => tile));
    const [theseus, ...tiles] = free.slice(0, 7) as [number, ...number[]];
    const supplies = tiles.map((tile) => (random.bool(0.7) ? tile : null));
    const minotaur = random.bool(0.2) ? tiles[0]! : free[7]!;
    const placement = {
      board: generateBoard({ size, walls: random.int(4 * size, 2 * size * size) }, random),
      theseus: random.bool(0.1) && !supplies.includes(minotaur) ? minotaur : theseus,
      minotaur,
      supplies,
    };
    const rows = drawBoard(placement);
    expect(new Set(rows.map((text) => text.length))).toEqual(new Set([4 * size + 1]));
    expect(valueOf(parseDrawnBoard(rows, { supplies: 6 }))).toEqual(placement);
  }
});

describe('a drawing that is none is refused with its place', () => {
  const edited = (line: number, instead: string): string[] => rowsOf(SEVEN).with(line - 1, instead);
  const problemOf = (rows: readonly string[], supplies = 3): unknown =>
    errorOf(parseDrawnBoard(rows, { supplies, line: 1 }));

  test.each([
    ['a wall by another sign', 3, '+   +   +===+   +   +---+   +', 9],
    ['a broken wall', 3, '+   +   +-- +   +   +---+   +', 9],
    ['a post that is missing', 3, '+   +       +   +   +---+   +', 9],
    ['an unknown piece', 2, '|       X   |             s2|', 9],
    ['a piece out of place', 2, '|T          |             s2|', 1],
    ['a supply number 0', 2, '|           |             s0|', 25],
    ['a supply number 7', 2, '|           |             s7|', 25],
    ['Theseus on a supply', 14, '|s3T            |           |', 1],
    ['a second Theseus', 14, '| T   T         |           |', 5],
    ['a second Minotaur', 8, '| M     |     M             |', 13],
    ['a row that ends too early', 2, '|           |           ', 25],
    ['a row without its end', 2, '|           |             s2', 29],
    ['a row that goes on', 2, '|           |             s2| ', 29],
    ['an edge that goes on', 3, '+   +   +---+   +   +---+   +---+', 29],
    ['line ends of Windows', 2, '|           |             s2|\r', 29],
    ['an empty row', 8, '', 1],
  ] as const)('%s', (_, line, instead, column) => {
    expect(problemOf(edited(line, instead))).toMatchObject({ code: 'unexpected-line', at: { line, column } });
  });

  test('a supply that is drawn twice, or that the game does not have', () => {
    expect(problemOf(edited(4, '|   |     s2            |   |'))).toMatchObject({
      code: 'supply-misplaced',
      at: { line: 4, column: 9 },
    });
    expect(problemOf(rowsOf(SEVEN), 2)).toMatchObject({ code: 'supply-misplaced', at: { line: 12, column: 5 } });
  });

  test('no Minotaur', () => {
    expect(problemOf(edited(8, '|       |                   |'))).toMatchObject({ code: 'piece-outside' });
  });

  test.each([0, 1, 3, 7, 9, 10, 12, 45, 47])('%i rows', (count) => {
    const rows = Array.from({ length: count }, () => '+---+---+---+---+---+');
    expect(problemOf(rows)).toMatchObject({ code: 'bad-size', at: { line: 1, column: 1 } });
  });
});

test('a drawn state of the tests is what it shows', () => {
  const state = drawn(SEVEN, { supplies: 3, turn: 'theseus', round: 3 });
  expect(state).toMatchObject({ theseus: 0, minotaur: 24, supplies: [17, 48, 8], dice: 5 });
  expect(drawBoard(state).join('\n')).toBe(board(SEVEN));
});
