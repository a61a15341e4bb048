import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainProgress, readProgress } from '../../src/progress/plain-progress.ts';
import { joinProgress, NO_PROGRESS, solvedLevels } from '../../src/progress/progress.ts';
import { anyProgress, KINDS } from './any-progress.ts';

test('progress written and read is the same progress', () => {
  fc.assert(
    fc.property(anyProgress, (progress) => {
      const text = JSON.stringify(plainProgress(progress));
      expect(readProgress(JSON.parse(text), KINDS)).toEqual({ progress, faults: [] });
      expect(readProgress(JSON.parse(text), KINDS, { isWhole: true })).toEqual({ progress, faults: [] });
    }),
    { numRuns: 500, seed: 1 },
  );
});

/** As it stands in the storage of browsers that were used before. */
const OLD = `{"known":["sokoban","theseus"],"solved":[
  {"game":"sokoban","level":"4dc0f2a1b3e65788","title":"First steps 1: Push",
    "bestMoves":{"moves":3,"pushes":2,"solution":"RRl"},"bestPushes":{"moves":4,"pushes":1,"solution":"Rlll"},
    "shortenedMoves":{"moves":2,"pushes":2,"solution":"RR"},"shortenedPushes":{"moves":2,"pushes":2,"solution":"RR"}},
  {"game":"logic-maze","level":"00c0ffee","title":"Lessons 3: Hold still",
    "bestMoves":{"moves":3,"pushes":0,"solution":"lwr"},"bestPushes":{"moves":3,"pushes":0,"solution":"lwr"}}]}`;

test('what older versions kept is read whole, and nothing says when it was solved', () => {
  const { progress, faults } = readProgress(JSON.parse(OLD), KINDS, { isWhole: true });
  expect(faults).toEqual([]);
  expect([...progress.known]).toEqual(['sokoban', 'theseus']);
  expect(solvedLevels(progress)).toEqual([
    {
      game: 'sokoban',
      level: '4dc0f2a1b3e65788',
      title: 'First steps 1: Push',
      isSolved: true,
      value: {
        bestMoves: { moves: 3, pushes: 2, solution: 'RRl' },
        bestPushes: { moves: 4, pushes: 1, solution: 'Rlll' },
        shortenedMoves: { moves: 2, pushes: 2, solution: 'RR' },
        shortenedPushes: { moves: 2, pushes: 2, solution: 'RR' },
      },
    },
    {
      game: 'logic-maze',
      level: '00c0ffee',
      title: 'Lessons 3: Hold still',
      isSolved: true,
      value: { moves: 3, solution: 'lwr' },
    },
  ]);
  const now = readProgress(JSON.parse(JSON.stringify(plainProgress(progress))), KINDS).progress;
  expect(joinProgress(KINDS, now, progress)).toEqual(progress);
});

test('an entry of which a part makes no sense is kept with the rest or, as a whole, not at all', () => {
  const good = { moves: 3, pushes: 2, solution: 'RRl' };
  const entry = { game: 'sokoban', level: 'a', title: '', bestMoves: { ...good, moves: 1 }, bestPushes: good };
  const part = readProgress({ solved: [entry] }, KINDS);
  expect(solvedLevels(part.progress)).toMatchObject([{ value: { bestMoves: good, bestPushes: good } }]);
  expect(part.faults).toEqual([{ code: 'bad-entry', entry: 1, field: 'bestMoves', value: entry.bestMoves }]);
  expect(readProgress({ solved: [entry] }, KINDS, { isWhole: true }).progress).toEqual(NO_PROGRESS);
});

test('an invalid time is named, and the level stays solved', () => {
  const entry = { game: 'later', level: 'a', title: '', solvedAt: 'yesterday', score: 7 };
  const { progress, faults } = readProgress({ solved: [entry] }, KINDS);
  expect(solvedLevels(progress)).toEqual([
    { game: 'later', level: 'a', title: '', isSolved: true, value: { score: 7 } },
  ]);
  expect(faults).toEqual([{ code: 'bad-entry', entry: 1, field: 'solvedAt', value: 'yesterday' }]);
});

test('anything in place of progress is skipped without throwing', () => {
  fc.assert(
    fc.property(fc.anything(), (found) => {
      expect(readProgress(found, KINDS).progress).toEqual(NO_PROGRESS);
    }),
    { numRuns: 500, seed: 3 },
  );
});
