/**
 * One way to solve a level. In Sokoban the solution is in LURD: small letters walk, capitals push. In the logic mazes
 * nothing is pushed, and `w` waits.
 */
export interface Solution {
  readonly moves: number;
  readonly pushes: number;
  readonly solution: string;
}

/** A level is known by its fingerprint; its title is there for people who read the file. */
export interface SolvedLevel {
  readonly game: string;
  readonly level: string;
  readonly title: string;
  /** The fewest moves and, among these, the fewest pushes. */
  readonly bestMoves: Solution;
  /** The fewest pushes and, among these, the fewest moves. */
  readonly bestPushes: Solution;
  /** What the optimizer made of the player's own, if the player kept it: to be watched, and never a best. */
  readonly shortenedMoves?: Solution;
  readonly shortenedPushes?: Solution;
}

export interface Progress {
  /** The games whose how-to-play has been seen. */
  readonly known: readonly string[];
  readonly solved: readonly SolvedLevel[];
}

/** A level that has just been solved. */
export type SolvedEntry = Pick<SolvedLevel, 'game' | 'level' | 'title'> & Solution;

export const NO_PROGRESS: Progress = { known: [], solved: [] };

const MOST_TITLE = 200;
const MOST_MOVES = 1_000_000;

/** Also the name of the game's file, hence small letters. */
export const isGameName = (text: string): boolean => /^[a-z][a-z0-9-]{0,31}$/.test(text);

export const isFingerprint = (text: string): boolean => /^[!-~]{1,128}$/.test(text);

/** The letters of each game; LURD where nothing else is said. */
const LURD = /^[udlr]+$/i;
const LETTERS: ReadonlyMap<string, RegExp> = new Map([['logic-maze', /^[udlrw]+$/]]);

/** The counts are those of the letters, so that a best cannot be claimed by editing a number. */
export const isSolution = ({ moves, pushes, solution }: Solution, game = 'sokoban'): boolean =>
  solution.length <= MOST_MOVES &&
  (LETTERS.get(game) ?? LURD).test(solution) &&
  moves === solution.length &&
  pushes === solution.replaceAll(/[a-z]/g, '').length;

/** One line that a terminal can show. */
export const cleanTitle = (title: string): string =>
  [...title.toWellFormed().replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ')].slice(0, MOST_TITLE).join('').trim();

export const findSolved = (progress: Progress, game: string, level: string): SolvedLevel | undefined =>
  progress.solved.find((solved) => solved.game === game && solved.level === level);

/** Never loses a better solution; of two that are alike the older stays. */
export const addSolved = (progress: Progress, entry: SolvedEntry): Progress =>
  mergeProgress(progress, { known: [], solved: [solvedLevelOf(entry)] });

/** A shortened solution of a level that has been solved; where a shorter one was kept, that one stays. */
export function addShortened(progress: Progress, entry: SolvedEntry): Progress {
  const { bestMoves: found, ...level } = solvedLevelOf(entry);
  const solved = findSolved(progress, level.game, level.level);
  if (!solved) return progress;
  return mergeProgress(progress, {
    known: [],
    solved: [{ ...solved, shortenedMoves: found, shortenedPushes: found }],
  });
}

/** The level as if it had been solved this one time. */
export function solvedLevelOf(entry: SolvedEntry): SolvedLevel {
  const { game, level, title, moves, pushes, solution } = entry;
  if (!isGameName(game) || !isFingerprint(level) || !isSolution(entry, game)) {
    throw new RangeError(`not a solution of a level: ${JSON.stringify(entry)}`);
  }
  const found = { moves, pushes, solution };
  return { game, level, title: cleanTitle(title), bestMoves: found, bestPushes: found };
}

export const addKnown = (progress: Progress, game: string): Progress =>
  progress.known.includes(game) ? progress : { ...progress, known: [...progress.known, game] };

/** What either has reached: two programs may write into one folder. */
export function mergeProgress(a: Progress, b: Progress): Progress {
  const solved = new Map(a.solved.map((level) => [nameOf(level), level]));
  for (const level of b.solved) {
    const old = solved.get(nameOf(level));
    solved.set(nameOf(level), old === undefined ? level : better(old, level));
  }
  return { known: [...new Set([...a.known, ...b.known])], solved: [...solved.values()] };
}

/** Neither a game's name nor a fingerprint has a blank in it. */
const nameOf = ({ game, level }: SolvedLevel): string => `${game} ${level}`;

function better(old: SolvedLevel, recent: SolvedLevel): SolvedLevel {
  const levels = [old, recent];
  const own = shortest(levels.flatMap(({ bestMoves, bestPushes }) => [bestMoves, bestPushes]));
  const shortened = levels
    .flatMap(({ shortenedMoves, shortenedPushes }) => [shortenedMoves, shortenedPushes])
    .filter((solution) => solution !== undefined);
  const made = shortened.length === 0 ? undefined : shortest(shortened);
  return {
    ...old,
    title: recent.title || old.title,
    bestMoves: own.byMoves,
    bestPushes: own.byPushes,
    ...(made && { shortenedMoves: made.byMoves, shortenedPushes: made.byPushes }),
  };
}

function shortest(found: readonly Solution[]): { readonly byMoves: Solution; readonly byPushes: Solution } {
  const first = (count: (solution: Solution) => number, then: (solution: Solution) => number): Solution =>
    found.reduce((best, next) => ((count(next) - count(best) || then(next) - then(best)) < 0 ? next : best));
  const moves = (solution: Solution): number => solution.moves;
  const pushes = (solution: Solution): number => solution.pushes;
  return { byMoves: first(moves, pushes), byPushes: first(pushes, moves) };
}
