import { expect, test } from 'vitest';
import { draw, read } from './support.ts';

const boards = (text: string): string[] => read(text).entries.map(({ level }) => draw(level).join('\n'));

const BOARD = `
#####
#@$.#
#####`.slice(1);

test('a board is a run of rows, and says on which line it begins', () => {
  const { entries } = read(`${BOARD}\n\n\n${BOARD}\n`);
  expect(entries.map(({ level }) => draw(level).join('\n'))).toEqual([BOARD, BOARD]);
  expect(entries.map(({ line }) => line)).toEqual([1, 6]);
});

test('any line ends and a byte order mark are read', () => {
  expect(boards(`\uFEFF${BOARD}\n\n${BOARD}`.replaceAll('\n', '\r\n'))).toEqual([BOARD, BOARD]);
  expect(boards(`${BOARD}\n\n${BOARD}`.replaceAll('\n', '\r'))).toEqual([BOARD, BOARD]);
});

test('the letters of .sok and - or _ for floor are read', () => {
  expect(boards('#######\n#p-b_.#\n#__B--#\n#######')).toEqual(['#######\n#@ $ .#\n#  *  #\n#######']);
  expect(boards('####\n#P-#\n#b.#\n#b-#\n####')).toEqual(['####\n#+ #\n#$.#\n#$ #\n####']);
});

test('an empty row inside a board is a - or _', () => {
  expect(boards('#####\n-\n#@$.#\n_\n#####')).toEqual(['#####\n     \n#@$.#\n     \n#####']);
});

test('open boards have rows without walls', () => {
  expect(boards('#  #\n@$. \n#  #')).toEqual(['#  #\n@$. \n#  #']);
  expect(boards('@$.\n---\n  *')).toEqual(['@$.\n   \n  *']);
  expect(boards('---\n@$.\n---')).toEqual(['   \n@$.\n   ']);
  expect(boards('####\n-pb.\n####')).toEqual(['####\n @$.\n####']);
});

test('blanks behind a closed board are not part of it, behind an open one they are', () => {
  expect(boards('#####  \n#@$.# \n#####')).toEqual([BOARD]);
  expect(boards('#####\n#@$.  \n#####')).toEqual(['##### \n#@$.  \n##### ']);
});

test('lines of dashes are no boards and no rows', () => {
  const text = `----------\nBox one\n-----\n${BOARD}\n-----\n\n- - -\n${BOARD}\n====\n`;
  expect(boards(text)).toEqual([BOARD, BOARD]);
  expect(read(text).entries.map(({ title, line, notes }) => ({ title, line, notes }))).toEqual([
    { title: 'Box one', line: 4, notes: [] },
    { title: undefined, line: 10, notes: [] },
  ]);
});

test('ornaments of walls are no boards', () => {
  const text = `##################\n# Levels by me   #\n##################\n\n#1\n\n${BOARD}\n\n### 2 ###\n`;
  const collection = read(text);
  expect(collection.entries).toHaveLength(1);
  expect(collection.notes).toEqual(['##################', '# Levels by me   #', '##################']);
  expect(collection.entries[0]).toMatchObject({ title: '#1', notes: ['### 2 ###'] });
});

test('a single line of run lengths is a level', () => {
  expect(boards('5#|#@$.#|5#')).toEqual([BOARD]);
  expect(boards('  5#|#@$.#|5#|  ')).toEqual([BOARD]);
});

test('every line of run lengths that holds a player is a level of its own', () => {
  expect(boards('5#|#@$.#|5#\n5#|#p$.#|5#\n; last\n5#|#@b.#|5#')).toEqual([BOARD, BOARD, BOARD]);
});

test('rows of run lengths can stand on lines of their own', () => {
  expect(boards('5#\n#@$.#\n5#')).toEqual([BOARD]);
  expect(boards('--3#|3#-#|\n#pb.#|5#')).toEqual(['  ###\n### #\n#@$.#\n#####']);
});

test('lines for the editor are dropped, wherever they stand', () => {
  const text = `:: made by hand\n#####\n:: the middle\n#@$.#\n#####\n`;
  expect(boards(text)).toEqual([BOARD]);
  expect(read(text)).toMatchObject({ notes: [], entries: [{ line: 2, notes: [] }] });
});

test('Boxoban files have a number above each board', () => {
  const boxoban = `; 0\n##########\n######   #\n#### . $ #\n####@#####\n##########\n\n; 1\n${BOARD}\n\n`;
  expect(read(boxoban).entries.map(({ title }) => title)).toEqual(['0', '1']);
});
