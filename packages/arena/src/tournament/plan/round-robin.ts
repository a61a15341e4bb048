import type { Meeting, PointsOf } from './duel.ts';
import type { Field } from './field.ts';
import { fixedPlan } from './fixed-plan.ts';
import type { Plan } from './plan.ts';

export const planRoundRobin = (field: Field, pointsOf: PointsOf): Plan =>
  fixedPlan(field, roundRobin(field.slugs.length), pointsOf);

/**
 * Everybody meets everybody once, in rounds in which nobody meets two: the first stays, the others go round a circle.
 * With an odd number somebody rests in every round.
 */
function roundRobin(players: number): Meeting[] {
  const circle = Array.from({ length: players + (players % 2) }, (_, player) => player);
  const meetings: Meeting[] = [];
  for (let round = 1; round < circle.length; round++) {
    let table = 0;
    for (let place = 0; place < circle.length / 2; place++) {
      const pair = [circle[place]!, circle.at(-1 - place)!].sort((a, b) => a - b);
      // A player that meets the number that nobody has rests.
      if (pair[1]! < players) meetings.push({ round, table: ++table, players: [pair[0]!, pair[1]!] });
    }
    circle.splice(1, 0, circle.pop()!);
  }
  return meetings;
}
