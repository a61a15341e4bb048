import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPack, metricsOf, directionOf, readLevels } from '@dedalo/sokoban';
import { describe, expect, test } from 'vitest';
import { testFolder } from './folder.ts';
import { dedalo } from './run.ts';
import { expectSoon, start } from './tmux.ts';
import { needs } from '../../../tools/needs.ts';

const folder = testFolder();
const solve = (...args: string[]): ReturnType<typeof dedalo> => dedalo(['sokoban', 'solve', ...args]);

/** The second can never be solved, though no box stands still. */
const MIXED = folder.write(
  'mixed.sok',
  'Shove\n\n#####\n#@$.#\n#####\n\nAround\n\n######\n#.$  #\n#@ $.#\n#   ##\n#####\n\nLost\n\n######\n#@$  #\n######\n#.   #\n######\n',
);
/** With the fewest moves, this takes longer than anybody waits. */
const LONG = folder.write(
  'long.xsb',
  '############\n#          #\n# $ $ $ $  #\n#  $ $ $ $ #\n# $ $ $ $  #\n#    @     #\n#......    #\n#......    #\n############\n',
);

interface Answer {
  readonly file: string;
  readonly levels: readonly {
    readonly level: number;
    readonly title: string | null;
    readonly solved: boolean;
    readonly end: string;
    readonly moves: number | null;
    readonly pushes: number | null;
    readonly nodes: number;
    readonly cpuSeconds: number;
    readonly letters: string | null;
  }[];
  readonly solved: number;
  readonly total: number;
  readonly cpuSeconds: number;
}

const json = (...args: string[]): Answer => JSON.parse(solve(...args, '--json').out) as Answer;
const withoutTime = ({ levels, solved, total }: Answer): unknown => ({
  solved,
  total,
  levels: levels.map((level) => ({ ...level, cpuSeconds: 0 })),
});

test('all levels of a pack, each with its counts, in a table and as data', () => {
  const { code, out, error } = solve('classic');
  expect({ code, error }).toEqual({ code: 0, error: '' });
  expect(out).toMatch(/title +moves +pushes +positions +CPU s\n1 +Open sky +solved +\d+ +\d+ +\d+ +0\.\d\d\n/);
  expect(out).toMatch(/\n7 of 7 levels solved; CPU time: \d+\.\d\d s\.\n$/);
  const answer = json('classic');
  expect(answer).toMatchObject({ file: 'classic', solved: 7, total: 7 });
  for (const { level, letters, moves, pushes, solved } of answer.levels) {
    const played = metricsOf(
      findPack('classic').entries[level - 1]!.level,
      [...letters!].flatMap((letter) => directionOf(letter) ?? []),
    );
    expect(played).toMatchObject({ isSolved: solved, letters, metrics: { moves, pushes } });
  }
});

test('threads give the same answers in the same order', () => {
  expect(withoutTime(json('first-steps', '--threads', '3'))).toEqual(withoutTime(json('first-steps')));
});

test('one level, with the fewest pushes or moves', () => {
  expect(json('classic', '--level', '4', '--optimal', 'pushes').levels).toMatchObject([{ level: 4, pushes: 12 }]);
  expect(json('classic', '--level', '1', '--optimal', 'moves').levels).toMatchObject([{ level: 1, moves: 9 }]);
});

describe('the answer is no', () => {
  test('where a level cannot be solved; the others are reported', () => {
    const { code, out, error } = solve(MIXED);
    expect({ code, error }).toEqual({ code: 1, error: 'dedalo: 1 level is not solved.\n' });
    expect(out).toMatch(/1 +Shove +solved +1 +1/);
    expect(out).toMatch(/3 +Lost +cannot be solved +\d+ +\d+\.\d\d\n/);
    expect(json(MIXED).levels[2]).toMatchObject({ solved: false, end: 'unsolvable', moves: null, letters: null });
  });

  test('where the time is up', () => {
    const answer = json(LONG, '--optimal', 'moves', '--time', '0.2');
    expect(answer).toMatchObject({ solved: 0, total: 1, levels: [{ end: 'time-up', solved: false }] });
    expect(answer.levels[0]!.cpuSeconds).toBeGreaterThanOrEqual(0.2);
  });
});

test('-o writes levels and solutions that check confirms; what was stored stays', () => {
  const file = folder.write(
    'stored.sok',
    'Shove\n\n#####\n#@$.#\n# # #\n#   #\n#####\n\nSolution\nddrruurulL\n\n#####\n#@$.#\n#####\n',
  );
  const output = join(folder.path, 'solved.sok');
  expect(solve(file, '-o', output).code).toBe(0);
  const read = readLevels(readFileSync(output, 'utf8'));
  expect(read.ok && read.value.entries.map(({ games }) => games.map(({ moves }) => moves.letters))).toEqual([
    ['R', 'ddrruurulL'],
    ['R'],
  ]);
  expect(json(output).solved).toBe(2);
  expect(solve(file, '-o', join(folder.path, 'nowhere', 'x.sok')).code).toBe(2);
});

test.each([
  [['nowhere.sok'], 'nowhere.sok'],
  [['classic', '--level', '9'], 'classic has 7 levels'],
  [['classic', '--optimal', 'steps'], 'one of pushes, moves'],
  [['classic', '--threads', '0'], 'whole number'],
  [['classic', '--time', 'long'], 'a number from'],
])('wrong use: %s', (args, said) => {
  const { code, error } = solve(...args);
  expect(code).toBe(2);
  expect(error).toContain(said);
});

test.each(['1', '2'])(
  'on a terminal it shows how far it is, and Ctrl-C stops with what there is (--threads %s)',
  needs('tmux'),
  async (threads) => {
    const file = folder.write('two.xsb', `#####\n#@$.#\n#####\n\n${readFileSync(LONG, 'utf8')}`);
    const terminal = start(`sokoban solve ${file} --optimal moves --time 1000 --threads ${threads}`);
    await expectSoon(terminal, (text) =>
      /1\/2 {2}level 2: [\d,]+ positions, \d+\/12 on goals, \d+ MB, \d+ s/.test(text),
    );
    terminal.press('C-c');
    const text = await expectSoon(terminal, 'left with 1');
    expect(text).toMatch(/1 +solved +1 +1/);
    expect(text).toMatch(/2 +stopped +\d/);
    expect(text).toContain('1 of 2 levels solved');
    expect(text).not.toContain('[##');
  },
);
