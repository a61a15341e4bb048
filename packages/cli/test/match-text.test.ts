import type { BoutEnding } from '@dedalo/protocol/report';
import { CLOCK, LIMITS, type PlayerSpec } from '@dedalo/arena';
import { secretOfSeed } from '@dedalo/arena/bout/secret';
import { duelsOn, MATCH, matchResultOf, type Tournament } from '@dedalo/arena/tournament/index';
import { beforeAll, expect, test } from 'vitest';
import { learnArenaWords } from '../src/arena/arena-words.ts';
import { matchText } from '../src/arena/match/match-text.ts';

beforeAll(learnArenaWords);

const bot = (name: string): PlayerSpec => ({ kind: 'bot', name, bot: name, effort: { nodes: 1 } });

const tournament: Tournament = {
  title: 'A match',
  game: 'any',
  settings: {},
  clock: CLOCK,
  limits: LIMITS,
  isSandboxed: false,
  field: {
    format: 'match',
    slugs: ['ada', 'bob'],
    isSolo: false,
    games: 100,
    rounds: 1,
    seed: '7',
    seeding: 'order',
    challengers: [],
    sprt: { elo0: 0, elo1: 50, alpha: 0.05, beta: 0.05 },
  },
  secret: secretOfSeed('7'),
  players: [{ spec: bot('Ada') }, { spec: bot('Bob') }],
  absent: [],
  courses: [{ config: '' }],
  commandFor: (id) => id,
};

/** The text of a match that Bob loses game after game. */
function textWhereBobLoses(endingOf: (bob: number) => BoutEnding): string {
  const duels = duelsOn(tournament.field, MATCH, { from: 1, to: 50 });
  const played = new Map(
    duels.map(({ id, players }) => {
      const time = { asked: 1, total: 1, longest: 1, banked: 0 };
      const ending = endingOf(players.indexOf(1));
      return [id, { id, ending, actions: 1, times: [time, time], names: [null, null], logs: [null, null] }];
    }),
  );
  const result = matchResultOf(tournament, played);
  return matchText({ tournament, result, end: result.end, replays: 0, hasLogs: false, odd: [] });
}

test('a decided test gives its figures', () => {
  const text = textWhereBobLoses((bob) => ({ type: 'over', outcome: { winners: [1 - bob], reason: 'any' } }));
  expect(text).toContain('SPRT: yes. Ada is stronger by 50 Elo or more.');
  expect(text).toMatch(/^LLR \d\.\d+ \(−2\.94, 2\.94\) \[0, 50\]$/m);
  expect(text).toMatch(/ yes at 2\.94, no at −2\.94 /);
});

test('a test draws no conclusion from games that were all lost by faults, and no figure says otherwise', () => {
  const text = textWhereBobLoses((seat) => ({ type: 'fault', seat, fault: { code: 'exited', message: 3, turn: 1 } }));
  expect(text).toContain('SPRT: nothing is concluded, because every game was lost by a fault.');
  expect(text).not.toMatch(/LLR|2\.94|not decided/);
});
