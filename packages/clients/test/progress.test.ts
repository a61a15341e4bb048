import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addKnown,
  addSolved,
  cleanTitle,
  findSolved,
  mergeProgress,
  NO_PROGRESS,
  type Progress,
  type SolvedEntry,
} from '../src/progress.ts';
import { solvedWith } from './support.ts';

const anyEntry = fc
  .record({ moves: fc.integer({ min: 1, max: 8 }), less: fc.nat({ max: 8 }), level: fc.constantFrom('a', 'b', 'c') })
  .map(({ moves, less, level }) => solvedWith(moves, Math.max(0, moves - less), { level }));
const anyEntries = fc.array(anyEntry, { maxLength: 12 });
const all = (entries: readonly SolvedEntry[]): Progress => entries.reduce(addSolved, NO_PROGRESS);

/** The counts by level, whatever the order. */
const counts = (progress: Progress): unknown =>
  Object.fromEntries(
    progress.solved.map(({ level, bestMoves, bestPushes }) => [
      level,
      [bestMoves.moves, bestMoves.pushes, bestPushes.moves, bestPushes.pushes],
    ]),
  );

test('the best by moves and the best by pushes are kept side by side', () => {
  const progress = all([solvedWith(20, 5), solvedWith(10, 8), solvedWith(12, 9)]);
  expect(progress.solved).toHaveLength(1);
  expect(findSolved(progress, 'sokoban', '4dc0f2a1b3e65788')).toMatchObject({
    bestMoves: { moves: 10, pushes: 8 },
    bestPushes: { moves: 20, pushes: 5 },
  });
  expect(counts(addSolved(addSolved(progress, solvedWith(10, 7)), solvedWith(19, 5)))).toEqual({
    '4dc0f2a1b3e65788': [10, 7, 19, 5],
  });
});

test('of two solutions alike the older stays', () => {
  const progress = all([solvedWith(2, 1, { solution: 'Rl' }), solvedWith(2, 1, { solution: 'lR' })]);
  expect(progress.solved[0]).toMatchObject({ bestMoves: { solution: 'Rl' }, bestPushes: { solution: 'Rl' } });
});

test('whatever is added in whatever order, the bests are those of all', () => {
  fc.assert(
    fc.property(anyEntries, (entries) => {
      for (const { level, bestMoves, bestPushes } of all(entries).solved) {
        const ours = entries.filter((entry) => entry.level === level);
        const fewestMoves = Math.min(...ours.map(({ moves }) => moves));
        const fewestPushes = Math.min(...ours.map(({ pushes }) => pushes));
        const pushesThen = ours.filter(({ moves }) => moves === fewestMoves).map(({ pushes }) => pushes);
        const movesThen = ours.filter(({ pushes }) => pushes === fewestPushes).map(({ moves }) => moves);
        expect([bestMoves.moves, bestMoves.pushes]).toEqual([fewestMoves, Math.min(...pushesThen)]);
        expect([bestPushes.pushes, bestPushes.moves]).toEqual([fewestPushes, Math.min(...movesThen)]);
      }
    }),
    { numRuns: 500, seed: 1 },
  );
});

test('merging is the same as having played everything in one program, both ways and twice', () => {
  fc.assert(
    fc.property(anyEntries, anyEntries, (mine, theirs) => {
      const together = counts(all([...mine, ...theirs]));
      expect(counts(mergeProgress(all(mine), all(theirs)))).toEqual(together);
      expect(counts(mergeProgress(all(theirs), all(mine)))).toEqual(together);
      const merged = mergeProgress(all(mine), all(theirs));
      expect(mergeProgress(merged, merged)).toEqual(merged);
    }),
    { numRuns: 500, seed: 2 },
  );
});

test('a game is known once', () => {
  const known = addKnown(addKnown(NO_PROGRESS, 'sokoban'), 'sokoban');
  expect(known.known).toEqual(['sokoban']);
  expect(mergeProgress(known, addKnown(known, 'race')).known).toEqual(['sokoban', 'race']);
});

test('what is no solution is a mistake of the caller', () => {
  const wrong: Partial<SolvedEntry>[] = [
    { moves: 3 },
    { pushes: 0 },
    { solution: 'Rx' },
    { solution: '', moves: 0, pushes: 0 },
    { game: '../x' },
    { level: 'a b' },
  ];
  for (const more of wrong) expect(() => addSolved(NO_PROGRESS, solvedWith(2, 1, more))).toThrow(RangeError);
});

test('a title becomes one line that a terminal can show', () => {
  expect(cleanTitle(' a\u001b[2J\nb\u009b\u202e ')).toBe('a [2J b');
  expect([...cleanTitle('🙂'.repeat(999))]).toHaveLength(200);
});
