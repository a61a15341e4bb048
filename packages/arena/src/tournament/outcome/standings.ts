import type { MeetingResult, PairingResult } from '@dedalo/protocol/report';
import { type PairCounts, PENTANOMIAL, TRINOMIAL, withPair } from '../../series/pair-counts.ts';
import { boardsOf } from '../plan/duel.ts';
import type { Field } from '../plan/field.ts';
import type { Plan } from '../plan/plan.ts';
import { type PlayedGames, pointsFrom } from '../plan/run.ts';
import { type RatedGame, type Rating, ratingsOf } from './ratings.ts';
import { addPoints, NOTHING, pairingOf, sumOf, type Tally } from './tally.ts';

/** How a player stands. */
export interface Standing extends PairingResult, Rating {
  readonly player: number;
  readonly byes: number;
  readonly buchholz: number;
  readonly outIn: number | null;
  /** By player; null where the two have not met. */
  readonly against: readonly (MeetingResult | null)[];
}

/** How all players stand, in the order in which they are listed. */
export function standingsOf(field: Field, plan: Plan, played: PlayedGames): Standing[] {
  const { against, rated } = countDuels(field, plan, played);
  const pairs = countMeetings(field, plan, played);
  const ratings = ratingsOf(field.slugs.length, rated);
  // A bye is as good as a meeting in which every game was won; in a knock-out going through is enough.
  const perBye = field.format === 'swiss' ? boardsOf(field) * (field.isSolo ? 1 : 2) : 0;
  const totals = against.map((row, player) => {
    const byes = plan.byes.filter((bye) => bye.player === player).length;
    const total = pairingOf(row.reduce<Tally>((sum, one) => (one ? sumOf(sum, one) : sum), NOTHING));
    return { ...total, points: total.points + perBye * byes, byes };
  });
  return totals.map((total, player) =>
    Object.assign({}, total, ratings[player]!, {
      player,
      buchholz: against[player]!.reduce((sum, one, other) => (one ? sum + totals[other]!.points : sum), 0),
      outIn: plan.exits.find((exit) => exit.player === player)?.round ?? null,
      against: against[player]!.map(
        (one, other) => one && Object.assign(pairingOf(one), { pairs: pairs(player, other) }),
      ),
    }),
  );
}

function countDuels(
  field: Field,
  { duels }: Plan,
  played: PlayedGames,
): { against: (Tally | null)[][]; rated: RatedGame[] } {
  const against = field.slugs.map(() => field.slugs.map((): Tally | null => null));
  const rated: RatedGame[] = [];
  const pointsOf = pointsFrom(field, played);
  for (const duel of duels) {
    const points = pointsOf(duel);
    if (points === undefined) continue;
    const [one, two] = duel.players;
    against[one]![two] = addPoints(against[one]![two] ?? NOTHING, points);
    against[two]![one] = addPoints(against[two]![one] ?? NOTHING, 1 - points);
    rated.push({ players: duel.players, points });
  }
  return { against, rated };
}

/** The pairs of games that are over, by their result for one player against another. */
function countMeetings(
  field: Field,
  { duels }: Plan,
  played: PlayedGames,
): (player: number, other: number) => PairCounts {
  const none = field.isSolo ? TRINOMIAL : PENTANOMIAL;
  const counts = field.slugs.map(() => field.slugs.map(() => none));
  const pointsOf = pointsFrom(field, played);
  // Both games of a pair stand one behind the other, with seats swapped.
  const size = field.isSolo ? 1 : 2;
  for (let index = 0; index < duels.length; index += size) {
    const [one, two] = duels[index]!.players;
    const points = duels.slice(index, index + size).map((duel) => pointsOf(duel));
    if (points.includes(undefined)) continue;
    const category = points.reduce<number>((sum, first, leg) => sum + 2 * (leg === 0 ? first! : 1 - first!), 0);
    counts[one]![two] = withPair(counts[one]![two]!, category);
    counts[two]![one] = withPair(counts[two]![one]!, none.length - 1 - category);
  }
  return (player, other) => counts[player]![other]!;
}
