import type { SeatTime } from '../bout/bout.ts';
import type { FaultCode } from '../bout/fault.ts';
import { categoryOf, type PlayedPair } from './pair.ts';
import { type PairCounts, PENTANOMIAL, TRINOMIAL, withPair } from './pair-counts.ts';
import { type Series, seatsOf } from './schedule.ts';

/** What one player has done in a series. */
export interface PlayerTally {
  readonly name: string;
  /** What it called itself in the last game, where it did. */
  readonly ownName: string | null;
  readonly wins: number;
  readonly losses: number;
  /** Games that it lost by a fault; where two play alone, those that it could not finish. */
  readonly forfeits: Readonly<Partial<Record<FaultCode, number>>>;
  readonly time: SeatTime;
}

/** What a series has come to. */
export interface Tally {
  readonly pairs: number;
  readonly games: number;
  readonly draws: number;
  readonly players: readonly [PlayerTally, PlayerTally];
  readonly counts: PairCounts;
}

const NO_TIME: SeatTime = { asked: 0, total: 0, longest: 0, banked: 0 };

const newcomer = (name: string): PlayerTally => ({
  name,
  ownName: null,
  wins: 0,
  losses: 0,
  forfeits: {},
  time: NO_TIME,
});

export const emptyTally = ({ isSolo, players: [a, b] }: Series): Tally => ({
  pairs: 0,
  games: 0,
  draws: 0,
  players: [newcomer(a.name), newcomer(b.name)],
  counts: isSolo ? TRINOMIAL : PENTANOMIAL,
});

/** The tally with one pair more. */
export function addPair(series: Series, tally: Tally, played: PlayedPair): Tally {
  const { points } = played;
  const count = (value: number): number => points.filter((each) => each === value).length;
  const [a, b] = tally.players.map((player, index) => addGames(series, player, { index: index as 0 | 1, played }));
  return {
    pairs: tally.pairs + 1,
    games: tally.games + points.length,
    draws: tally.draws + count(0.5),
    players: [
      { ...a!, wins: a!.wins + count(1), losses: a!.losses + count(0) },
      { ...b!, wins: b!.wins + count(0), losses: b!.losses + count(1) },
    ],
    counts: withPair(tally.counts, categoryOf(played)),
  };
}

function addGames(
  series: Series,
  player: PlayerTally,
  { index, played }: { readonly index: 0 | 1; readonly played: PlayedPair },
): PlayerTally {
  let { ownName, time } = player;
  const forfeits = { ...player.forfeits };
  for (const { leg, report } of played.games) {
    const seat = seatsOf(series, { leg }).indexOf(index);
    if (seat === -1) continue;
    ownName = report.names[seat] ?? ownName;
    time = addTimes(time, report.times[seat]!);
    const { ending } = report;
    if (ending.type !== 'fault' || ending.seat !== seat) continue;
    const { code } = ending.fault;
    forfeits[code] = (forfeits[code] ?? 0) + 1;
  }
  return { ...player, ownName, forfeits, time };
}

export const addTimes = (one: SeatTime, other: SeatTime): SeatTime => ({
  asked: one.asked + other.asked,
  total: one.total + other.total,
  longest: Math.max(one.longest, other.longest),
  banked: one.banked + other.banked,
});
