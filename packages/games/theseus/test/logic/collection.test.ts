import { describe, expect, test } from 'vitest';
import type { Collection } from '../../src/logic/collection.ts';
import { parseCollection } from '../../src/logic/read-collection.ts';
import { formatCollection } from '../../src/logic/write-collection.ts';
import { level, rowsOf, valueOf } from './support/drawn.ts';

const DRAWN = `
  +---+---+---+
  | T       E |
  +   +   +   +
  |           |
  +   +   +   +
  | M         |
  +---+---+---+
`;
const BOARD = rowsOf(DRAWN).join('\n');

const read = (text: string): Collection => valueOf(parseCollection(text));
const refuse = (text: string) => {
  const parsed = parseCollection(text);
  return parsed.ok ? undefined : parsed.error;
};

test('a file of levels is read with all that is said in it', () => {
  const text = `:: not for readers
Collection: Two mazes
Author: A. Mason
About both.

Title: First
An idea above.

${BOARD}

Solution: rR w
Author: B. Smith
Title/it: Prima

And more.
${BOARD}
Solution: u
`;
  expect(read(text)).toEqual({
    title: 'Two mazes',
    author: 'A. Mason',
    notes: ['About both.'],
    entries: [
      {
        level: level(DRAWN),
        line: 9,
        title: 'First',
        author: 'B. Smith',
        solution: ['right', 'right', 'wait'],
        notes: ['An idea above.', '', '', 'Title/it: Prima', '', 'And more.'],
      },
      { level: level(DRAWN), line: 22, solution: ['up'], notes: [] },
    ],
  });
});

test('a board alone is a collection', () => {
  expect(read(BOARD)).toEqual({ notes: [], entries: [{ level: level(DRAWN), line: 1, notes: [] }] });
  expect(read(`\uFEFF${BOARD.replaceAll('\n', '\r\n')}\r\n`).entries).toHaveLength(1);
});

test('boards may be indented', () => {
  expect(read(BOARD.replaceAll(/^/gm, '    ')).entries[0]).toMatchObject({ level: level(DRAWN) });
});

test('what is written is what was read', () => {
  const collection: Collection = {
    title: 'Mine',
    author: 'Me',
    notes: ['Line one', '', 'Line two'],
    entries: [
      {
        level: level(DRAWN),
        line: 8,
        title: 'A: b',
        author: 'You',
        solution: ['right', 'wait'],
        notes: ['Idea: …', 'Collection: x'],
      },
      { level: level(DRAWN), line: 21, notes: [] },
    ],
  };
  const text = formatCollection(collection);
  expect(text).toBe(`Collection: Mine
Author: Me
Line one

Line two

Title: A: b

${BOARD}

Solution: rw
Author: You
Idea: …
Collection: x

${BOARD}
`);
  expect(read(text)).toEqual({
    ...collection,
    entries: [
      { ...collection.entries[0], line: 9 },
      { ...collection.entries[1], line: 22 },
    ],
  });
});

test('notes that would be read as something else are marked as notes', () => {
  const notes = ['Title: no', '+--', ':: hidden', 'fine', 'two\nlines'];
  const text = formatCollection({ notes: [], entries: [{ level: level(DRAWN), line: 1, title: 'a\nb', notes }] });
  expect(read(text).entries).toMatchObject([
    { title: 'a b', notes: ['; Title: no', '; +--', '; :: hidden', 'fine', 'two', 'lines'] },
  ]);
});

describe('problems have a code and a place', () => {
  test('no levels at all', () => {
    expect(refuse('')).toEqual({ code: 'no-levels' });
    expect(refuse('Collection: Nothing\n')).toEqual({ code: 'no-levels' });
  });

  test('a title without a board', () => {
    expect(refuse(`${BOARD}\n\nTitle: Lost\n`)).toEqual({ code: 'board-missing', at: { line: 9, column: 1 } });
    expect(refuse(`\n  Title: Lost\nTitle: Found\n${BOARD}`)).toEqual({
      code: 'board-missing',
      at: { line: 2, column: 3 },
    });
  });

  test('a key that is there twice', () => {
    expect(refuse(`${BOARD}\nSolution: r\nSolution: l\n`)).toEqual({
      code: 'key-twice',
      at: { line: 9, column: 1 },
      key: 'solution',
    });
    expect(refuse(`Author: a\nAuthor: b\n${BOARD}`)).toMatchObject({ code: 'key-twice', at: { line: 2, column: 1 } });
  });

  test('a solution without a board', () => {
    expect(refuse(`Solution: r\n${BOARD}`)).toEqual({ code: 'board-missing', at: { line: 1, column: 1 } });
  });

  test('a move that is none', () => {
    expect(refuse(`${BOARD}\n  Solution: rr🧱x\n`)).toEqual({
      code: 'unknown-move',
      at: { line: 8, column: 15 },
      character: '🧱',
    });
  });

  test('a broken board', () => {
    expect(refuse(`Title: x\n\n${BOARD.replace('| M', '| Q')}`)).toMatchObject({
      code: 'unexpected-character',
      at: { line: 8, column: 3 },
    });
    expect(refuse(BOARD.replace('\n|           |', '\n            |'))).toEqual({
      code: 'border-open',
      at: { line: 4, column: 1 },
    });
    expect(refuse(BOARD.replace('| M         |\n', ''))).toMatchObject({ code: 'level-too-small' });
  });
});
