import { expect, test } from 'vitest';
import type { LevelEntry } from '../../src/formats/collection.ts';
import { read } from './support.ts';

const BOARD = '#####\n#@$.#\n#####';

/** What is said about each level. */
const said = (text: string) => read(text).entries.map(saidOf);

const saidOf = ({ title, author, notes }: LevelEntry) => ({
  ...(title !== undefined && { title }),
  ...(author !== undefined && { author }),
  ...(notes.length > 0 && { notes }),
});

test('the last line of text before a board is its title if a blank line precedes it', () => {
  const text = `${BOARD}\n\nHard to see.\nTry again.\n\nSecond\n\n${BOARD}\n`;
  expect(said(text)).toEqual([{ notes: ['Hard to see.', 'Try again.'] }, { title: 'Second' }]);
});

test('the only line of text before a board is its title', () => {
  expect(said(`First\n${BOARD}\nSecond\n${BOARD}\n`)).toEqual([{ title: 'First' }, { title: 'Second' }]);
});

test('text that ends right before a board is no title if more lines go before it', () => {
  expect(said(`${BOARD}\n\nHard to see.\nTry again.\n\n${BOARD}\n`)).toEqual([
    { notes: ['Hard to see.', 'Try again.'] },
    {},
  ]);
});

test('text before the first board is about the collection', () => {
  const collection = read(`Collection: Small ones\nAuthor: A. Mason\nMade in\n\n1999.\n\nFirst\n\n${BOARD}\n`);
  expect(collection).toMatchObject({
    title: 'Small ones',
    author: 'A. Mason',
    notes: ['Made in', '', '1999.'],
    entries: [{ title: 'First' }],
  });
});

test('a Title: in the head of a file names the collection unless Collection: does', () => {
  expect(read(`Title: Small ones\n\n; 1\n${BOARD}\n`)).toMatchObject({ title: 'Small ones', notes: [] });
  expect(read(`Title: Tiny\nCollection: Small ones\n\n; 1\n${BOARD}\n`)).toMatchObject({
    title: 'Small ones',
    notes: ['Title: Tiny'],
  });
});

test('Title:, Author: and comment blocks below a board are about it', () => {
  const text = `;01
${BOARD}
Author: A. Mason
Title: Corner #01
Comment:
color purple

  and blue
Comment-End:

;02
${BOARD}
Title: Wall
Author: B. Mason
`;
  expect(said(text)).toEqual([
    { title: 'Corner #01', author: 'A. Mason', notes: ['color purple', '', '  and blue'] },
    { title: 'Wall', author: 'B. Mason', notes: ['02'] },
  ]);
});

test('keys are read in any case, and with or without a blank', () => {
  expect(said(`${BOARD}\nauthor:A. Mason\nTITLE :Wall\n`)).toEqual([{ title: 'Wall', author: 'A. Mason' }]);
  expect(said(`${BOARD}\nAuthors: A. and B. Mason\n`)).toEqual([{ author: 'A. and B. Mason' }]);
});

test('keys that touch the board below and not the one above are about the one below', () => {
  const text = `Title: One\nAuthor: A. Mason\n${BOARD}\n\nTitle: Two\n; by night\n${BOARD}\n`;
  expect(read(text)).not.toHaveProperty('title');
  expect(said(text)).toEqual([
    { title: 'One', author: 'A. Mason' },
    { title: 'Two', notes: ['by night'] },
  ]);
});

test('keys that touch both boards are about the one above', () => {
  expect(said(`${BOARD}\nTitle: One\n${BOARD}\nTitle: Two\n`)).toEqual([{ title: 'One' }, { title: 'Two' }]);
});

test('a name in quotes under a number is the title, and the number stays a note', () => {
  const text = `; Small ones\n; for beginners\n\n; 1\n\n${BOARD}\n\n; 2\n'Take the long way home.'\n\n${BOARD}\n`;
  expect(read(text).notes).toEqual(['Small ones', 'for beginners']);
  expect(said(text)).toEqual([{ title: '1' }, { title: 'Take the long way home.', notes: ['2'] }]);
});

test('a name in quotes alone is a title', () => {
  expect(said(`'Duh!'\n\n${BOARD}\n`)).toEqual([{ title: 'Duh!' }]);
});

test('remarks right above a board are about it, the first of them as its title', () => {
  expect(said(`; 1\n${BOARD}\n\n; Wall\n; by A. Mason\n${BOARD}\n`)).toEqual([
    { title: '1' },
    { title: 'Wall', notes: ['by A. Mason'] },
  ]);
});

test('other keys stay notes and never become titles', () => {
  const text = `${BOARD}\nView: mirrored\n\n${BOARD}\n\nDate Created: 2002-01-01\n`;
  expect(said(text)).toEqual([{ notes: ['View: mirrored'] }, { notes: ['Date Created: 2002-01-01'] }]);
});

test('what is said twice is not lost', () => {
  expect(said(`${BOARD}\nTitle: One\nTitle: Uno\nAuthor: A\nAuthor: B\nCollection: Small ones\n`)).toEqual([
    { title: 'One', author: 'A', notes: ['Title: Uno', 'Author: B', 'Collection: Small ones'] },
  ]);
});

test('in a comment block nothing is a board, moves or a title', () => {
  const text = `${BOARD}\nComment: begins here\n${BOARD}\nrrR\nTitle: no\nComment-End:\n${BOARD}\n`;
  expect(said(text)).toEqual([{ notes: ['begins here', ...BOARD.split('\n'), 'rrR', 'Title: no'] }, {}]);
});

test('a comment that is never closed is a line like others', () => {
  expect(said(`${BOARD}\nComment: nice\n\n${BOARD}\nComment:\nclosed\nComment-End:\n`)).toEqual([
    { notes: ['Comment: nice'] },
    { notes: ['closed'] },
  ]);
});
