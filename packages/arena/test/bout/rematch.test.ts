import { stratego } from '@dedalo/stratego';
import type { Act, ArenaMessage } from '@dedalo/protocol';
import { expect, test } from 'vitest';
import { type Bout, type BoutReport, CLOCK, LIMITS } from '../../src/bout/bout.ts';
import { playBout } from '../../src/bout/play-bout.ts';
import { KeptPrograms } from '../../src/players/kept-programs.ts';
import { type Scripted, scripted } from './scripted.ts';

const bout = (id: string, more: Partial<Bout> = {}): Bout => ({
  id,
  game: 'stratego',
  config: stratego.text.formatConfig({ rules: 'final', movesEach: 5 }),
  seed: 'rematch',
  numbers: [1, 2],
  players: [
    { kind: 'program', name: 'program', command: ['program'], folder: '.' },
    { kind: 'bot', name: 'random', bot: 'random', effort: { nodes: 1 } },
  ],
  clock: CLOCK,
  limits: LIMITS,
  isSandboxed: false,
  meeting: 'one',
  ...more,
});

/** Greets, and does the first thing that is legal. */
const honest = (wants: readonly string[]) => (message: ArenaMessage) => {
  if (message.type === 'hello') return { name: 'Honest', wants };
  const { turn, legal } = message as Act;
  return { turn, action: legal![0] };
};

const typesOf = ({ heard }: Scripted): string[] =>
  heard.map(({ type }) => type).filter((type) => type !== 'act' && type !== 'events');

function table(spoken: Scripted): { play: (bout: Bout) => Promise<BoutReport>; kept: KeptPrograms } {
  const kept = new KeptPrograms();
  return { kept, play: (wanted) => playBout(wanted, { start: spoken.start, kept }) };
}

test('a program that wants a rematch plays all games of a meeting, and says hello once', async () => {
  const spoken = scripted(honest(['legal', 'rematch']));
  const { play, kept } = table(spoken);
  for (const id of ['1a', '1b']) expect((await play(bout(id))).ending.type).toBe('over');
  expect(typesOf(spoken)).toEqual(['hello', 'start', 'end', 'start', 'end']);
  expect(spoken.heard.filter(({ type }) => type === 'act').map((act) => (act as Act).turn)).toContain(1);
  expect(spoken.closed).toBe(0);
  await kept.close();
  expect(spoken.closed).toBe(1);
});

test.each<[string, readonly string[], Partial<Bout>]>([
  ['that wants none', ['legal'], {}],
  ['that nobody keeps', ['legal', 'rematch'], { meeting: undefined as never }],
])('a program %s is started for every game', async (_, wants, more) => {
  const spoken = scripted(honest(wants));
  const { play } = table(spoken);
  for (const id of ['1a', '1b']) await play(bout(id, more));
  expect(typesOf(spoken)).toEqual(['hello', 'start', 'end', 'hello', 'start', 'end']);
});

test('another meeting has a program of its own', async () => {
  const spoken = scripted(honest(['legal', 'rematch']));
  const { play } = table(spoken);
  await play(bout('1a'));
  await play(bout('2a', { meeting: 'two' }));
  expect(typesOf(spoken)).toEqual(['hello', 'start', 'end', 'hello', 'start', 'end']);
  expect(spoken.closed).toBe(1);
});

test('after a fault the next game has a new program', async () => {
  let games = 0;
  const play1 = honest(['legal', 'rematch']);
  const spoken = scripted((message) => {
    if (message.type === 'act' && message.turn === 3 && games++ === 0) {
      return { turn: 3, fault: 'threw', says: 'P.position() threw up' };
    }
    return play1(message);
  });
  const { play } = table(spoken);
  expect((await play(bout('1a'))).ending).toEqual({
    type: 'fault',
    seat: 0,
    fault: { code: 'threw', message: expect.any(Number) as number, turn: 3, line: 'P.position() threw up' },
  });
  expect((await play(bout('1b'))).ending.type).toBe('over');
  expect(typesOf(spoken)).toEqual(['hello', 'start', 'end', 'hello', 'start', 'end']);
});

test('a program that fails between two games is started anew', async () => {
  const spoken = scripted(honest(['legal', 'rematch']));
  const { play } = table(spoken);
  await play(bout('1a'));
  spoken.failure = { code: 'exited' };
  const again = play(bout('1b'));
  spoken.failure = undefined;
  expect((await again).ending.type).toBe('over');
});

test.each(['final', 'april'] as const)('who resigns loses; under %s it has its code', async (rules) => {
  const spoken = scripted((message) => {
    if (message.type === 'act' && message.turn > 10) return { turn: message.turn, fault: 'resigned' };
    return honest(['legal'])(message);
  });
  const config = stratego.text.formatConfig({ rules, movesEach: 5 });
  const { ending } = await table(spoken).play(bout('1a', { config }));
  expect(ending).toMatchObject({ seat: 0, fault: { code: rules === 'final' ? 'resigned' : 'malformed' } });
});
