import type { BoutEnding, Score } from '@dedalo/protocol/report';
import type { Seat } from '@dedalo/engine';
import type { BoutReport } from '../bout/bout.ts';

/** What a seat has of a game for two: 1, ½ or 0. Whoever is at fault has lost; with both or no winners it is a draw. */
export function pointsOf(ending: BoutEnding, seat: Seat): number {
  if (ending.type === 'fault') return ending.seat === seat ? 0 : 1;
  const { winners } = ending.outcome;
  if (winners.length !== 1) return 0.5;
  return winners[0] === seat ? 1 : 0;
}

type Alone = Pick<BoutReport, 'ending' | 'score'>;

/** What the first of two has who played the same alone. A fault is worse than any score. */
export function pointsAlone(one: Alone, other: Alone): number {
  const hasFailed = [one, other].map(({ ending }) => ending.type === 'fault');
  if (hasFailed[0] || hasFailed[1]) return hasFailed[0] === hasFailed[1] ? 0.5 : hasFailed[0] ? 0 : 1;
  return (compareScores(one.score ?? [], other.score ?? []) + 1) / 2;
}

/** 1 where the first is better, −1 where it is worse, else 0. */
export function compareScores(one: Score, other: Score): -1 | 0 | 1 {
  for (let index = 0; index < Math.max(one.length, other.length); index++) {
    const difference = (one[index] ?? 0) - (other[index] ?? 0);
    if (difference !== 0) return difference > 0 ? 1 : -1;
  }
  return 0;
}
