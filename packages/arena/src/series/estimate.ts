import { type Beta, betaBelow, betaQuantile } from './beta.ts';
import { eloOfScore } from './elo.ts';
import { countPairs, meanShare, type PairCounts, varianceOfShare } from './pair-counts.ts';

/** What pairs say about the strength of the first player against the second. */
export interface Estimate {
  /** Share of the points, from 0 to 1. */
  readonly score: number;
  /** Null where it is infinite: all was won, or all was lost. */
  readonly elo: number | null;
  /** The true difference lies in it with 95 %; null is an end that is infinite. */
  readonly interval95: readonly [low: number | null, high: number | null];
  /** How likely it is that the first is the stronger one. */
  readonly los: number;
}

/** Weight of what is added at an end, in pairs. */
const PRIOR = 0.5;
const TAIL = 0.025;

/**
 * Jeffreys' interval for a share, carried over from wins and losses to pairs of any score: half a pair is added at either
 * end, the mean of the shares gets the beta distribution of the mean and the variance that follow (of a Dirichlet
 * posterior), and its quantiles are the interval. With wins and losses alone it is exactly Jeffreys' (Brown, Cai,
 * DasGupta, "Interval Estimation for a Binomial Proportion", 2001), which is advised there for few observations and, as
 * there, mended at the ends: where at most one pair's worth of points is missing, the bound on that side is taken without
 * the half pair at the far end. So a series that is all won has a finite lower bound and no upper one.
 *
 * Chosen by the exact coverage with 10, 20 and 30 pairs, over draws, seat advantages and differences up to 1500 Elo. The
 * usual intervals (normal, Student's t) hold the truth of lopsided series hardly ever: without a loss there is no
 * variance. Wilson's with an effective number of pairs is wider and covers 97 to 98 % on average. This one covers 97 % on
 * average, 92 % in the worst of all cases, and 93 to 98 % up to 600 Elo.
 */
export function estimate(counts: PairCounts): Estimate {
  const pairs = countPairs(counts);
  if (pairs === 0) return { score: 0.5, elo: 0, interval95: [null, null], los: 0.5 };
  const score = meanShare(counts);
  const isNearlyLost = score * pairs <= 1;
  const isNearlyWon = (1 - score) * pairs <= 1;
  const low = quantile(posterior(counts, { worst: PRIOR, best: isNearlyLost ? 0 : PRIOR }), TAIL, 0);
  const high = quantile(posterior(counts, { worst: isNearlyWon ? 0 : PRIOR, best: PRIOR }), 1 - TAIL, 1);
  return {
    score,
    elo: finite(eloOfScore(score)),
    interval95: [finite(eloOfScore(low)), finite(eloOfScore(high))],
    los: 1 - betaBelow(posterior(counts, { worst: PRIOR, best: PRIOR })!, 0.5),
  };
}

/** Undefined where all the weight is at one end: then there is nothing to doubt. */
function posterior(counts: PairCounts, prior: { readonly worst: number; readonly best: number }): Beta | undefined {
  const weights = counts.map(
    (count, category) => count + (category === 0 ? prior.worst : category === counts.length - 1 ? prior.best : 0),
  );
  const mean = meanShare(weights);
  const variance = varianceOfShare(weights) / (countPairs(weights) + 1);
  if (variance === 0) return undefined;
  const size = (mean * (1 - mean)) / variance - 1;
  return { a: mean * size, b: (1 - mean) * size };
}

const quantile = (beta: Beta | undefined, probability: number, end: 0 | 1): number =>
  beta ? betaQuantile(beta, probability) : end;

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);
