import type { Bar, Standing } from './comparison.ts';

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** How many times longer `slow` took than `fast`, over the tasks that both did. */
export function ratio(slow: Standing, fast: Standing): number {
  const both = Math.min(slow.times.length, fast.times.length);
  return sum(slow.times.slice(0, both)) / sum(fast.times.slice(0, both));
}

/** The fastest whose answers were all right. */
export function fastest(standings: readonly Standing[], kind: Standing['kind']): Standing | undefined {
  const right = standings.filter((standing) => standing.kind === kind && standing.wrong === undefined);
  return right.reduce<Standing | undefined>((best, one) => (best && ratio(one, best) >= 1 ? best : one), undefined);
}

/** A contestant by its name, if its answers were all right. */
export const rightOne = (standings: readonly Standing[], name: string): Standing | undefined =>
  standings.find((standing) => standing.name === name && standing.wrong === undefined);

const times = (number: number): string => `${number.toFixed(2)}×`;

/** `slow` takes at least `least` times as long as `fast`. */
export function atLeast(
  claim: string,
  least: number,
  pair: { slow?: Standing | undefined; fast?: Standing | undefined },
): Bar {
  const { slow, fast } = pair;
  const measured = slow && fast ? ratio(slow, fast) : Number.NaN;
  return { claim, bar: `≥ ${least}×`, measured: times(measured), isReached: measured >= least };
}

/** `slow` takes at most `most` times as long as `fast`. */
export function atMost(
  claim: string,
  most: number,
  pair: { slow?: Standing | undefined; fast?: Standing | undefined },
): Bar {
  const { slow, fast } = pair;
  const measured = slow && fast ? ratio(slow, fast) : Number.NaN;
  return { claim, bar: `≤ ${most}×`, measured: times(measured), isReached: measured <= most };
}
