import type { GameResult, PairingResult, PlayerResult, SeatTime } from '@dedalo/protocol/report';

/** What the games of a tournament come to, for tests: ratings are no more than the share of the points here. */
export function tallyPlayers(
  names: readonly string[],
  games: readonly GameResult[],
  outIn: ReadonlyMap<number, number> = new Map(),
): PlayerResult[] {
  const points = names.map((_, player) => sum(seatsOf(games, player).map(({ game, seat }) => game.points[seat]!)));
  return names.map((name, player): PlayerResult => {
    const sat = seatsOf(games, player);
    const count = sat.length;
    const counted = tally(sat.map(({ game, seat }) => game.points[seat]!));
    return {
      ...counted,
      name,
      kind: name === 'random' || name === 'search' ? 'bot' : 'program',
      ownName: name === 'random' ? null : `${name.slice(0, 12)} 1.0`,
      rank: 1 + points.filter((other) => other > points[player]!).length,
      faults: faultsOf(sat),
      rating: 1500 + 600 * (count === 0 ? 0 : points[player]! / count - 0.5),
      deviation: 350 / Math.sqrt(count + 3),
      buchholz: sum(
        sat.flatMap(({ game }) => game.seats.filter((other) => other !== player)).map((other) => points[other]!),
      ),
      time: addTimes(sat.map(({ game, seat }) => game.times[seat]!)),
      outIn: outIn.get(player) ?? null,
      author: `author of ${name}`,
      id: `s${player + 100}`,
      byes: player === 0 ? 1 : 0,
    };
  });
}

export function tallyPairings(players: number, games: readonly GameResult[]): (PairingResult | null)[][] {
  const all = Array.from({ length: players }, (_, index) => index);
  return all.map((a) =>
    all.map((b) => {
      const met = seatsOf(games, a).filter(({ game }) => a !== b && game.seats.includes(b));
      return met.length === 0 ? null : tally(met.map(({ game, seat }) => game.points[seat]!));
    }),
  );
}

interface Sat {
  readonly game: GameResult;
  readonly seat: number;
}

const seatsOf = (games: readonly GameResult[], player: number): Sat[] =>
  games.flatMap((game) => game.seats.flatMap((sitting, seat) => (sitting === player ? [{ game, seat }] : [])));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const tally = (points: readonly number[]): PairingResult => ({
  points: sum(points),
  games: points.length,
  wins: points.filter((each) => each === 1).length,
  draws: points.filter((each) => each > 0 && each < 1).length,
  losses: points.filter((each) => each === 0).length,
});

function faultsOf(sat: readonly Sat[]): PlayerResult['faults'] {
  const found: Record<string, number> = {};
  for (const { game, seat } of sat) {
    if (game.ending.type === 'fault' && game.ending.seat === seat) {
      found[game.ending.fault.code] = (found[game.ending.fault.code] ?? 0) + 1;
    }
  }
  return found;
}

const addTimes = (times: readonly SeatTime[]): SeatTime => ({
  asked: sum(times.map(({ asked }) => asked)),
  total: sum(times.map(({ total }) => total)),
  longest: Math.max(0, ...times.map(({ longest }) => longest)),
  banked: sum(times.map(({ banked }) => banked)),
});
