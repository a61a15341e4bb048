import type { FaultCode, SeatTime } from '@dedalo/protocol/report';
import type { PlayedGames, Run } from '../plan/run.ts';

/** What a player did in all its games, whoever won. */
export interface Conduct {
  /** Games lost by faults, by their codes. */
  readonly faults: Readonly<Partial<Record<FaultCode, number>>>;
  readonly time: SeatTime;
  readonly ownName: string | null;
}

export function conductOf(player: number, runs: readonly Run[], played: PlayedGames): Conduct {
  const faults: Partial<Record<FaultCode, number>> = {};
  let time: SeatTime = { asked: 0, total: 0, longest: 0, banked: 0 };
  let ownName: string | null = null;
  for (const { id, players } of runs) {
    const seat = players.indexOf(player);
    const game = seat === -1 ? undefined : played.get(id);
    if (!game) continue;
    time = sumOfTimes(time, game.times[seat]);
    ownName ??= game.names[seat] ?? null;
    if (game.ending.type === 'fault' && game.ending.seat === seat) {
      const { code } = game.ending.fault;
      faults[code] = (faults[code] ?? 0) + 1;
    }
  }
  return { faults, time, ownName };
}

const sumOfTimes = (sum: SeatTime, one: SeatTime | undefined): SeatTime =>
  one === undefined
    ? sum
    : {
        asked: sum.asked + one.asked,
        total: sum.total + one.total,
        longest: Math.max(sum.longest, one.longest),
        banked: sum.banked + one.banked,
      };
