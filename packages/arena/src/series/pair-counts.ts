/**
 * How often a pair came to each score, from the worst to the best, all the same step apart. Two games with seats swapped
 * on one seed have five: 0, ½, 1, 1½, 2 points of 2. A comparison of two who play alone has three. The games of a pair
 * hang together, so that the pair is what is counted.
 */
export type PairCounts = readonly number[];

export const PENTANOMIAL: PairCounts = [0, 0, 0, 0, 0];
export const TRINOMIAL: PairCounts = [0, 0, 0];

/** The score of a category as a share, from 0 to 1. */
export const shareOf = (category: number, counts: PairCounts): number => category / (counts.length - 1);

export const countPairs = (counts: PairCounts): number => counts.reduce((sum, count) => sum + count, 0);

/** The counts with one pair more. */
export const withPair = (counts: PairCounts, category: number): PairCounts =>
  counts.map((count, index) => (index === category ? count + 1 : count));

/** The mean of the shares. Counts need not be whole. */
export const meanShare = (counts: PairCounts): number =>
  counts.reduce((sum, count, category) => sum + count * shareOf(category, counts), 0) / countPairs(counts);

/** The mean square distance of the shares from their mean. */
export function varianceOfShare(counts: PairCounts): number {
  const mean = meanShare(counts);
  const squares = counts.reduce((sum, count, category) => sum + count * (shareOf(category, counts) - mean) ** 2, 0);
  return squares / countPairs(counts);
}
