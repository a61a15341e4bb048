import type { Bout, BoutReport } from '../bout/bout.ts';
import { pointsAlone, pointsOf } from './points.ts';
import { type Leg, type Series, seatsOf } from './schedule.ts';

/** A game of a pair that has been played. */
export interface PlayedGame {
  readonly leg: Leg;
  readonly bout: Bout;
  readonly report: BoutReport;
}

/** A pair that has been played: both games, in the order of the legs. */
export interface PlayedPair {
  readonly pair: number;
  readonly games: readonly [PlayedGame, PlayedGame];
  /** What the first player has of each game that counts, of which two who play alone have one. */
  readonly points: readonly number[];
}

export function judgePair(series: Series, pair: number, games: readonly [PlayedGame, PlayedGame]): PlayedPair {
  const [one, other] = games;
  const points = series.isSolo
    ? [pointsAlone(one.report, other.report)]
    : games.map(({ leg, report }) => pointsOf(report.ending, seatsOf(series, { leg }).indexOf(0)));
  return { pair, games, points };
}

/** Which of the scores of a pair it is, from the worst. */
export const categoryOf = ({ points }: PlayedPair): number => 2 * points.reduce((sum, each) => sum + each, 0);
