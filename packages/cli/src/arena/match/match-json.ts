import type { FaultCode } from '@dedalo/arena';
import type { PlayerTally } from '@dedalo/arena/series/index';
import type { PlayedMatch } from './played-match.ts';

/** The answer of `--json`: plain data, in one line. */
export function matchJson({ series, result, estimate, sprt, folder, odd }: PlayedMatch): string {
  const { tally, end } = result;
  const [a, b] = tally.players;
  return JSON.stringify({
    games: tally.games,
    a: playerJson(a),
    b: playerJson(b),
    draws: tally.draws,
    elo: estimate.elo,
    interval95: estimate.interval95,
    los: estimate.los,
    forfeits: sumOf([a.forfeits, b.forfeits]),
    score: estimate.score,
    pairs: tally.counts,
    ...(sprt && result.sprt && { sprt: { ...sprt, ...result.sprt } }),
    end,
    seed: series.seed,
    folder: folder ?? null,
    odd: odd.map(({ id, why, command }) => ({ id, why, command })),
  });
}

const playerJson = ({ name, ownName, wins, losses, forfeits, time }: PlayerTally): object => ({
  name,
  ownName,
  wins,
  losses,
  forfeits,
  time: {
    asked: time.asked,
    mean: time.asked === 0 ? 0 : time.total / time.asked,
    longest: time.longest,
    banked: time.banked,
  },
});

type Counts = Readonly<Partial<Record<FaultCode, number>>>;

function sumOf(counts: readonly Counts[]): Counts {
  const sum: Partial<Record<FaultCode, number>> = {};
  for (const [code, count] of counts.flatMap((each) => Object.entries(each) as [FaultCode, number][])) {
    sum[code] = (sum[code] ?? 0) + count;
  }
  return sum;
}
