import type { Random } from '@dedalo/grid';

/** One of the items that are worth most, each of those equally likely (TB8). */
export function pickBest<T>(items: readonly T[], worth: (item: T) => number, random: Random): T {
  const worths = items.map(worth);
  const most = Math.max(...worths);
  return random.pick(items.filter((_, index) => worths[index] === most));
}
