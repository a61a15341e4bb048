import rate from 'glicko2-lite';

/** A game between two players: what the first has of it. */
export interface RatedGame {
  readonly players: readonly [number, number];
  readonly points: number;
}

export interface Rating {
  readonly rating: number;
  readonly deviation: number;
}

/** What is believed of somebody of whom nothing is known (Glickman, Example of the Glicko-2 system, step 1). */
export const UNKNOWN: Rating = { rating: 1500, deviation: 350 };
const VOLATILITY = 0.06;

/** A rating, its deviation and what was won against it. */
type Opponent = [rating: number, deviation: number, points: number];

/**
 * A draw with somebody who surely has 1500. It says as much as a deviation of 350 does: near 1500 its information is
 * ¼, and (173.7178 / 350)² is 0.246. Without it nothing would hold those who win all their games.
 */
const ANCHOR: Opponent = [UNKNOWN.rating, 0, 0.5];

const NEAR_ENOUGH = 0.001;
const MOST_PASSES = 500;

/**
 * Ratings by Glicko-2, with the whole tournament as one rating period. Rated once from nothing, a win over the best
 * would count like one over the worst, because nothing is known of either. So everybody is rated again, from where the
 * pass before has put them and against opponents as it has put them, until nothing moves any more: those are the
 * ratings that these results do not change. Every game counts once: deviations always begin with 350.
 */
export function ratingsOf(players: number, games: readonly RatedGame[]): Rating[] {
  const met = Array.from({ length: players }, (): Met[] => []);
  for (const {
    players: [one, two],
    points,
  } of games) {
    met[one]!.push({ opponent: two, points });
    met[two]!.push({ opponent: one, points: 1 - points });
  }
  let ratings: Rating[] = met.map(() => UNKNOWN);
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const before = ratings;
    ratings = met.map((own, player) => {
      const to = rateFrom(before[player]!, [...opponentsIn(before, own), ANCHOR]);
      // Half a step: whole ones swing to and fro between two who met each other only.
      return { rating: (before[player]!.rating + to.rating) / 2, deviation: to.deviation };
    });
    if (ratings.every((now, player) => Math.abs(now.rating - before[player]!.rating) < NEAR_ENOUGH)) break;
  }
  return met.map((own, player) => {
    const { rating } = ratings[player]!;
    const { deviation } = own.length === 0 ? UNKNOWN : rateFrom(ratings[player]!, opponentsIn(ratings, own));
    return { rating: rounded(rating), deviation: rounded(deviation) };
  });
}

interface Met {
  readonly opponent: number;
  readonly points: number;
}

const opponentsIn = (ratings: readonly Rating[], met: readonly Met[]): Opponent[] =>
  met.map(({ opponent, points }) => [ratings[opponent]!.rating, ratings[opponent]!.deviation, points]);

function rateFrom({ rating }: Rating, opponents: readonly Opponent[]): Rating {
  const rated = rate(rating, UNKNOWN.deviation, VOLATILITY, opponents);
  return { rating: rated.rating, deviation: rated.rd };
}

/** More digits say nothing, and a last one may differ from machine to machine. */
const rounded = (value: number): number => Math.round(value * 10) / 10;
