import { boardsOf, type Duel, duelsOf, type PointsOf } from './duel.ts';
import type { Field } from './field.ts';
import { firstOrder } from './first-order.ts';
import type { Bye, Plan } from './plan.ts';
import { pairSwissRound } from './swiss-pairing.ts';

/** Nobody is out; in every round those meet who have done equally well. Who has no opponent has won its games. */
export function planSwiss(field: Field, pointsOf: PointsOf): Plan {
  const order = firstOrder(field);
  const points = order.map(() => 0);
  const byeCounts = order.map(() => 0);
  const meetings = new Map<string, number>();
  const pairKey = (a: number, b: number): string => `${Math.min(a, b)} ${Math.max(a, b)}`;
  const duels: Duel[] = [];
  const byes: Bye[] = [];
  const perMeeting = boardsOf(field) * (field.isSolo ? 1 : 2);
  const total = field.rounds * Math.floor(order.length / 2) * perMeeting;

  for (let round = 1; round <= field.rounds && order.length > 1; round++) {
    const { pairs, bye } = pairSwissRound({
      // Sorting keeps the first order among equals.
      ranking: order.toSorted((a, b) => points[b]! - points[a]!),
      points: (player) => points[player]!,
      met: (a, b) => meetings.get(pairKey(a, b)) ?? 0,
      byes: (player) => byeCounts[player]!,
    });
    const played = pairs.flatMap((players, index) => duelsOf(field, { round, table: index + 1, players }));
    duels.push(...played);
    if (bye !== undefined) {
      byes.push({ round, player: bye });
      byeCounts[bye]!++;
      points[bye]! += perMeeting;
    }
    for (const [a, b] of pairs) meetings.set(pairKey(a, b), (meetings.get(pairKey(a, b)) ?? 0) + 1);
    for (const duel of played) {
      const won = pointsOf(duel);
      if (won === undefined) return { duels, byes, exits: [], isFinished: false, total };
      points[duel.players[0]]! += won;
      points[duel.players[1]]! += 1 - won;
    }
  }
  return { duels, byes, exits: [], isFinished: true, total };
}

/** As many as it takes until one can have won them all. */
export const usualRounds = (players: number): number => Math.max(1, Math.ceil(Math.log2(players)));
