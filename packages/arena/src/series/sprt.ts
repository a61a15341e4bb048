import { scoreOfElo } from './elo.ts';
import { countPairs, type PairCounts, shareOf } from './pair-counts.ts';

/** Two assumptions about the Elo difference, and how often each may be taken for the other. */
export interface SprtRules {
  /** What is to be refused: "not more than this". */
  readonly elo0: number;
  /** What is to be accepted: "at least this". More than `elo0`. */
  readonly elo1: number;
  /** How often elo1 is accepted though elo0 is true. */
  readonly alpha: number;
  /** How often elo0 is accepted though elo1 is true. */
  readonly beta: number;
}

export const SPRT_VERDICTS = ['accepted', 'rejected', 'open'] as const;
/** Whether elo1 is accepted. */
export type SprtVerdict = (typeof SPRT_VERDICTS)[number];

export interface SprtState {
  readonly verdict: SprtVerdict;
  /** The logarithm of how many times likelier the pairs are under elo1 than under elo0. */
  readonly llr: number;
  readonly lower: number;
  readonly upper: number;
}

/** Where Wald's test ends. */
export const sprtBounds = ({ alpha, beta }: SprtRules): { readonly lower: number; readonly upper: number } => ({
  lower: Math.log(beta / (1 - alpha)),
  upper: Math.log((1 - beta) / alpha),
});

export function sprt(counts: PairCounts, rules: SprtRules): SprtState {
  const { lower, upper } = sprtBounds(rules);
  const llr = logLikelihoodRatio(counts, rules);
  return { verdict: llr >= upper ? 'accepted' : llr <= lower ? 'rejected' : 'open', llr, lower, upper };
}

/** Added to every score, in pairs: see below. */
const PRIOR = 0.1;
/** Whatever the bounds, the interval has shrunk by then to what a number can tell apart. */
const HALVINGS = 60;

/**
 * The generalized likelihood ratio as fishtest has it (LLRcalc.py; Van den Bergh, support_MLE_multinomial.pdf, proposition
 * 1.1): for either assumption the distribution over the scores of a pair that explains the counts best among those with
 * the assumed mean. Every score gets a little weight, else a series of wins alone would be impossible under both.
 * Fishtest gives 0.001 of a pair to scores that have not come yet. With bounds as wide as 0,50, where a test is short,
 * that was wrong in up to 5.4 % of 8000 runs instead of 5 %, and a tenth of a pair for every score in up to 5.0 %.
 */
export function logLikelihoodRatio(counts: PairCounts, { elo0, elo1 }: Pick<SprtRules, 'elo0' | 'elo1'>): number {
  if (countPairs(counts) === 0) return 0;
  const weights = counts.map((count) => count + PRIOR);
  const tilt0 = tiltFor(weights, scoreOfElo(elo0));
  const tilt1 = tiltFor(weights, scoreOfElo(elo1));
  return weights.reduce((sum, weight, category) => {
    const share = shareOf(category, weights);
    return sum + weight * Math.log((1 + tilt0 * (share - scoreOfElo(elo0))) / (1 + tilt1 * (share - scoreOfElo(elo1))));
  }, 0);
}

/**
 * The likeliest distribution of a given mean is p / (1 + tilt (share − mean)), for the one tilt that gives this mean: the
 * root of a decreasing function between two poles. It is halved a fixed number of times: faster ways need not end where
 * the root is next to a pole, as it is with lopsided counts.
 */
function tiltFor(weights: PairCounts, mean: number): number {
  const distances = weights.map((_, category) => shareOf(category, weights) - mean);
  let low = -1 / (1 - mean);
  let high = 1 / mean;
  for (let step = 0; step < HALVINGS; step++) {
    const tilt = (low + high) / 2;
    let slope = 0;
    for (const [category, distance] of distances.entries()) {
      slope += (weights[category]! * distance) / (1 + tilt * distance);
    }
    if (slope > 0) low = tilt;
    else high = tilt;
  }
  return (low + high) / 2;
}
