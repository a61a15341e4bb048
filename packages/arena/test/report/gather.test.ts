import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameResult, TournamentResult } from '@dedalo/protocol/report';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLOCK, LIMITS } from '../../src/bout/bout.ts';
import { gather } from '../../src/report/gather.ts';
import { readLog } from '../../src/report/read-log.ts';

let above: string;
let folder: string;

beforeAll(() => {
  above = mkdtempSync(join(tmpdir(), 'dedalo-gather-'));
  folder = join(above, 'cup');
  mkdirSync(folder);
  writeFileSync(join(above, 'secret.log'), 'secret');
});
afterAll(() => rmSync(above, { recursive: true }));

const write = (name: string, content: string | Uint8Array): string => {
  writeFileSync(join(folder, name), content);
  return name;
};

const game = (id: string, replay: string | null, logs: readonly (string | null)[]): GameResult => ({
  id,
  round: 1,
  seats: [0, 1],
  points: [1, 0],
  ending: { type: 'over', outcome: { winners: [0], reason: 'flag-captured' } },
  actions: 1,
  times: [],
  replay,
  logs,
  command: '',
});

const resultWith = (games: readonly GameResult[]): TournamentResult => ({
  title: '',
  game: 'stratego',
  isSolo: false,
  format: 'swiss',
  seed: '',
  settings: {},
  clock: CLOCK,
  limits: LIMITS,
  isSandboxed: false,
  isFinished: false,
  players: [],
  absent: [],
  pairings: [],
  games,
});

test('replays and logs are read by their names, and what is missing is left out', async () => {
  const games = [
    game('a', write('a.replay', 'the replay'), [write('a-1.log', 'one'), null]),
    game('b', 'b.replay', ['b-1.log', 'b-2.log']),
    game('c', null, [write('c-1.log', ''), null]),
  ];
  const { replays, logs } = await gather(resultWith(games), folder);
  expect(replays).toEqual({ a: 'the replay' });
  expect(logs).toEqual({ a: [{ head: 'one', omitted: 0, tail: '' }, null] });
});

test('no name leads out of the folder', async () => {
  symlinkSync(join(above, 'secret.log'), join(folder, 'link.log'));
  mkdirSync(join(folder, 'folder.log'));
  const names = ['../secret.log', join(above, 'secret.log'), 'x/../../secret.log', 'link.log', 'folder.log', '.', ''];
  const { replays, logs } = await gather(resultWith(names.map((name) => game(name, name, [name]))), folder);
  expect([replays, logs]).toEqual([{}, {}]);
});

test('of a long log the beginning and the end are kept, without half letters', async () => {
  const file = join(folder, write('long.log', `first ${'€'.repeat(5000)} last`));
  const log = (await readLog(file, 100))!;
  expect(log.head).toMatch(/^first €+$/);
  expect(log.tail).toMatch(/^€+ last$/);
  expect(log.omitted).toBe(6 + 15_000 + 5 - 200);
  const short = (await readLog(join(folder, write('short.log', 'x'.repeat(200))), 100))!;
  expect(short).toEqual({ head: 'x'.repeat(200), omitted: 0, tail: '' });
});

test('what is no text is shown as such', async () => {
  const log = await readLog(join(folder, write('bytes.log', new Uint8Array([0x61, 0xff, 0xfe, 0x62]))), 100);
  expect(log?.head).toBe('a\uFFFD\uFFFDb');
});
