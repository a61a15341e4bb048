import { CountedPairs } from './counted-pairs.ts';
import { boardsOf, duelsOn, MATCH, type PointsOf } from './duel.ts';
import type { Field } from './field.ts';
import type { Plan } from './plan.ts';

/** How many pairs are planned before the oldest one is over: a match may be long, and end early. */
const AHEAD = 1024;

/** Two players meet, pair after pair, until all is played or the test is decided. What lies beyond that is not planned. */
export function planMatch(field: Field, pointsOf: PointsOf): Plan {
  const counted = new CountedPairs(field).countOn(pointsOf);
  const to = counted.isOver ? counted.pairs : Math.min(boardsOf(field), counted.pairs + AHEAD);
  return {
    duels: duelsOn(field, MATCH, { from: 1, to }),
    byes: [],
    exits: [],
    isFinished: counted.isOver,
    total: field.games,
  };
}
