import { canPairAll } from './matching.ts';

/** What a round is paired from. Players stand in the order of their points, and before that of the first round. */
export interface SwissTable {
  readonly ranking: readonly number[];
  points(player: number): number;
  /** How often two have met. */
  met(a: number, b: number): number;
  byes(player: number): number;
}

export interface SwissRound {
  readonly pairs: readonly (readonly [number, number])[];
  readonly bye: number | undefined;
}

/**
 * Pairs a round: the best meets the first of the lower half of those with as many points, and so down the table. Who
 * finds nobody there meets the best of the next group. Nobody meets the same one again while everyone can be paired
 * without that, which is looked into before each pair is made.
 */
export function pairSwissRound(table: SwissTable): SwissRound {
  for (let most = 0; ; most++) {
    const mayMeet = (a: number, b: number): boolean => table.met(a, b) <= most;
    const round = pairWith(table, mayMeet);
    if (round) return round;
  }
}

type MayMeet = (a: number, b: number) => boolean;

function pairWith(table: SwissTable, mayMeet: MayMeet): SwissRound | undefined {
  const { ranking } = table;
  if (ranking.length % 2 === 0) {
    return canPairAll(ranking, mayMeet) ? { pairs: pairAll(table, ranking, mayMeet), bye: undefined } : undefined;
  }
  const fewest = Math.min(...ranking.map((player) => table.byes(player)));
  for (const bye of ranking.filter((player) => table.byes(player) === fewest).reverse()) {
    const rest = ranking.filter((player) => player !== bye);
    if (canPairAll(rest, mayMeet)) return { pairs: pairAll(table, rest, mayMeet), bye };
  }
  return undefined;
}

/** They can all be paired; every pair leaves that so. */
function pairAll(table: SwissTable, players: readonly number[], mayMeet: MayMeet): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  let left = players;
  while (left.length > 0) {
    const [first] = left as [number, ...number[]];
    const rest = left.slice(1);
    const others = (opponent: number): number[] => rest.filter((player) => player !== opponent);
    const opponent = preferred(table, first, rest).find(
      (candidate) => mayMeet(first, candidate) && canPairAll(others(candidate), mayMeet),
    );
    if (opponent === undefined) throw new Error('a round that could be paired cannot');
    pairs.push([first, opponent]);
    left = others(opponent);
  }
  return pairs;
}

/** Whom the first one would best meet: the lower half of its group from the top, the upper half from below, the others. */
function preferred(table: SwissTable, first: number, rest: readonly number[]): number[] {
  const group = rest.filter((player) => table.points(player) === table.points(first));
  const half = Math.floor((group.length + 1) / 2) - 1;
  const upper = Math.max(half, 0);
  return [...group.slice(upper), ...group.slice(0, upper).reverse(), ...rest.slice(group.length)];
}
