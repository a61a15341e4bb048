import * as fc from 'fast-check';
import type { BestEscape } from '../../src/logic-maze/best-escape.ts';
import { mazeProgress } from '../../src/logic-maze/best-escape.ts';
import { joinLevels, type LevelProgress, type Progress } from '../../src/progress/progress.ts';
import { type BestSolutions, type Solution, sokobanProgress, solvedOnce } from '../../src/sokoban/best-solutions.ts';

export const KINDS = [sokobanProgress, mazeProgress];

const letters = (all: string): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...all), minLength: 1, maxLength: 4 });

const anySolution: fc.Arbitrary<Solution> = letters('lrLR').map((solution) => ({
  moves: solution.length,
  pushes: solution.replaceAll(/[a-z]/g, '').length,
  solution,
}));

export const anyBest: fc.Arbitrary<BestSolutions> = fc
  .tuple(fc.array(anySolution, { minLength: 1, maxLength: 3 }), fc.array(anySolution, { maxLength: 2 }))
  .map(([own, shortened]) => {
    const best = own.map(solvedOnce);
    const made = shortened.map((one) => ({ ...best[0]!, shortenedMoves: one, shortenedPushes: one }));
    return [...best, ...made].reduce((a, b) => sokobanProgress.join(a, b));
  });

export const anyEscape: fc.Arbitrary<BestEscape> = letters('udw').map((solution) => ({
  moves: solution.length,
  solution,
}));

/** Values of a game that is not known. */
export const anyPlain: fc.Arbitrary<object> = fc.record({
  score: fc.nat({ max: 2 }),
  who: fc.array(fc.record({ name: fc.constantFrom('', 'Ariadne') }), { maxLength: 1 }),
});

const valuesOf = (game: string): fc.Arbitrary<object> => {
  if (game === 'sokoban') return anyBest;
  return game === 'logic-maze' ? anyEscape : anyPlain;
};

const anyLevel: fc.Arbitrary<LevelProgress> = fc.constantFrom('sokoban', 'logic-maze', 'later').chain((game) =>
  fc
    .record({
      level: fc.constantFrom('a', 'b'),
      title: fc.constantFrom('', 'First steps 1', 'Premiers pas 1'),
      isSolved: fc.boolean(),
      day: fc.option(fc.constantFrom('18', '19')),
      value: valuesOf(game),
    })
    .map(({ day, ...level }) => {
      const solvedAt = level.isSolved && day !== null && { solvedAt: `2026-11-${day}T05:15:00.000Z` };
      return Object.assign({ game }, level, solvedAt);
    }),
);

export const anyProgress: fc.Arbitrary<Progress> = fc
  .record({
    known: fc.uniqueArray(fc.constantFrom('sokoban', 'race', 'later')),
    levels: fc.array(anyLevel, { maxLength: 6 }),
  })
  .map(({ known, levels }) => ({ known: new Set(known), levels: joinLevels(KINDS, levels) }));
