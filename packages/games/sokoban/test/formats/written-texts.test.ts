import { expect, test } from 'vitest';
import { formatLevels } from '../../src/formats/write-levels.ts';
import { read } from './support.ts';

const COLLECTION = read(`Collection: Small ones
Author: A. Mason

Made by hand.

First

#####
#@$.#
#####

Easy.

Solution 1/1
R

#######
#     #
#@$ . #
#######
Author: B. Mason
`);

test('.sok has titles on lines of their own and moves below the boards', () => {
  expect(formatLevels(COLLECTION, 'sok')).toBe(`Collection: Small ones
Author: A. Mason

Made by hand.

First

#####
#@$.#
#####

Easy.

Solution 1/1
R

#######
#     #
#@$ . #
#######

Author: B. Mason
`);
});

test('XSB has titles after a semicolon', () => {
  expect(formatLevels(COLLECTION, 'xsb')).toContain('\n\n; First\n#####\n#@$.#\n#####\n\nEasy.\n');
});

test('run lengths have a line a board', () => {
  const text = formatLevels(COLLECTION, 'rle');
  expect(text).toContain('\n\n; First\n5#|#@$.#|5#\n\nEasy.\n');
  expect(text).toContain('\n\n7#|#5-#|#@$-.-#|7#\n\nAuthor: B. Mason\n');
});

test('notes before a level without a title go into a comment block', () => {
  const [entry] = COLLECTION.entries;
  const { title: _, ...untitled } = entry!;
  const text = formatLevels({ notes: [], entries: [entry!, { ...untitled, games: [] }] }, 'sok');
  expect(formatLevels({ notes: [], entries: [{ ...entry!, games: [] }, untitled] }, 'sok')).toContain(
    '\n\nComment:\nEasy.\nComment-End:\n\n#####',
  );
  expect(text).not.toContain('Comment:');
});

test('what would read as something else is written as a remark or under a key', () => {
  const [entry] = COLLECTION.entries;
  const game = { title: 'udlr', moves: { letters: 'rd' }, notes: [] };
  const text = formatLevels(
    { notes: [], entries: [{ ...entry!, title: '#@$.#', notes: ['rrR'], games: [game] }] },
    'sok',
  );
  expect(text).toContain('\nTitle: #@$.#\n');
  expect(text).toContain('\n; rrR\n');
  expect(text).toContain('\n(rd)\n\nSolution name: udlr\n');
});

test('a board whose drawing would lose rows is written in run lengths', () => {
  const board = '4-|#@$.|4-';
  expect(formatLevels(read(board), 'sok')).toBe(`-|#@$.|-\n`);
  expect(formatLevels(read('#####|#@$.#|#####|-'), 'xsb')).toBe('5#|#@$.#|5#|-\n');
});

test('line ends in a title and games without moves are not written', () => {
  const [entry] = COLLECTION.entries;
  const empty = { title: 'Snapshot', moves: { letters: '' }, notes: [] };
  const text = formatLevels(
    { notes: ['', 'a\nb', ''], entries: [{ ...entry!, title: 'x\r\ny', games: [empty] }] },
    'sok',
  );
  expect(read(text)).toMatchObject({ notes: ['a', 'b'], entries: [{ title: 'x y', games: [] }] });
});

test('moves are written 70 to a line', () => {
  const [entry] = COLLECTION.entries;
  const letters = 'rL'.repeat(50);
  const text = formatLevels({ notes: [], entries: [{ ...entry!, games: [{ moves: { letters }, notes: [] }] }] }, 'sok');
  expect(text).toContain(`\n\n${'rL'.repeat(35)}\n${'rL'.repeat(15)}\n`);
});
