import { Random } from '@dedalo/grid';
import { boardsOf, type Duel, duelsOn, type Meeting, type PointsOf } from './duel.ts';
import type { Field } from './field.ts';
import { firstOrder } from './first-order.ts';
import type { Bye, Exit, Plan } from './plan.ts';

/** How many boards more there are for two who are equal, one after the other, before the seed draws. */
export const EXTRA_BOARDS = 5;

/** The loser of a meeting is out. Where places in the first round are free, the first of the order go through it. */
export function planKnockout(field: Field, pointsOf: PointsOf): Plan {
  const duels: Duel[] = [];
  const byes: Bye[] = [];
  const exits: Exit[] = [];
  let bracket: readonly (number | undefined)[] = firstBracket(firstOrder(field));
  let isFinished = true;
  for (let round = 1; bracket.length > 1 && isFinished; round++) {
    const winners: number[] = [];
    for (let place = 0; place < bracket.length; place += 2) {
      const [one, two] = [bracket[place], bracket[place + 1]];
      if (one === undefined || two === undefined) {
        const player = (one ?? two)!;
        byes.push({ round, player });
        winners.push(player);
        continue;
      }
      const meeting: Meeting = { round, table: place / 2 + 1, players: [one, two] };
      const fought = fight(field, meeting, pointsOf);
      duels.push(...fought.duels);
      if (fought.winner === undefined) isFinished = false;
      else {
        winners.push(fought.winner);
        const loser = fought.winner === one ? two : one;
        exits.push({ round, player: loser, winner: fought.winner, isByLot: fought.isByLot });
      }
    }
    bracket = winners;
  }
  const perBoard = field.isSolo ? 1 : 2;
  const extra = duels.filter(({ board }) => board > boardsOf(field)).length;
  const total = Math.max(0, field.slugs.length - 1) * boardsOf(field) * perBoard + extra;
  return { duels, byes, exits, isFinished, total };
}

/**
 * The first round, whose size is a power of two, so that the first two of the order can only meet at the end, the first
 * four not before the last four are left, and so on. Free places are undefined.
 */
function firstBracket(order: readonly number[]): (number | undefined)[] {
  let places = [0];
  while (places.length < order.length) {
    const size = places.length * 2;
    places = places.flatMap((place) => [place, size - 1 - place]);
  }
  return places.map((place) => order[place]);
}

interface Fought {
  readonly duels: readonly Duel[];
  readonly winner?: number;
  readonly isByLot: boolean;
}

/** The games of a meeting, more of them while it is undecided. */
function fight(field: Field, meeting: Meeting, pointsOf: PointsOf): Fought {
  const [one, two] = meeting.players;
  const duels: Duel[] = [];
  let lead = 0;
  const usual = boardsOf(field);
  for (let to = usual; to <= usual + EXTRA_BOARDS; to++) {
    const next = duelsOn(field, meeting, { from: to === usual ? 1 : to, to });
    duels.push(...next);
    for (const duel of next) {
      const won = pointsOf(duel);
      if (won === undefined) return { duels, isByLot: false };
      lead += (won - 0.5) * (duel.players[0] === one ? 1 : -1);
    }
    if (lead !== 0) return { duels, winner: lead > 0 ? one : two, isByLot: false };
  }
  const lot = new Random(field.seed).stream(`lot ${meeting.round}.${meeting.table}`);
  return { duels, winner: lot.bool() ? one : two, isByLot: true };
}
