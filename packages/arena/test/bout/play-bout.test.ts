import { parseReplay, verifyReplay } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { findPack, logicMaze } from '@dedalo/theseus/logic';
import { createConfig, race, shippedContent } from '@dedalo/race';
import { stratego } from '@dedalo/stratego';
import type { Act, ArenaMessage, Start } from '@dedalo/protocol';
import { expect, test } from 'vitest';
import { type Bout, CLOCK, LIMITS, type PlayerSpec } from '../../src/bout/bout.ts';
import { playBout } from '../../src/bout/play-bout.ts';
import { Stopped } from '../../src/pool/pool.ts';
import { fails, type Script, scripted } from './scripted.ts';

const STRATEGO = stratego.text.formatConfig({ rules: 'final', movesEach: 40 });
const program = (name: string): PlayerSpec => ({ kind: 'program', name, command: [name], folder: '.' });
const bot = (name: string): PlayerSpec => ({ kind: 'bot', name, bot: name, effort: { nodes: 100 } });

const boutOf = (players: readonly PlayerSpec[], seed = 'bout'): Bout => ({
  id: '1a',
  game: 'stratego',
  config: STRATEGO,
  seed,
  numbers: [7, 8],
  players,
  clock: CLOCK,
  limits: LIMITS,
  isSandboxed: false,
});

/** Greets, and picks any legal action. */
function honest(extra: object = {}): Script {
  const random = new Random('honest');
  return (message) => {
    if (message.type === 'hello') return { name: 'Honest', version: '1', wants: ['legal'], ...extra };
    const { turn, legal } = message as Act;
    return { turn, action: random.pick(legal!) };
  };
}

const actsOf = (heard: readonly ArenaMessage[]): Act[] => heard.filter((message) => message.type === 'act');

test('two bots play to the end, and the replay holds', async () => {
  const report = await playBout(boutOf([bot('random'), bot('rules')]));
  expect(report.ending.type).toBe('over');
  const replay = parseReplay(report.replay);
  expect(replay.ok && verifyReplay(stratego, replay.value).ok).toBe(true);
  expect(report.times.map(({ asked }) => asked)).toEqual([expect.any(Number), expect.any(Number)]);
});

test('the same bout gives the same game, another seed another one', async () => {
  const [first, again, other] = await Promise.all([
    playBout(boutOf([bot('random'), bot('random')])),
    playBout(boutOf([bot('random'), bot('random')])),
    playBout(boutOf([bot('random'), bot('random')], 'other')),
  ]);
  expect(again.replay).toBe(first.replay);
  expect(other.replay).not.toBe(first.replay);
});

test('bots draw by the name of the game too: a pair of two equal bots is not one game twice', async () => {
  const actionsOf = async (id: string): Promise<unknown> => {
    const { replay } = await playBout({ ...boutOf([bot('random'), bot('random')]), id });
    const parsed = parseReplay(replay);
    return parsed.ok && parsed.value.actions;
  };
  expect(await actionsOf('1a')).not.toEqual(await actionsOf('1b'));
});

test('a program is told the number of its own seat and no other', async () => {
  const numbers = [111_111_111, 222_222_222];
  for (const seat of [0, 1]) {
    const spoken = scripted(honest({ wants: ['legal', 'events', 'board'] }));
    const players = [bot('random'), bot('random')].with(seat, program('honest'));
    await playBout({ ...boutOf(players), numbers }, { start: spoken.start });
    const heard = JSON.stringify(spoken.heard);
    expect(heard).toContain(`"number":${numbers[seat]},`);
    expect(heard).not.toContain(String(numbers[1 - seat]));
  }
});

test('a program is greeted, told the game, asked turn by turn and told the end', async () => {
  const spoken = scripted(honest());
  const report = await playBout(boutOf([program('honest'), bot('random')]), { start: spoken.start });
  expect(report.ending.type).toBe('over');
  expect(report.names).toEqual(['Honest', null]);
  expect(spoken.heard.slice(0, 2)).toMatchObject([
    { type: 'hello', protocol: 2 },
    { type: 'start', game: 'stratego', config: STRATEGO, seat: 0, seats: 2, number: 7 },
  ]);
  expect(actsOf(spoken.heard).map(({ turn }) => turn)).toEqual(actsOf(spoken.heard).map((_, index) => index + 1));
  expect(spoken.heard.at(-1)).toMatchObject({ type: 'end' });
  expect(spoken.closed).toBeGreaterThan(0);
});

test('nothing that a program is told comes from the seed', async () => {
  const spoken = scripted(honest());
  await playBout(boutOf([program('honest'), bot('random')], 'very-secret-seed'), { start: spoken.start });
  expect(JSON.stringify(spoken.heard)).not.toContain('very-secret');
});

test('the clock of the first move is longer, and what was used of the bank is gone', async () => {
  const spoken = scripted(honest());
  await playBout(boutOf([program('honest'), bot('random')]), { start: spoken.start });
  const [first, second] = actsOf(spoken.heard).map(({ clock }) => clock.move);
  expect([first, second]).toEqual([CLOCK.first, CLOCK.move]);
  const start = spoken.heard.find((message): message is Start => message.type === 'start')!;
  expect(start.clock).toEqual({ move: CLOCK.first, bank: CLOCK.bank });
});

