import type { Format } from '@dedalo/protocol/report';
import type { Standing } from './standings.ts';

/** What decides the order, the first that differs; more is better. */
const MERITS: Readonly<Record<Format, (standing: Standing) => readonly number[]>> = {
  'round-robin': ({ points }) => [points],
  swiss: ({ points, buchholz }) => [points, buchholz],
  // Those that lost in the same round are equal.
  knockout: ({ outIn }) => [outIn ?? Infinity],
  // Challengers have more games than the others.
  gauntlet: ({ points, games }) => [games === 0 ? 0 : points / games],
};

export interface Ranked {
  readonly standing: Standing;
  readonly rank: number;
}

/** The best first. Equal ones share a rank and stand in the order of their points, then as they are listed. */
export function rank(format: Format, standings: readonly Standing[]): Ranked[] {
  const merits = MERITS[format];
  const compare = (a: Standing, b: Standing): number => compareLists(merits(b), merits(a));
  const sorted = standings.toSorted((a, b) => compare(a, b) || b.points - a.points || a.player - b.player);
  const ranked: Ranked[] = [];
  for (const [index, standing] of sorted.entries()) {
    const before = ranked.at(-1);
    const isEqual = before !== undefined && compare(before.standing, standing) === 0;
    ranked.push({ standing, rank: isEqual ? before.rank : index + 1 });
  }
  return ranked;
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index === -1 ? 0 : a[index]! > b[index]! ? 1 : -1;
}
