import { describe, expect, test } from 'vitest';
import { formatBoard, parseBoard } from '../../src/logic/board-text.ts';
import { isSameLevel } from '../../src/logic/level.ts';
import { level, rowsOf, valueOf } from './support/drawn.ts';

const DRAWN = `
  +---+---+---+---+
  | T |           |
  +   +---+   +---+
  |           | M |
  +   +   +   +   +
  |           | E |
  +---+---+---+---+
`;

test('a board is written as it was read', () => {
  expect(formatBoard(level(DRAWN))).toEqual(rowsOf(DRAWN));
  const shared = rowsOf(DRAWN).map((row) => row.replace(' M ', '   ').replace(' E ', 'M E'));
  expect(formatBoard(valueOf(parseBoard(shared)))).toEqual(shared);
});

test.each([
  [
    'narrow squares',
    '+--+--+--+--+\n|T |     |  |\n+  +--+  +--+\n|        |M |\n+  +  +  +  +\n|        | E|\n+--+--+--+--+',
  ],
  ['the narrowest', '+-+-+-+-+\n|T|     |\n+ +-+ +-+\n|     |M|\n+ + + + +\n|     |E|\n+-+-+-+-+'],
])('%s are read, too', (_, drawing) => {
  const read = valueOf(parseBoard(drawing.split('\n')));
  const wide = level(
    DRAWN.replace('| T |           |', drawing.includes('--') ? '| T |       |   |' : '| T |           |'),
  );
  expect(isSameLevel(read, wide)).toBe(true);
});

test('a board may be indented and have blanks at the ends of its rows', () => {
  const rows = rowsOf(DRAWN).map((row) => `    ${row}  `);
  expect(isSameLevel(valueOf(parseBoard(rows)), level(DRAWN))).toBe(true);
});

/** What is wrong with the drawing when rows are exchanged. */
const problem = (changes: Readonly<Record<number, string>>) => {
  const rows = rowsOf(DRAWN).map((row, index) => changes[index] ?? row);
  const read = parseBoard(rows, 11);
  return read.ok ? undefined : read.error;
};

describe('problems have a code and a place', () => {
  test('an opening in the border: the exit is a square', () => {
    expect(problem({ 0: '+---+   +---+---+' })).toEqual({ code: 'border-open', at: { line: 11, column: 6 } });
    expect(problem({ 6: '+---+---+---+   +' })).toEqual({ code: 'border-open', at: { line: 17, column: 14 } });
    expect(problem({ 3: '            | M |' })).toEqual({ code: 'border-open', at: { line: 14, column: 1 } });
  });

  test('a right wall that is missing is a short row', () => {
    expect(problem({ 3: '|           | M' })).toEqual({
      code: 'row-too-short',
      at: { line: 14, column: 16 },
      expected: 17,
    });
  });

  test('rows of other lengths', () => {
    expect(problem({ 3: '|           | M |   |' })).toMatchObject({
      code: 'row-too-long',
      at: { line: 14, column: 18 },
    });
    expect(problem({ 4: '+   +   +   +' })).toMatchObject({ code: 'row-too-short', at: { line: 15, column: 14 } });
  });

  test('walls that are none', () => {
    expect(problem({ 2: '+   +-- +   +---+' })).toEqual({
      code: 'unexpected-character',
      at: { line: 13, column: 8 },
      character: ' ',
      expected: '-',
    });
    expect(problem({ 2: '+   +---+   *---+' })).toMatchObject({ character: '*', expected: '+' });
    expect(problem({ 2: '+   +===+   +---+' })).toMatchObject({ character: '=', at: { column: 6 } });
    expect(problem({ 1: '| T #           |' })).toMatchObject({ character: '#', at: { line: 12, column: 5 } });
    expect(problem({ 0: '----+---+---+---+' })).toMatchObject({ character: '-', expected: '+' });
    expect(problem({ 0: '++' })).toMatchObject({ character: '+', expected: '-', at: { line: 11, column: 2 } });
    expect(problem({ 0: '+-' })).toMatchObject({ character: '', expected: '+', at: { line: 11, column: 3 } });
  });

  test('pieces', () => {
    expect(problem({ 1: '|   |           |' })).toEqual({
      code: 'piece-missing',
      at: { line: 11, column: 1 },
      piece: 'theseus',
    });
    expect(problem({ 1: '| T |     M     |' })).toEqual({
      code: 'piece-twice',
      at: { line: 14, column: 15 },
      piece: 'minotaur',
    });
    expect(problem({ 1: '| T |     X     |' })).toMatchObject({ character: 'X', at: { line: 12, column: 11 } });
    expect(problem({ 1: '| 🧱 |           |' })).toMatchObject({ character: '🧱' });
    expect(problem({ 1: '|T M|           |', 3: '|           |   |' })).toMatchObject({ code: 'begins-caught' });
  });

  test('sizes', () => {
    const column = '+---+\n|   |\n'.repeat(4).split('\n');
    expect(parseBoard(column)).toMatchObject({ ok: false, error: { code: 'level-too-small', least: 3 } });
    expect(parseBoard([`+${'---+'.repeat(21)}`])).toMatchObject({ ok: false, error: { code: 'level-too-large' } });
    expect(parseBoard(Array<string>(43).fill('+---+---+---+'))).toMatchObject({ error: { code: 'level-too-large' } });
    expect(parseBoard(rowsOf(DRAWN).concat('| T |'))).toMatchObject({ error: { code: 'board-incomplete' } });
    expect(parseBoard([])).toMatchObject({ error: { code: 'level-too-small' } });
  });
});
