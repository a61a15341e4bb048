import { FORMATS } from '@dedalo/protocol/report';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Random } from '@dedalo/grid';
import { EXTRA_BOARDS } from '../../src/tournament/plan/knockout.ts';
import { plan } from '../../src/tournament/plan/plan.ts';
import { pointsFrom, runsOf } from '../../src/tournament/plan/run.ts';
import { byStrength, field, openRuns, playAll, pretend } from './simulate.ts';

const done = (given: ReturnType<typeof field>, play = pretend) => {
  const played = playAll(given, play);
  return { played, plan: plan(given, pointsFrom(given, played)) };
};

const pairKey = ({ players }: { readonly players: readonly number[] }): string =>
  players.toSorted((a, b) => a - b).join();

const anyField = fc
  .record({
    format: fc.constantFrom(...FORMATS),
    players: fc.integer({ min: 1, max: 9 }),
    isSolo: fc.boolean(),
    games: fc.constantFrom(2, 4),
    rounds: fc.integer({ min: 1, max: 6 }),
    seed: fc.string(),
    seeding: fc.constantFrom('draw' as const, 'order' as const),
  })
  .map(field);

describe('every format', () => {
  test('ends, and has a name of its own for every game', () => {
    fc.assert(
      fc.property(anyField, (any) => {
        const { played, plan: last } = done(any);
        const ids = runsOf(any, last).map(({ id }) => id);
        expect(last.isFinished).toBe(true);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.toSorted()).toEqual([...played.keys()].toSorted());
      }),
    );
  });

  test('wants the same games, in whatever order they end', () => {
    fc.assert(
      fc.property(anyField, fc.integer(), (any, seed) => {
        const random = new Random(seed);
        const straight = playAll(any);
        const mixed = playAll(any, pretend, (runs) => random.pick(runs));
        expect(mixed.size).toBe(straight.size);
        for (const [id, game] of straight) expect(mixed.get(id)).toEqual(game);
      }),
    );
  });

  test('with two at a table, every board is played twice with the same draws, with seats swapped', () => {
    fc.assert(
      fc.property(anyField, (any) => {
        const given = { ...any, isSolo: false };
        const runs = new Map(runsOf(given, done(given).plan).map((run) => [run.id, run]));
        for (const run of runs.values()) {
          const twin = runs.get(run.id.replace(/[ab]$/, (letter) => (letter === 'a' ? 'b' : 'a')));
          expect(twin?.pair).toBe(run.pair);
          expect(twin?.players).toEqual(run.players.toReversed());
        }
      }),
    );
  });

  test('alone, everybody runs a level once at most, and all with the same draws', () => {
    fc.assert(
      fc.property(anyField, (any) => {
        const given = { ...any, isSolo: true };
        const runs = runsOf(given, done(given).plan);
        expect(new Set(runs.map(({ players, board }) => `${players.join(' ')}: ${board}`)).size).toBe(runs.length);
        for (const { board, pair } of runs) expect(pair).toBe(String(board));
      }),
    );
  });
});

describe('round robin', () => {
  test.each([2, 3, 6, 7])('%i players: each pair meets once, nobody twice in a round', (players) => {
    const { duels } = done(field({ players })).plan;
    expect(new Set(duels.map(pairKey)).size).toBe((players * (players - 1)) / 2);
    expect(duels).toHaveLength(players * (players - 1));
    for (let round = 1; round < players; round++) {
      const busy = duels
        .filter((duel) => duel.round === round && duel.id.endsWith('a'))
        .flatMap(({ players: two }) => two);
      expect(new Set(busy).size).toBe(busy.length);
    }
  });

  test.each(['round-robin', 'gauntlet'] as const)(
    '%s: the games of two keep their names and draws, whoever else comes in or goes',
    (format) => {
      const slugs = ['ada', 'bob', 'cleo', 'dan', 'eve'];
      const runsWithout = (...gone: readonly string[]): Map<string, string> => {
        const left = slugs.filter((slug) => !gone.includes(slug));
        const given = field({ players: left.length, slugs: left, format });
        return new Map(openRuns(given, new Map()).map(({ id, pair }) => [id, pair]));
      };
      const all = runsWithout();
      for (const gone of ['bob', 'dan', 'eve']) {
        const without = runsWithout(gone);
        expect(without).toEqual(new Map([...all].filter(([id]) => !id.includes(gone))));
      }
    },
  );

  test('games are named for the players and the pair of games', () => {
    const ids = done(field({ players: 2, games: 4 })).plan.duels.map(({ id }) => id);
    expect(ids).toEqual(['p0-p1-1a', 'p0-p1-1b', 'p0-p1-2a', 'p0-p1-2b']);
  });
});

