import type { PairingResult, TournamentResult } from '@dedalo/protocol/report';

/** Two players of a knock-out; the winner is first. */
export interface BracketMatch {
  readonly players: readonly [number, number];
  readonly isOver: boolean;
  /** The score of the first against the second. */
  readonly tally: PairingResult;
}

/**
 * The rounds of a knock-out. Two players meet once at most. A loser has met only those that it eliminated itself, and
 * the one that stayed in longer. Matches are in the order in which their winners meet in the next round.
 */
export function planBracket({
  players,
  pairings,
  games,
}: Pick<TournamentResult, 'players' | 'pairings' | 'games'>): BracketMatch[][] {
  const lastRound = (player: number): number => players[player]!.outIn ?? Infinity;
  const rounds: BracketMatch[][] = [];
  const add = (round: number, match: BracketMatch): void => {
    (rounds[round - 1] ??= []).push(match);
  };
  players.forEach(({ outIn }, loser) => {
    if (outIn === null) return;
    const winner = players.findIndex((_, other) => pairings[loser]?.[other] && lastRound(other) > outIn);
    const tally = pairings[winner]?.[loser];
    if (tally) add(outIn, { players: [winner, loser], isOver: true, tally });
  });
  for (const [a, b] of stillMeeting(players.length, lastRound)) {
    const tally = pairings[a]?.[b];
    const round = games.find(({ seats }) => seats.includes(a) && seats.includes(b))?.round;
    if (tally && round !== undefined) add(round, { players: [a, b], isOver: false, tally });
  }
  return inOrder(Array.from(rounds, (round) => round ?? []));
}

function stillMeeting(players: number, lastRound: (player: number) => number): [number, number][] {
  const left = Array.from({ length: players }, (_, player) => player).filter(
    (player) => lastRound(player) === Infinity,
  );
  return left.flatMap((a, index) => left.slice(index + 1).map((b): [number, number] => [a, b]));
}

function inOrder(rounds: readonly BracketMatch[][]): BracketMatch[][] {
  const ordered: BracketMatch[][] = [];
  let after: readonly number[] = [];
  for (const round of rounds.toReversed()) {
    const placeOf = ({ players }: BracketMatch): number => {
      const places = players.map((player) => after.indexOf(player)).filter((place) => place >= 0);
      return places.length === 0 ? Infinity : Math.min(...places);
    };
    const sorted = after.length === 0 ? round : round.toSorted((a, b) => placeOf(a) - placeOf(b));
    ordered.unshift(sorted);
    after = sorted.flatMap(({ players }) => players);
  }
  return ordered;
}
