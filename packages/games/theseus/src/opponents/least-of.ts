/** All of the items that are worth least. */
export function leastOf<T>(items: readonly T[], worth: (item: T) => number): readonly T[] {
  const worths = items.map(worth);
  const least = Math.min(...worths);
  return items.filter((_, index) => worths[index] === least);
}
