import type { Random } from '@dedalo/grid';
import { estimate } from '../../src/series/estimate.ts';
import { type PairCounts, PENTANOMIAL, withPair } from '../../src/series/pair-counts.ts';
import { sprt, type SprtRules, type SprtVerdict } from '../../src/series/sprt.ts';
import { drawCategory, drawCounts } from './simulated-players.ts';

interface Trial {
  /** How likely each score of a pair is. */
  readonly odds: readonly number[];
  readonly runs: number;
  readonly random: Random;
}

/** How many of so many series have an interval that holds the true difference. */
export function countCovered(elo: number, pairs: number, { odds, runs, random }: Trial): number {
  let covered = 0;
  for (let run = 0; run < runs; run++) {
    if (isCovered(elo, drawCounts(odds, pairs, random))) covered++;
  }
  return covered;
}

function isCovered(elo: number, counts: PairCounts): boolean {
  const [low, high] = estimate(counts).interval95;
  return (low ?? -Infinity) <= elo && elo <= (high ?? Infinity);
}

export interface Verdicts extends Record<SprtVerdict, number> {
  /** Of all runs together. */
  pairs: number;
  /** How many have the true difference, where it is told, in their interval. */
  covered: number;
}

/** How so many tests end. */
export function countVerdicts(
  rules: SprtRules,
  { odds, runs, random, elo }: Trial & { readonly elo?: number },
): Verdicts {
  const verdicts: Verdicts = { accepted: 0, rejected: 0, open: 0, pairs: 0, covered: 0 };
  for (let run = 0; run < runs; run++) {
    let counts = PENTANOMIAL;
    let verdict: SprtVerdict = 'open';
    while (verdict === 'open') {
      counts = withPair(counts, drawCategory(odds, random));
      verdicts.pairs++;
      ({ verdict } = sprt(counts, rules));
    }
    verdicts[verdict]++;
    if (elo !== undefined && isCovered(elo, counts)) verdicts.covered++;
  }
  return verdicts;
}

/** The most that luck adds to so many of `runs`, in all but one of a thousand cases. */
export const mostByLuck = (share: number, runs: number): number =>
  runs * share + 3.1 * Math.sqrt(runs * share * (1 - share));
