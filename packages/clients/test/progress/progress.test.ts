import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanTitle } from '../../src/clean-title.ts';
import {
  addKnown,
  addLevel,
  joinProgress,
  levelOf,
  NO_PROGRESS,
  type Progress,
  type Reached,
} from '../../src/progress/progress.ts';
import { type BestSolutions, sokobanProgress } from '../../src/sokoban/best-solutions.ts';
import { solvedWith } from '../support.ts';
import { anyProgress, KINDS } from './any-progress.ts';

type Solved = Reached<BestSolutions>;

const anyEntry = fc
  .record({ moves: fc.integer({ min: 1, max: 8 }), less: fc.nat({ max: 8 }), level: fc.constantFrom('a', 'b', 'c') })
  .map(({ moves, less, level }) => solvedWith(moves, Math.max(0, moves - less), { level }));
const anyEntries = fc.array(anyEntry, { maxLength: 12 });
const all = (entries: readonly Solved[]): Progress =>
  entries.reduce<Progress>((progress, entry) => addLevel(progress, sokobanProgress, entry), NO_PROGRESS);

const LEVEL = '4dc0f2a1b3e65788';
const bestsOf = (progress: Progress): [string, BestSolutions][] =>
  [...progress.levels.values()].map(({ level }) => [level, levelOf(progress, sokobanProgress, level)!.value]);

/** The counts by level, whatever the order. */
const counts = (progress: Progress): unknown =>
  Object.fromEntries(
    bestsOf(progress).map(([level, { bestMoves, bestPushes }]) => [
      level,
      [bestMoves.moves, bestMoves.pushes, bestPushes.moves, bestPushes.pushes],
    ]),
  );

test('the best by moves and the best by pushes are kept side by side', () => {
  const progress = all([solvedWith(20, 5), solvedWith(10, 8), solvedWith(12, 9)]);
  expect(progress.levels.size).toBe(1);
  expect(levelOf(progress, sokobanProgress, LEVEL)?.value).toMatchObject({
    bestMoves: { moves: 10, pushes: 8 },
    bestPushes: { moves: 20, pushes: 5 },
  });
  const more = [solvedWith(20, 5), solvedWith(10, 8), solvedWith(10, 7), solvedWith(19, 5)];
  expect(counts(all(more))).toEqual({ [LEVEL]: [10, 7, 19, 5] });
});

test('of two solutions alike the older stays', () => {
  for (const [older, newer] of [
    ['Rl', 'lR'],
    ['lR', 'Rl'],
  ] as const) {
    const progress = all([solvedWith(2, 1, { solution: older }), solvedWith(2, 1, { solution: newer })]);
    expect(bestsOf(progress)).toMatchObject([
      [LEVEL, { bestMoves: { solution: older }, bestPushes: { solution: older } }],
    ]);
  }
});

test('whatever is added in whatever order, the bests are those of all', () => {
  fc.assert(
    fc.property(anyEntries, (entries) => {
      for (const [level, { bestMoves, bestPushes }] of bestsOf(all(entries))) {
        const ours = entries.filter((entry) => entry.level === level).map(({ value }) => value.bestMoves);
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

test('joining is the same as having played everything in one program, both ways and twice', () => {
  fc.assert(
    fc.property(anyEntries, anyEntries, (mine, theirs) => {
      const together = counts(all([...mine, ...theirs]));
      const joined = joinProgress(KINDS, all(mine), all(theirs));
      expect(counts(joined)).toEqual(together);
      expect(counts(joinProgress(KINDS, all(theirs), all(mine)))).toEqual(together);
      expect(joinProgress(KINDS, joined, joined)).toEqual(joined);
    }),
    { numRuns: 500, seed: 2 },
  );
});

test('joining is commutative, associative and idempotent, and joins nothing with no progress', () => {
  const join = (a: Progress, b: Progress): Progress => joinProgress(KINDS, a, b);
  fc.assert(
    fc.property(anyProgress, anyProgress, anyProgress, (a, b, c) => {
      expect(join(a, b)).toEqual(join(b, a));
      expect(join(join(a, b), c)).toEqual(join(a, join(b, c)));
      expect(join(a, a)).toEqual(a);
      expect(join(a, NO_PROGRESS)).toEqual(a);
    }),
    { numRuns: 500, seed: 3 },
  );
});

test('joined, a level is solved that either has solved, and since the first time that is known', () => {
  const at = (time: string): Progress => addLevel(NO_PROGRESS, sokobanProgress, { ...solvedWith(3, 2), at: time });
  const [early, late] = [at('2026-11-18T23:00:00.000Z'), at('2026-11-19T05:15:00.000Z')];
  const tried = addLevel(NO_PROGRESS, sokobanProgress, { ...solvedWith(2, 2), isSolved: false });
  for (const others of [
    [early, late],
    [late, early],
    [early, all([solvedWith(2, 1)])],
    [tried, early],
  ]) {
    const [a, b] = others as [Progress, Progress];
    expect(levelOf(joinProgress(KINDS, a, b), sokobanProgress, LEVEL)).toMatchObject({
      isSolved: true,
      solvedAt: '2026-11-18T23:00:00.000Z',
    });
  }
});

test('when a level was solved is noted the first time, and not later for what was solved before times were noted', () => {
  const solve = (progress: Progress, moves: number, at?: string): Progress =>
    addLevel(progress, sokobanProgress, { ...solvedWith(moves, 2), ...(at !== undefined && { at }) });
  const noted = solve(solve(NO_PROGRESS, 5, '2026-11-18T23:00:00.000Z'), 4, '2026-11-19T05:15:00.000Z');
  expect(levelOf(noted, sokobanProgress, LEVEL)).toMatchObject({
    solvedAt: '2026-11-18T23:00:00.000Z',
    value: { bestMoves: { moves: 4 } },
  });
  const old = solve(solve(NO_PROGRESS, 5), 4, '2026-11-19T05:15:00.000Z');
  expect(levelOf(old, sokobanProgress, LEVEL)).not.toHaveProperty('solvedAt');
});

test('a game is known once', () => {
  const known = addKnown(addKnown(NO_PROGRESS, 'sokoban'), 'sokoban');
  expect([...known.known]).toEqual(['sokoban']);
  expect([...joinProgress(KINDS, known, addKnown(known, 'race')).known]).toEqual(['sokoban', 'race']);
});

test('what is no solution is a mistake of the caller', () => {
  const wrong = [
    { moves: 3 },
    { pushes: 0 },
    { solution: 'Rx' },
    { solution: '', moves: 0, pushes: 0 },
    { level: 'a b' },
  ].map((more) => solvedWith(2, 1, more));
  for (const entry of wrong) expect(() => all([entry])).toThrow(RangeError);
  const good = solvedWith(2, 1);
  expect(() => addLevel(NO_PROGRESS, { ...sokobanProgress, game: '../x' }, good)).toThrow(RangeError);
  expect(() => addLevel(NO_PROGRESS, sokobanProgress, { ...good, at: 'now' })).toThrow(RangeError);
});

test('a title becomes one line that a terminal can show', () => {
  expect(cleanTitle(' a\u001b[2J\nb\u009b\u202e ')).toBe('a [2J b');
  expect([...cleanTitle('🙂'.repeat(999))]).toHaveLength(200);
});
