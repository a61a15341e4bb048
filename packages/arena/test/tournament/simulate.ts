import type { BoutEnding } from '@dedalo/protocol/report';
import { Random } from '@dedalo/grid';
import { CLOCK, LIMITS } from '@dedalo/arena';
import { plan } from '../../src/tournament/plan/plan.ts';
import type { Field } from '../../src/tournament/plan/field.ts';
import type { Tournament } from '../../src/tournament/tournament.ts';
import { type Played, pointsFrom, type Run, runsOf } from '../../src/tournament/plan/run.ts';

export const SECRET = 'ab'.repeat(16);

export const field = (given: Partial<Field> & { readonly players: number }): Field => {
  const { players, ...rest } = given;
  return {
    format: 'round-robin',
    slugs: Array.from({ length: players }, (_, player) => `p${player}`),
    isSolo: false,
    games: 2,
    rounds: 3,
    seed: '7',
    seeding: 'order',
    challengers: [0],
    ...rest,
  };
};

/** A tournament of bots; nothing in it is ever started. */
export const tournament = (given: Field, changes: Partial<Tournament> = {}): Tournament => ({
  title: 'Test',
  game: 'stratego',
  settings: {},
  clock: CLOCK,
  limits: LIMITS,
  isSandboxed: false,
  field: given,
  secret: SECRET,
  players: given.slugs.map((name) => ({ spec: { kind: 'bot', name, bot: 'random', effort: { nodes: 1 } } })),
  absent: [],
  courses: [{ config: '' }],
  commandFor: (id) => `again ${id}`,
  ...changes,
});

/** How a game ends, made up from its name: in a third of the cases each of win, draw and loss. */
export function pretend({ id, players }: Run): Played {
  const random = new Random(id);
  const time = { asked: random.int(1, 50), total: random.int(1, 900), longest: random.int(1, 90), banked: 0 };
  const times = players.map(() => time);
  const winners = random.pick([[0], [1], []]);
  const ending: BoutEnding = { type: 'over', outcome: { winners, reason: 'made-up' } };
  const played = {
    id,
    ending,
    actions: random.int(1, 99),
    times,
    names: players.map(() => null),
    logs: players.map(() => null),
  };
  return players.length === 1
    ? { ...played, score: [random.int(0, 3)], figures: { solved: random.int(0, 1) } }
    : played;
}

/** The first of the list wins against all behind it. */
export const byStrength = ({ id, players }: Run): Played => ({
  ...pretend({ id, players, round: 1, board: 1, pair: '' }),
  ending: { type: 'over', outcome: { winners: [players[0]! < players[1]! ? 0 : 1], reason: 'stronger' } },
});

/** Plays all of a tournament, always one of the games that can be played. */
export function playAll(
  field: Field,
  play: (run: Run) => Played = pretend,
  choose: (runs: readonly Run[]) => Run = ([first]) => first!,
): Map<string, Played> {
  const played = new Map<string, Played>();
  for (;;) {
    const open = openRuns(field, played);
    if (open.length === 0) return played;
    const run = choose(open);
    played.set(run.id, play(run));
  }
}

export const openRuns = (field: Field, played: ReadonlyMap<string, Played>): Run[] =>
  runsOf(field, plan(field, pointsFrom(field, played))).filter(({ id }) => !played.has(id));