test('who wants events hears what others did, without what only they may know', async () => {
  const spoken = scripted(honest({ wants: ['legal', 'events', 'board'] }));
  await playBout(boutOf([program('honest'), bot('random')]), { start: spoken.start });
  const others = spoken.heard.filter((message) => message.type === 'events' && message.seat === 1);
  expect(others.length).toBeGreaterThan(10);
  expect(others[0]).toMatchObject({ events: [{ type: 'placed', piece: null, cell: null }] });
  expect(actsOf(spoken.heard)[0]!.board).toContain('\n');
});

test.each<[string, unknown, object]>([
  ['no JSON', 'hello there', { code: 'not-json', turn: 1, line: 'hello there' }],
  ['no action', { turn: 1 }, { code: 'wrong-answer', turn: 1 }],
  ['a turn that was asked before', { turn: 0, action: '' }, { code: 'unasked-line' }],
  ['a turn that was not asked yet', { turn: 2, action: '' }, { code: 'wrong-answer', detail: '/turn' }],
  ['no action of the game', { turn: 1, action: 'castle' }, { code: 'unknown-action' }],
  ['an action against the rules', { turn: 1, action: 'place 9 9' }, { code: 'illegal-action', detail: 'wrong-cell' }],
  ['a failure', fails({ code: 'too-slow' }), { code: 'too-slow', message: 3, turn: 1 }],
])('who says %s to the first question loses', async (_, said, fault) => {
  const spoken = scripted((message) => (message.type === 'hello' ? { name: 'x' } : said));
  const report = await playBout(boutOf([program('x'), bot('random')]), { start: spoken.start });
  expect(report.ending).toMatchObject({ type: 'fault', seat: 0, fault });
  expect(parseReplay(report.replay).ok).toBe(true);
});

test('a hello without a name is a fault of turn 0', async () => {
  const spoken = scripted(() => ({ who: 'me' }));
  const report = await playBout(boutOf([bot('random'), program('x')]), { start: spoken.start });
  expect(report.ending).toMatchObject({ type: 'fault', seat: 1, fault: { code: 'wrong-answer', turn: 0 } });
});

test('who fails before the first question has said hello: it is the fault of turn 1', async () => {
  const spoken = scripted(honest());
  const report = await playBout(boutOf([bot('random'), program('x')]), {
    start: spoken.start,
    onTurn: () => (spoken.failure = { code: 'exited' }),
  });
  expect(report.ending).toMatchObject({ type: 'fault', seat: 1, fault: { code: 'exited', message: 2, turn: 1 } });
});

test('who fails while the other one thinks loses', async () => {
  const spoken = scripted((message) => {
    if (message.type !== 'act') return { name: 'x', wants: ['legal'] };
    if (message.turn === 10) spoken.failure = { code: 'unasked-line', line: 'twice' };
    return { turn: message.turn, action: message.legal![0] };
  });
  const report = await playBout(boutOf([program('x'), bot('random')]), { start: spoken.start });
  expect(report.ending).toMatchObject({ type: 'fault', seat: 0, fault: { code: 'unasked-line', line: 'twice' } });
});

test('who is stopped ends the game and closes the programs', async () => {
  const stop = new AbortController();
  const spoken = scripted((message) => {
    if (message.type !== 'act') return { name: 'x', wants: ['legal'] };
    if (message.turn === 3) stop.abort();
    return { turn: message.turn, action: message.legal![0] };
  });
  const bout = boutOf([program('x'), bot('random')]);
  await expect(playBout(bout, { start: spoken.start, signal: stop.signal })).rejects.toThrow(Stopped);
  expect(spoken.closed).toBeGreaterThan(0);
});

test('a game of one has a score, and figures with names', async () => {
  const { level } = findPack('lessons').entries[0]!;
  const report = await playBout({
    ...boutOf([bot('random')]),
    game: 'logic-maze',
    config: logicMaze.text.formatConfig({ level, actionLimit: 50 }),
  });
  expect(report.score).toEqual([expect.any(Number), expect.any(Number)]);
  expect(report.figures).toEqual({ escaped: report.score![0], turns: Math.abs(report.score![1]!) });
});

test('what never changes in a race is told once: the config at the start, the maps with the first question', async () => {
  const spoken = scripted(honest({ wants: ['legal', 'events'] }));
  const config = race.text.formatConfig(createConfig(shippedContent('small'), 600));
  await playBout({ ...boutOf([program('honest')]), game: 'race', config }, { start: spoken.start });
  const start = spoken.heard.find((message): message is Start => message.type === 'start');
  expect(start!.config).toMatchObject({ mostTicks: 600, user: { lives: expect.any(Number) as number } });
  const views = actsOf(spoken.heard).map(({ view }) => view as { maps?: unknown });
  expect(views.length).toBeGreaterThan(2);
  expect(views.map(({ maps }) => maps !== undefined)).toEqual(views.map((_, index) => index === 0));
  const told = spoken.heard.flatMap((message) => (message.type === 'events' ? message.events : []));
  expect(told.length).toBeGreaterThan(2);
  for (const event of told) expect(event).not.toHaveProperty('maps');
});
