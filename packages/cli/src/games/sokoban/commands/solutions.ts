import {
  actionsOf,
  compareMetrics,
  directionOf,
  type Level,
  type LevelEntry,
  type Metrics,
  metricsOf,
  modeOf,
  playActions,
  type Rejection,
  type SavedGame,
  sokoban,
  type State,
} from '@dedalo/sokoban';

/** The result of playing a stored game. */
export interface GameVerdict {
  readonly game: SavedGame;
  readonly isSolved: boolean;
  readonly refused?: { readonly number: number; readonly rejection: Rejection };
  /** Of forward games that could be played. */
  readonly metrics?: Metrics;
}

export function judgeGame({ level }: LevelEntry, game: SavedGame): GameVerdict {
  const { letters } = game.moves;
  if (modeOf(letters) === 'reverse') return judgeReverse(level, game);
  const measured = metricsOf(
    level,
    [...letters].flatMap((letter) => directionOf(letter) ?? []),
  );
  if (!('refusedAt' in measured)) return { game, isSolved: measured.isSolved, metrics: measured.metrics };
  const { refusedAt, rejection } = measured;
  return { game, isSolved: false, refused: { number: refusedAt + 1, rejection } };
}

function judgeReverse(level: Level, game: SavedGame): GameVerdict {
  const played = playActions(level, 'reverse', actionsOf(level, game.moves.letters));
  if (!played) return { game, isSolved: false };
  if (played.refused) return { game, isSolved: false, refused: played.refused };
  return { game, isSolved: isSolvedState(played.state) };
}

const isSolvedState = (state: State): boolean => sokoban.outcome(state)?.reason === 'solved';

/** The metrics of the games that solve a level, the fewest pushes first. */
export const solutionsOf = (entry: LevelEntry): Metrics[] =>
  entry.games
    .map((game) => judgeGame(entry, game))
    .flatMap(({ isSolved, metrics }) => (isSolved && metrics ? [metrics] : []))
    .sort((a, b) => compareMetrics(a, b, 'pushes'));

/** By custom a title that begins like this promises a solution; all others are games in progress. */
export const isCalledSolution = ({ title }: SavedGame): boolean => /^\s*solution/i.test(title ?? '');
