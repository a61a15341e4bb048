import { duelsOf, type Meeting, type PointsOf } from './duel.ts';
import type { Field } from './field.ts';
import type { Plan } from './plan.ts';

/** The plan of a format in which it is known from the beginning who meets whom. */
export function fixedPlan(field: Field, meetings: readonly Meeting[], pointsOf: PointsOf): Plan {
  const duels = meetings.flatMap((meeting) => duelsOf(field, meeting));
  const isFinished = duels.every((duel) => pointsOf(duel) !== undefined);
  return { duels, byes: [], exits: [], isFinished, total: duels.length };
}
