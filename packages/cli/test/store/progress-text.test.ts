import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addKnown,
  addLevel,
  levelOf,
  NO_PROGRESS,
  type Progress,
  solvedLevels,
} from '@dedalo/clients/progress/progress';
import { mazeProgress } from '@dedalo/clients/logic-maze/best-escape';
import { sokobanProgress } from '@dedalo/clients/sokoban/best-solutions';
import { formatProgress, parseProgress as parse } from '../../src/store/progress-text.ts';
import { PROGRESS_KINDS } from '../../src/games/index.ts';
import { solvedWith, valueOf } from './support.ts';

const parseProgress = (text: string): ReturnType<typeof parse> => parse(text, PROGRESS_KINDS);

const anyProgress: fc.Arbitrary<Progress> = fc
  .record({
    known: fc.array(fc.constantFrom('sokoban', 'race', 'theseus')),
    solved: fc.array(
      fc.record({
        level: fc.string({ unit: fc.constantFrom('a', '"', '\\', '#', '7'), minLength: 1, maxLength: 4 }),
        title: fc.string({ unit: 'binary' }),
        pushes: fc.integer({ min: 1, max: 9 }),
        walk: fc.nat({ max: 9 }),
      }),
    ),
  })
  .map(({ known, solved }) => {
    const entries = solved.map(({ walk, pushes, ...more }) => solvedWith(pushes + walk, pushes, more));
    const at = '2026-11-19T05:15:00.000Z';
    const add = (progress: Progress, entry: (typeof entries)[number], index: number): Progress =>
      addLevel(progress, sokobanProgress, { ...entry, ...(index % 2 === 0 && { at }) });
    return known.reduce(addKnown, entries.reduce(add, NO_PROGRESS));
  });

test('progress written and read is the same progress', () => {
  fc.assert(
    fc.property(anyProgress, (progress) => {
      expect(valueOf(parseProgress(formatProgress(progress)))).toEqual({ progress, warnings: [] });
    }),
    { numRuns: 500, seed: 1 },
  );
});

const GOOD = `[[solved]]
game = "sokoban"
level = "4dc0f2a1b3e65788"
title = "Open sky"
best-moves = { moves = 3, pushes = 2, solution = "RRl" }
best-pushes = { moves = 4, pushes = 1, solution = "Rlll" }
`;

test('the file can be read by people', () => {
  const { progress } = valueOf(parseProgress(`version = 1\nknown = ["sokoban"]\n${GOOD}`));
  expect(formatProgress(progress)).toContain(`\nversion = 1\nknown = ["sokoban"]\n\n${GOOD}`);
});

test('a shortened solution is kept beside the player’s own; one that cannot be is named and left out', () => {
  const made = 'shortened-moves = { moves = 2, pushes = 2, solution = "RR" }';
  const { progress } = valueOf(parseProgress(`version = 1\n${GOOD}${made}\n`));
  expect(solvedLevels(progress)).toMatchObject([
    { value: { bestMoves: { moves: 3 }, shortenedMoves: { moves: 2, solution: 'RR' } } },
  ]);
  expect(valueOf(parseProgress(formatProgress(progress)))).toEqual({ progress, warnings: [] });
  const bad = valueOf(parseProgress(`version = 1\n${GOOD}${made.replace('moves = 2', 'moves = 1')}\n`));
  expect(solvedLevels(bad.progress)).toMatchObject([{ value: { bestMoves: { moves: 3 } } }]);
  expect(bad.warnings).toMatchObject([{ code: 'bad-entry', field: 'shortened-moves' }]);
});

test('what older versions wrote is read whole; a maze is then kept as a maze, and a game that is not known as it is', () => {
  const solution = '{ moves = 3, pushes = 0, solution = "lwr" }';
  const maze = `[[solved]]\ngame = "logic-maze"\nlevel = "c0ffee"\ntitle = "Lessons 3"\n`;
  const later = '[[solved]]\ngame = "later"\nlevel = "a"\ntitle = ""\nmost-points = { own = 7, by = ["me"] }\n';
  const { progress, warnings } = valueOf(
    parseProgress(`version = 1\n${GOOD}${maze}best-moves = ${solution}\nbest-pushes = ${solution}\n${later}`),
  );
  expect(warnings).toEqual([]);
  expect(levelOf(progress, mazeProgress, 'c0ffee')?.value).toEqual({ moves: 3, solution: 'lwr' });
  const written = `${GOOD}\n${maze}moves = 3\nsolution = "lwr"\n\n${later}`;
  expect(formatProgress(progress)).toContain(`\n${written}`);
  expect(valueOf(parseProgress(formatProgress(progress)))).toEqual({ progress, warnings: [] });
});

