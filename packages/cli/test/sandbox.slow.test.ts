import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { needs } from '../../../tools/needs.ts';
import { testFolder } from './folder.ts';
import { dedalo, type Ran, UNPROTECTED } from './run.ts';

const folder = testFolder();
for (const name of ['elsewhere', 'hand-ins/looker']) mkdirSync(join(folder.path, name), { recursive: true });

/** A player whose name says whether it can see a file that is none of its own. */
const LOOKER = `
const secret = ${JSON.stringify(folder.write('elsewhere/secret.txt', ''))};
const name = require('node:fs').existsSync(secret) ? 'sees it' : 'sees nothing';
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  if (message.type === 'hello') console.log(JSON.stringify({ name, wants: ['legal'] }));
  if (message.type === 'act') console.log(JSON.stringify({ turn: message.turn, action: message.legal[0] }));
});
`;
folder.write('hand-ins/looker/bot.cjs', LOOKER);
folder.write('hand-ins/looker/bot.toml', 'name = "Looker"\ncommand = "node bot.cjs"\n');

/** Nothing is found there, bubblewrap neither. */
const NO_TOOLS = { PATH: '/no/such/folder' };

function match(more: readonly string[], env: Record<string, string> = {}): Ran & { readonly saw: unknown } {
  const args = [
    'match',
    'stratego',
    'node bot.cjs',
    'random',
    '--games',
    '2',
    '--seed',
    '1',
    '--set',
    'moves=5',
    '--json',
  ];
  const ran = dedalo([...args, '--no-replays', ...more], { cwd: `${folder.path}/hand-ins/looker`, env });
  return { ...ran, saw: ran.code === 0 ? (JSON.parse(ran.out) as { a: { ownName: string } }).a.ownName : undefined };
}

describe('programs are shut in', () => {
  test('where bubblewrap works', needs('bubblewrap'), () => {
    expect(match([])).toMatchObject({ code: 0, saw: 'sees nothing', error: '' });
  });

  test('unless it is turned off, which is reported in a line', () => {
    const { saw, error } = match(['--no-sandbox']);
    expect(saw).toBe('sees it');
    expect(error).toMatch(UNPROTECTED);
    expect(error.replace(UNPROTECTED, '')).toBe('');
  });

  test('and where bubblewrap is missing, that is reported too, or refused', () => {
    const { saw, error } = match([], NO_TOOLS);
    expect(saw).toBe('sees it');
    expect(UNPROTECTED.exec(error)?.[1]).toBe('bubblewrap is not installed');
    const refused = match(['--sandbox'], NO_TOOLS);
    expect(refused.code).toBe(2);
    expect(refused.error).toContain('Bubblewrap (bwrap) is not installed');
  });
});

test('hand-ins run without a sandbox only where they are trusted', () => {
  const hold = (...more: string[]): Ran => {
    const args = [
      'tournament',
      'hand-ins',
      '--game',
      'stratego',
      '--bots',
      'random',
      '--set',
      'moves=5',
      '--seed',
      '1',
    ];
    return dedalo([...args, '--no-sandbox', ...more], { cwd: folder.path });
  };
  const refused = hold();
  expect(refused).toMatchObject({ code: 2, out: '' });
  expect(refused.error).toContain('add --trust if you trust all of them');
  const trusted = hold('--trust');
  expect(trusted.code).toBe(0);
  expect(trusted.error).toMatch(UNPROTECTED);
});
