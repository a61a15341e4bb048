import { expect, test } from 'vitest';
import { read, refuse } from './support.ts';

const BOARD = '#####\n#@$.#\n#####';
const games = (text: string) => read(text).entries.map(({ games }) => games);

test('moves after a board are a game, titled by the line above them', () => {
  expect(games(`${BOARD}\n\nSolution 1/1\nR\n\nSnapshot\n\nrr*U\n`)).toEqual([
    [
      { title: 'Solution 1/1', moves: { letters: 'R' }, notes: [] },
      { title: 'Snapshot', moves: { letters: 'rrU', played: 2 }, notes: [] },
    ],
  ]);
});

test('lines of moves that touch are one game, a blank line begins another', () => {
  expect(games(`${BOARD}\n\nrrr\n2(dL)\n*\n\nR\n`)).toEqual([
    [
      { moves: { letters: 'rrrdLdL', played: 7 }, notes: [] },
      { moves: { letters: 'R' }, notes: [] },
    ],
  ]);
});

test('text after moves is about the game, except for the title of what comes next', () => {
  const text = `${BOARD}\nA level.\n\nSolution\nR\nBy hand.\n\nSolution/Pushes\nR\n\nNext\n\n${BOARD}\n`;
  expect(read(text).entries).toMatchObject([
    {
      notes: ['A level.'],
      games: [
        { title: 'Solution', notes: ['By hand.'] },
        { title: 'Solution/Pushes', notes: [] },
      ],
    },
    { title: 'Next', games: [] },
  ]);
});

test('a title that announces moves needs no blank line before it', () => {
  expect(read(`${BOARD}\nAuthor: A. Mason\nnarrow\nSolution\nR\n`).entries).toMatchObject([
    { author: 'A. Mason', notes: ['narrow'], games: [{ title: 'Solution' }] },
  ]);
});

test('Title: and Author: after moves are still about the level, Solution name: about the moves', () => {
  expect(read(`${BOARD}\n\nR\nTitle: Wall\nAuthor: A. Mason\nSolution name: short\n`).entries).toMatchObject([
    { title: 'Wall', author: 'A. Mason', games: [{ title: 'short', notes: [] }] },
  ]);
});

test('reverse play begins with a jump, even an empty one', () => {
  expect(games(`${BOARD}\n\nReverse Mode Snapshot\n[]U[rr]d\n\n[]\n`)).toEqual([
    [
      { title: 'Reverse Mode Snapshot', moves: { letters: '[]U[rr]d' }, notes: [] },
      { moves: { letters: '[]' }, notes: [] },
    ],
  ]);
});

test('a word of moves alone before a board is its title', () => {
  expect(read(`Dud\n\n${BOARD}\n\nDull\n\n${BOARD}\n`).entries).toMatchObject([
    { title: 'Dud', games: [] },
    { title: 'Dull', games: [] },
  ]);
});

test('the same letters are moves where they are announced, end the file, or push further in', () => {
  const letters = (text: string) => games(text).flatMap((some) => some.map(({ moves }) => moves.letters));
  expect(letters(`${BOARD}\n\nSolution\nrdd\n\n${BOARD}\n`)).toEqual(['rdd']);
  expect(letters(`${BOARD}\n\nSolution\n\nrdd\n\n${BOARD}\n`)).toEqual(['rdd']);
  expect(letters(`${BOARD}\n\nrdd\n`)).toEqual(['rdd']);
  expect(letters(`${BOARD}\n\nr\n\n${BOARD}\n`)).toEqual(['r']);
  expect(letters(`${BOARD}\n\nrdL\n\n${BOARD}\n`)).toEqual(['rdL']);
  expect(letters(`${BOARD}\n\nrddrddrddrdd\n\n${BOARD}\n`)).toEqual(['rddrddrddrdd']);
});

test('before the first board nothing is a move', () => {
  expect(read(`Lurd\nrrR\n\n; 1\n${BOARD}\n`)).toMatchObject({ notes: ['Lurd', 'rrR'], entries: [{ games: [] }] });
});

test('sentences and numbers are no moves', () => {
  expect(read(`${BOARD}\n\nDull, is it?\n\n2000\n[1]\n`).entries).toMatchObject([
    { notes: ['Dull, is it?', '', '2000', '[1]'], games: [] },
  ]);
});

test('moves with a wrong letter are refused where they are announced or go on', () => {
  expect(refuse(`${BOARD}\n\nSolution\nrrdLxuuuR\n`)).toEqual({
    code: 'unknown-move',
    at: { line: 6, column: 5 },
    character: 'x',
  });
  expect(refuse(`${BOARD}\n\nrrdLLuuuR\n:: editor\nrrdL{uuR\n`)).toEqual({
    code: 'unknown-move',
    at: { line: 7, column: 5 },
    character: '{',
  });
});

test('moves that are not well formed are refused with their place in the file', () => {
  expect(refuse(`${BOARD}\n\n2(rr\n`)).toEqual({ code: 'group-not-closed', at: { line: 5, column: 1 } });
  expect(refuse(`${BOARD}\n\nrr\nu]\n`)).toEqual({ code: 'jump-not-opened', at: { line: 6, column: 2 } });
});
