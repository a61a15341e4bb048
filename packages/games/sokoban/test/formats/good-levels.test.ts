import { describe, expect, test } from 'vitest';
import type { GoodLevels } from '../../src/formats/good-levels.ts';
import { readGoodLevels, readLevels } from '../../src/formats/read-levels.ts';
import { formatLevel } from '../../src/board-text.ts';
import { findPack, PACKS } from '../../src/levels/packs.ts';
import { problemOf, valueOf } from './support.ts';

const GOOD = '#####\n#@$.#\n#####';
const TWO_PLAYERS = '######\n#@$.@#\n######';
const NO_PLAYER = '#####\n# $.#\n#####';

const sorted = (text: string): GoodLevels => valueOf(readGoodLevels(text));
const titles = ({ collection }: GoodLevels): (string | undefined)[] => collection.entries.map(({ title }) => title);

describe('a bad level does not refuse its file', () => {
  const text = `First\n\n${GOOD}\n\nSecond\n\n${TWO_PLAYERS}\n\nThird\n\n${GOOD}\n\nFourth\n\n${NO_PLAYER}\n`;

  test('the others are read, each with its line', () => {
    const read = sorted(text);
    expect(titles(read)).toEqual(['First', 'Third']);
    expect(read.collection.entries.map(({ line }) => line)).toEqual([3, 15]);
  });

  test('it is told which were left out, on which line, and why', () => {
    expect(sorted(text).leftOut).toEqual([
      {
        what: 'level',
        number: 2,
        line: 9,
        title: 'Second',
        problem: { code: 'second-player', at: { line: 10, column: 5 } },
      },
      {
        what: 'level',
        number: 4,
        line: 21,
        title: 'Fourth',
        problem: { code: 'no-player', at: { line: 21, column: 1 } },
      },
    ]);
  });

  test('what is said about it and its solutions go with it', () => {
    const { collection, leftOut } = sorted(
      `${GOOD}\n\n${NO_PLAYER}\nAuthor: Somebody\nnice\n\nSolution\nR\n\nLast\n\n${GOOD}`,
    );
    expect(collection.entries.map(({ title, author, notes, games }) => ({ title, author, notes, games }))).toEqual([
      { notes: [], games: [] },
      { title: 'Last', notes: [], games: [] },
    ]);
    expect(leftOut.map(({ what, number, line }) => [what, number, line])).toEqual([['level', 2, 5]]);
  });

  test('where all are bad, the first one says why', () => {
    expect(problemOf(readGoodLevels(`${NO_PLAYER}\n\n${TWO_PLAYERS}\n`))).toMatchObject({ code: 'no-player' });
  });

  test('in .slc neither', () => {
    const rows = (board: string): string =>
      board
        .split('\n')
        .map((row) => `<L>${row}</L>`)
        .join('');
    const level = (id: string, board: string): string => `<Level Id="${id}">\n${rows(board)}</Level>\n`;
    const levels = level('a', GOOD) + level('b', TWO_PLAYERS) + level('c', GOOD);
    const read = sorted(`<SokobanLevels><LevelCollection>\n${levels}</LevelCollection></SokobanLevels>`);
    expect(titles(read)).toEqual(['a', 'c']);
    expect(read.leftOut).toMatchObject([
      { what: 'level', number: 2, line: 4, title: 'b', problem: { at: { line: 5 } } },
    ]);
  });
});

test('bad moves are left out, and their level stays', () => {
  const { collection, leftOut } = sorted(`Only\n\n${GOOD}\n\nSolution/Moves\nR\n\nSolution/Pushes\nrrrrrrrrx\n`);
  expect(collection.entries[0]!.games.map(({ title }) => title)).toEqual(['Solution/Moves']);
  expect(leftOut).toEqual([
    {
      what: 'moves',
      number: 1,
      line: 11,
      title: 'Only',
      problem: { code: 'unknown-move', at: { line: 11, column: 9 }, character: 'x' },
    },
  ]);
});

test('a file without a fault is the same either way, and nothing is left out', () => {
  const text = `Title: Two\n\n${GOOD}\n\nSecond\n\n${GOOD}\n\nSolution\nR\n`;
  expect(sorted(text)).toEqual({ collection: valueOf(readLevels(text)), leftOut: [] });
});

test('of a file of 10,000 levels every tenth of which is bad, the other 9,000 are read', () => {
  const drawings = PACKS.flatMap((pack) => findPack(pack).entries.map(({ level }) => formatLevel(level).join('\n')));
  const boards = Array.from({ length: 10_000 }, (_, index) => {
    const board = index % 10 === 9 ? NO_PLAYER : drawings[index % drawings.length]!;
    return `Number ${index + 1}\n\n${board}\n`;
  });
  const { collection, leftOut } = sorted(boards.join('\n'));
  expect(collection.entries).toHaveLength(9000);
  expect(collection.entries[4500]!.title).toBe('Number 5001');
  expect(leftOut.map(({ number }) => number)).toEqual(Array.from({ length: 1000 }, (_, index) => 10 * index + 10));
  for (const { number, title } of leftOut) expect(title).toBe(`Number ${number}`);
});