test('a level that was tried and not solved is kept', () => {
  const progress = addLevel(NO_PROGRESS, mazeProgress, {
    level: 'c0ffee',
    title: '',
    isSolved: false,
    value: { moves: 3, solution: 'lwr' },
  });
  expect(formatProgress(progress)).toContain('[[tried]]\ngame = "logic-maze"\n');
  expect(valueOf(parseProgress(formatProgress(progress)))).toEqual({ progress, warnings: [] });
});

test('a bad entry is dropped with a warning, the others stay', () => {
  const bad: [string, string, string][] = [
    ['game = "sokoban"', 'game = "../../etc"', 'game'],
    ['game = "sokoban"', 'game = 7', 'game'],
    ['level = "4dc0f2a1b3e65788"', 'level = "\\u001b[2J"', 'level'],
    ['level = "4dc0f2a1b3e65788"', '', 'level'],
  ];
  for (const [from, to, field] of bad) {
    const second = GOOD.replace('4dc0', 'beef');
    const read = valueOf(parseProgress(`version = 1\n${GOOD.replace(from, to)}${second}`));
    expect(solvedLevels(read.progress).map(({ level }) => level)).toEqual(['beeff2a1b3e65788']);
    expect(read.warnings).toMatchObject([{ code: 'bad-entry', entry: 1, field }]);
  }
});

test('a solution with wrong counts does not count; the other of the entry does', () => {
  const claims = [
    '{ moves = 1, pushes = 1, solution = "RRl" }',
    '{ moves = 3, pushes = 1, solution = "RRl" }',
    '{ moves = 3.5, pushes = 2, solution = "RRl" }',
    '{ moves = -3, pushes = 2, solution = "RRl" }',
    '{ moves = 3, pushes = 2, solution = "RR!" }',
    '{ moves = 0, pushes = 0, solution = "" }',
    '{ moves = 99999999999999999999, pushes = 2, solution = "RRl" }',
    '{ moves = 3, pushes = 2 }',
    '"RRl"',
  ];
  for (const claim of claims) {
    const text = `version = 1\n${GOOD.replace(/best-moves = .*/, `best-moves = ${claim}`)}`;
    const { progress, warnings } = valueOf(parseProgress(text));
    expect(solvedLevels(progress)).toMatchObject([
      { value: { bestMoves: { solution: 'Rlll' }, bestPushes: { solution: 'Rlll' } } },
    ]);
    expect(warnings).toMatchObject([{ code: 'bad-entry', entry: 1, field: 'best-moves' }]);
  }
});

test('an entry that appears twice becomes one, with the best of both', () => {
  const { progress } = valueOf(
    parseProgress(
      `version = 1\n${GOOD}${GOOD.replaceAll('RRl', 'R').replace('moves = 3, pushes = 2', 'moves = 1, pushes = 1')}`,
    ),
  );
  expect(solvedLevels(progress)).toMatchObject([
    { value: { bestMoves: { solution: 'R' }, bestPushes: { solution: 'R' } } },
  ]);
});

test('values of every kind in every place are dropped, never thrown', () => {
  for (const value of ['7', '"x"', 'nan', '1979-05-27', '[7]', '{}', '[{}]', '[[[]]]']) {
    for (const key of ['known', 'solved']) {
      const read = valueOf(parseProgress(`version = 1\n${key} = ${value}`));
      expect(solvedLevels(read.progress)).toEqual([]);
      const isGameName = value === '"x"' && key === 'known';
      expect(read.warnings.length > 0).toBe(!isGameName);
    }
  }
});

test('without a version the file is not what was written; a later one is not guessed at', () => {
  for (const text of ['', GOOD, 'version = "1"', 'version = 0']) {
    expect(parseProgress(text), text).toEqual({ ok: false, error: { code: 'damaged', line: 1, column: 1 } });
  }
  expect(parseProgress('version = 2')).toEqual({ ok: false, error: { code: 'newer-version', version: 2 } });
});
