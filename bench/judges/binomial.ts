/** ln of 0!, 1!, … n!. */
function logFactorials(n: number): Float64Array {
  const logs = new Float64Array(n + 1);
  for (let i = 1; i <= n; i++) logs[i] = logs[i - 1]! + Math.log(i);
  return logs;
}

/**
 * Whether so many successes lie within the central interval of the binomial distribution: neither so few nor so many
 * have less than half of what lies outside. Exact, because chances near 0 and 1 are not normally distributed.
 */
export function isWithin(successes: number, { trials, chance }: Trials, confidence: number): boolean {
  const logs = logFactorials(trials);
  const probability = (k: number): number => {
    if (chance <= 0) return k === 0 ? 1 : 0;
    if (chance >= 1) return k === trials ? 1 : 0;
    const ways = logs[trials]! - logs[k]! - logs[trials - k]!;
    return Math.exp(ways + k * Math.log(chance) + (trials - k) * Math.log1p(-chance));
  };
  let atMost = 0;
  let atLeast = 0;
  for (let k = 0; k <= trials; k++) {
    const p = probability(k);
    if (k <= successes) atMost += p;
    if (k >= successes) atLeast += p;
  }
  return Math.min(atMost, atLeast) >= (1 - confidence) / 2;
}

export interface Trials {
  readonly trials: number;
  readonly chance: number;
}
