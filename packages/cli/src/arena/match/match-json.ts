import type { FaultCode } from '@dedalo/protocol/report';
import { meanShare } from '@dedalo/arena/series/index';
import type { MatchPlayer } from '@dedalo/arena/tournament/index';
import type { PlayedMatch } from './play-match.ts';

/** The answer of `--json`: plain data, in one line. */
export function matchJson({ tournament: { field }, result, end, folder, odd }: PlayedMatch): string {
  const { players, counts, estimate, sprt, variety } = result;
  const [a, b] = players;
  return JSON.stringify({
    games: result.games,
    a: playerJson(a),
    b: playerJson(b),
    draws: a.draws,
    elo: estimate?.elo ?? null,
    interval95: estimate?.interval95 ?? [null, null],
    los: estimate?.los ?? null,
    forfeits: sumOf([a.faults, b.faults]),
    score: result.games === 0 ? 0.5 : meanShare(counts),
    pairs: counts,
    repeatedPairs: variety.pairs - variety.different,
    ...(sprt && { sprt: { ...field.sprt, ...sprt } }),
    end,
    seed: field.seed,
    folder: folder ?? null,
    odd: odd.map(({ id, why, command }) => ({ id, why, command })),
  });
}

const playerJson = ({ name, bots, ownName, wins, losses, faults, time }: MatchPlayer): object => ({
  name,
  ...(bots && { bots }),
  ownName,
  wins,
  losses,
  forfeits: faults,
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
