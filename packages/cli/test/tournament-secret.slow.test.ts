import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TournamentResult } from '@dedalo/protocol/report';
import { expect, test } from 'vitest';
import { testFolder } from './folder.ts';
import { dedalo, type Ran, sandboxedOrNot } from './run.ts';

const folder = testFolder();
const read = (...path: string[]): string => readFileSync(join(folder.path, ...path), 'utf8');

mkdirSync(join(folder.path, 'hasty'));
/** Plays any legal action, drawn by its number; but says nothing to whoever gives it less than a minute for a move. */
folder.write(
  'hasty/bot.cjs',
  `let draws = 0;
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  if (message.type === 'hello') console.log(JSON.stringify({ name: 'Hasty', wants: ['legal'] }));
  if (message.type === 'start') draws = message.number;
  if (message.type === 'start') console.error('I draw by', draws);
  if (message.type !== 'act' || message.clock.move < 60000) return;
  draws = (draws * 48271 + 11) % 2147483647;
  console.log(JSON.stringify({ turn: message.turn, action: message.legal[draws % message.legal.length] }));
});`,
);
folder.write(
  'cup.toml',
  `game = "stratego"
seed = "known to all"
[clock]
move = 100
first = 100
hello = 100
[config]
moves = 5
[[player]]
name = "Hasty"
command = "node bot.cjs"
folder = "hasty"
[[player]]
name = "Ada"
bot = "random"
[[player]]
name = "Bea"
bot = "rules"
nodes = 20
`,
);

const hold = (...more: string[]): Ran =>
  sandboxedOrNot(dedalo(['tournament', 'cup.toml', '--trust', ...more], { cwd: folder.path }));
const resultOf = (out: string): TournamentResult => JSON.parse(read(out, 'results.json')) as TournamentResult;

test('the secret is published at the end, is nowhere before, and plays the same games again with any number of jobs', () => {
  const ran = hold('--out', 'first', '--jobs', '2');
  expect(ran).toMatchObject({ code: 0, error: '' });
  const { secret, games } = resultOf('first');
  expect(ran.out).toContain(`The secret of the games: ${secret}.`);
  expect(read('first', 'tournament.json')).toContain(`"secret": "${secret}"`);
  const kept = ['replays', 'logs'].flatMap((name) =>
    readdirSync(join(folder.path, 'first', name)).map((file) => read('first', name, file)),
  );
  expect(kept.length).toBeGreaterThan(games.length);
  for (const text of [...kept, read('first', 'games.jsonl')]) expect(text).not.toContain(secret);

  const again = hold('--out', 'second', '--jobs', '1', '--secret', secret!);
  expect(again).toMatchObject({ code: 0, error: '' });
  for (const { id, command } of resultOf('second').games) {
    expect(read('second', 'replays', `${id}.replay`)).toBe(read('first', 'replays', `${id}.replay`));
    expect(command).not.toContain(secret);
  }
  const logs = (out: string): string[] => readdirSync(join(folder.path, out, 'logs'));
  for (const name of logs('first')) expect(read('second', 'logs', name)).toBe(read('first', 'logs', name));

  const other = hold('--out', 'third', '--jobs', '2');
  expect(other.code, 'the seed is the same, and known; the games are not').toBe(0);
  const { id } = games[0]!;
  expect(read('third', 'replays', `${id}.replay`)).not.toBe(read('first', 'replays', `${id}.replay`));
  expect(hold('--out', 'third', '--secret', secret!).error).toContain('it differs in secret');
});

test('an invalid secret is wrong use', () => {
  const ran = hold('--out', 'none', '--secret', '7');
  expect(ran.code).toBe(2);
  expect(ran.error).toContain('32 hexadecimal digits');
});

test('a game that was lost by the clock can be played again with a longer one', () => {
  const short = ['--move-time', '50ms', '--first-time', '50ms', '--bank', '0'];
  expect(hold('--out', 'lost', ...short).code).toBe(0);
  const { games } = resultOf('lost');
  const { id } = games.find(({ ending }) => ending.type === 'fault')!;
  const lost = hold('--out', 'lost', ...short, '--again', id);
  expect(lost.out).toContain('Hasty did not answer in time');
  const looked = hold('--out', 'lost', '--again', id);
  expect(looked).toMatchObject({ code: 0, error: '' });
  expect(looked.out).toMatch(/^over: /m);
  expect(hold('--out', 'lost', '--again', id, '--games', '4').error).toContain('it differs in games.');
  expect(hold('--out', 'lost').error, 'to go on with it is another thing').toContain('it differs in clock.');
});
