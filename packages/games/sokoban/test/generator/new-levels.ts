import type { Difficulty } from '../../src/generator/difficulty.ts';
import type { GeneratedLevel } from '../../src/generator/generator.ts';
import { NewLevel, type NewLevelWish } from '../../src/generator/new-level.ts';
import { scoreOf } from '../../src/generator/score.ts';
import { Solver } from '../../src/solver/solver.ts';

/** The level of a difficulty and a seed. */
export const makeNew = (difficulty: Difficulty, seed: string | number, slice = 50_000): GeneratedLevel =>
  makeWished({ difficulty, seed }, slice);

export function makeWished(wish: NewLevelWish, slice = 50_000): GeneratedLevel {
  const maker = new NewLevel(wish);
  while (!maker.run(slice));
  if (!maker.level) throw new Error(`no level: ${JSON.stringify(wish)}`);
  return maker.level;
}

/** Positions that the solver looks at before it has a solution of the fewest pushes: a measure that no generator knows. */
function nodesOf({ level }: GeneratedLevel): number {
  const solver = new Solver(level, { aim: 'pushes' });
  while (solver.run(100_000) === undefined);
  return solver.progress.nodes;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Means over some levels, in each of which a harder difficulty should have more. */
export const hardnessOf = (levels: readonly GeneratedLevel[]): readonly number[] => [
  mean(levels.map(({ measures }) => measures.pushes)),
  mean(levels.map(({ measures }) => scoreOf(measures))),
  mean(levels.map(({ measures }) => measures.wrongTurns)),
  mean(levels.map(nodesOf)),
];