describe('Swiss', () => {
  const swiss = { format: 'swiss' as const };

  test('the upper half meets the lower half first', () => {
    const { duels } = plan(field({ ...swiss, players: 8 }), () => undefined);
    expect(duels.filter(({ id }) => id.endsWith('a')).map(pairKey)).toEqual(['0,4', '1,5', '2,6', '3,7']);
  });

  test('winners meet winners', () => {
    const { duels } = done(field({ ...swiss, players: 8, rounds: 2 }), byStrength).plan;
    const second = duels.filter(({ id, round }) => round === 2 && id.endsWith('a')).map(pairKey);
    expect(second).toEqual(['0,2', '1,3', '4,6', '5,7']);
  });

  test('nobody meets the same one again while everyone can be paired otherwise', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.string(), (half, seed) => {
        const players = half * 2;
        // So many rounds have pairings without a rematch whatever was paired before: half of the others are left.
        const rounds = Math.max(1, half - 1);
        const { duels } = done(field({ ...swiss, players, rounds, seed, seeding: 'draw' })).plan;
        const meetings = duels.filter(({ id }) => id.endsWith('a')).map(pairKey);
        expect(new Set(meetings).size).toBe(meetings.length);
      }),
    );
  });

  test('four players in three rounds all meet, in four a rematch cannot be helped', () => {
    const meetings = (rounds: number) =>
      new Set(done(field({ ...swiss, players: 4, rounds })).plan.duels.map(pairKey)).size;
    expect(meetings(3)).toBe(6);
    expect(meetings(4)).toBe(6);
  });

  test('the odd one out is the last one who was not yet, and has won', () => {
    const given = field({ ...swiss, players: 5, rounds: 5 });
    const { byes } = done(given, byStrength).plan;
    expect(byes[0]).toEqual({ round: 1, player: 4 });
    expect(byes.map(({ player }) => player).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
  });

  test('the seed draws who meets in the first round', () => {
    const first = (seed: string) =>
      plan(field({ ...swiss, players: 16, seeding: 'draw', seed }), () => undefined).duels.map(pairKey);
    expect(first('1')).toEqual(first('1'));
    expect(first('1')).not.toEqual(first('2'));
  });
});

describe('knock-out', () => {
  const knockout = { format: 'knockout' as const };

  test('the first two of the order can only meet at the end', () => {
    const { exits } = done(field({ ...knockout, players: 8 }), byStrength).plan;
    expect(exits.at(-1)).toEqual({ round: 3, player: 1, winner: 0, isByLot: false });
    expect(exits).toHaveLength(7);
  });

  test('free places go to the first of the order', () => {
    const { byes } = done(field({ ...knockout, players: 5 }), byStrength).plan;
    expect(byes.map(({ player }) => player).toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
  });

  test('equal ones play more boards; at last the seed draws, and that is told', () => {
    const given = field({ ...knockout, players: 2 });
    const draw = (run: Parameters<typeof pretend>[0]) => ({
      ...pretend(run),
      ending: { type: 'over' as const, outcome: { winners: [], reason: 'draw' } },
    });
    const { duels, exits } = done(given, draw).plan;
    expect(duels).toHaveLength(2 + 2 * EXTRA_BOARDS);
    expect(exits).toMatchObject([{ round: 1, isByLot: true }]);
  });
});

test('in a gauntlet challengers meet all others, and not each other', () => {
  const { duels } = done(field({ format: 'gauntlet', players: 5, challengers: [1, 3] })).plan;
  expect([...new Set(duels.map(pairKey))].toSorted()).toEqual(['0,1', '0,3', '1,2', '1,4', '2,3', '3,4']);
});
