import type { Meeting, PointsOf } from './duel.ts';
import type { Field } from './field.ts';
import { fixedPlan } from './fixed-plan.ts';
import type { Plan } from './plan.ts';

/** Every challenger meets all who are none; in a round each challenger another one, while there are enough. */
export function planGauntlet(field: Field, pointsOf: PointsOf): Plan {
  const { challengers } = field;
  const others = field.slugs.map((_, player) => player).filter((player) => !challengers.includes(player));
  const meetings: Meeting[] = others.flatMap((_, turn) =>
    challengers.map((challenger, index) => ({
      round: turn + 1,
      table: index + 1,
      players: [challenger, others[(turn + index) % others.length]!] as const,
    })),
  );
  return fixedPlan(field, meetings, pointsOf);
}
