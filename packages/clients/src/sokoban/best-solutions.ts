import { type BadField, badField, type Fields, isFields, type ProgressKind } from '../progress/kind.ts';

/** A solution of a level, in LURD: small letters walk, capitals push. */
export interface Solution {
  readonly moves: number;
  readonly pushes: number;
  readonly solution: string;
}

/** The best solutions of a level. */
export interface BestSolutions {
  /** The fewest moves and, among these, the fewest pushes. */
  readonly bestMoves: Solution;
  /** The fewest pushes and, among these, the fewest moves. */
  readonly bestPushes: Solution;
  /** Shortened by the optimizer, if the player kept it: to be watched, and never a best. */
  readonly shortenedMoves?: Solution;
  readonly shortenedPushes?: Solution;
}

const OWN = ['bestMoves', 'bestPushes'] as const;
const SHORTENED = ['shortenedMoves', 'shortenedPushes'] as const;
const MOST_MOVES = 1_000_000;

/** The counts are computed from the letters, so that a best cannot be claimed by editing a number. */
export const isSolution = (value: Solution | Fields): value is Solution =>
  typeof value.solution === 'string' &&
  value.solution.length <= MOST_MOVES &&
  /^[udlr]+$/i.test(value.solution) &&
  value.moves === value.solution.length &&
  value.pushes === value.solution.replaceAll(/[a-z]/g, '').length;

/** The value of a level that was solved once. */
export const solvedOnce = (solution: Solution): BestSolutions => ({ bestMoves: solution, bestPushes: solution });

export const sokobanProgress: ProgressKind<BestSolutions> = {
  game: 'sokoban',
  isBetter: (value, than) => countsOf(sokobanProgress.join(value, than)) !== countsOf(than),
  join: (a, b) =>
    bestOf(
      [...solutionsIn(a, OWN), ...solutionsIn(b, OWN)],
      [...solutionsIn(a, SHORTENED), ...solutionsIn(b, SHORTENED)],
    ),

  /** An entry with one valid solution of two keeps that one. */
  read(fields) {
    const bad: BadField[] = [];
    const read = (name: keyof BestSolutions): Solution[] => {
      const value = fields[name];
      if (isFields(value) && isSolution(value)) {
        return [{ moves: value.moves, pushes: value.pushes, solution: value.solution }];
      }
      if (value !== undefined || name.startsWith('best')) bad.push(badField(name, value));
      return [];
    };
    const own = OWN.flatMap(read);
    const shortened = SHORTENED.flatMap(read);
    return { value: own.length === 0 ? undefined : bestOf(own, shortened), bad };
  },
};

const solutionsIn = (value: BestSolutions, names: readonly (keyof BestSolutions)[]): Solution[] =>
  names.flatMap((name) => value[name] ?? []);

const countsOf = (value: BestSolutions): string =>
  solutionsIn(value, [...OWN, ...SHORTENED])
    .map(({ moves, pushes }) => `${moves} ${pushes}`)
    .join();

const bestOf = (own: readonly Solution[], shortened: readonly Solution[]): BestSolutions => ({
  bestMoves: first(own, byMoves),
  bestPushes: first(own, byPushes),
  ...(shortened.length > 0 && {
    shortenedMoves: first(shortened, byMoves),
    shortenedPushes: first(shortened, byPushes),
  }),
});

type Compare = (a: Solution, b: Solution) => number;

const first = (solutions: readonly Solution[], compare: Compare): Solution => [...solutions].sort(compare)[0]!;

const byMoves: Compare = (a, b) => a.moves - b.moves || a.pushes - b.pushes || byLetters(a, b);
const byPushes: Compare = (a, b) => a.pushes - b.pushes || a.moves - b.moves || byLetters(a, b);

/** The choice between equals must not depend on their order. */
const byLetters: Compare = (a, b) => Number(a.solution > b.solution) - Number(a.solution < b.solution);
