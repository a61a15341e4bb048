import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mazeProgress } from '../../src/logic-maze/best-escape.ts';
import { kindOf } from '../../src/progress/kind.ts';
import { theseusProgress } from '../../src/theseus/won-boards.ts';
import { sokobanProgress } from '../../src/sokoban/best-solutions.ts';
import { anyBest, anyEscape, anyPlain } from './any-progress.ts';
import { expectKindLaws } from './kind-laws.ts';

test('Sokoban keeps the best by moves and the best by pushes', () => expectKindLaws(sokobanProgress, anyBest));

test('the ladders keep the fewest rounds', () =>
  expectKindLaws(theseusProgress, fc.record({ rounds: fc.integer({ min: 1, max: 1000 }) })));

test('there is no waiting in Sokoban', () => {
  const waiting = { moves: 3, pushes: 0, solution: 'lwr' };
  expect(sokobanProgress.read({ bestMoves: waiting, bestPushes: waiting }).value).toBeUndefined();
});

test('the logic mazes keep the shortest escape', () => expectKindLaws(mazeProgress, anyEscape));

test('of a game that is not known, what was kept stays as it is', () => expectKindLaws(kindOf([], 'later'), anyPlain));

test('what no format could write is named and left out', () => {
  const read = kindOf([], 'later').read({ score: 7, when: new Date(0), big: 10n, none: null, far: Infinity });
  expect(read.value).toEqual({ score: 7 });
  expect(read.bad.map(({ field }) => field)).toEqual(['when', 'big', 'none', 'far']);
});

test('an escape that was kept as a solution of Sokoban is read', () => {
  const kept = { moves: 3, pushes: 0, solution: 'lwr' };
  expect(mazeProgress.read({ bestMoves: kept, bestPushes: kept })).toEqual({
    value: { moves: 3, solution: 'lwr' },
    bad: [],
  });
  const claimed = { ...kept, moves: 1 };
  expect(mazeProgress.read({ bestMoves: claimed, bestPushes: kept })).toEqual({
    value: { moves: 3, solution: 'lwr' },
    bad: [{ field: 'bestMoves', value: claimed }],
  });
});

test('anything in place of a value is refused without throwing', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('bestMoves', 'bestPushes', 'moves', 'solution'), fc.anything()),
      (found) => {
        for (const kind of [sokobanProgress, mazeProgress, theseusProgress])
          expect(kind.read(found).bad).not.toEqual([]);
      },
    ),
    { numRuns: 500, seed: 2 },
  );
});
