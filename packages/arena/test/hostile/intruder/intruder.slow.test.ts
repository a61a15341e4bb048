import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { needs } from '../../../../../tools/needs.ts';
import { testFolder } from '../../program/folder.ts';
import { ATTEMPTS, type Attempt, type Results } from './attempts.ts';

const folder = testFolder();
const ARENA = fileURLToPath(new URL('attacked-arena.ts', import.meta.url));
const PAGE = fileURLToPath(new URL('../../../../../SECURITY.md', import.meta.url));

/** The environment has something to read. */
const env = { ...process.env, DEDALO_TEST_KEY: 'secret' };

function attack(way: 'outside' | 'sandbox'): Results {
  const root = join(folder.path, way);
  mkdirSync(root);
  const { stdout, stderr, signal } = spawnSync(process.execPath, [ARENA, way, root], { encoding: 'utf8', env });
  if (stdout === '') throw new Error(stderr);
  const lines = stdout.trimEnd().split('\n');
  const results = Object.fromEntries(lines.map((line) => JSON.parse(line) as [Attempt, string]));
  return { ...results, ...(signal === 'SIGKILL' && { 'kills the arena': 'killed' }) };
}

const OUTSIDE: Results = {
  'kills its opponent': 'killed',
  "reads its opponent's folder": 'done',
  'reads the folder of the run': 'done',
  "reads the arena's environment": 'done',
  'changes what it was handed in as': 'changed',
  'writes outside of its folder': 'done',
  'connects to a server of this machine': 'done',
  'listens, to be reached from outside': 'done',
  'lets children work while it is not its turn': 'stopped',
  'fills the disk': 'too-much-disk',
  'leaves processes behind': 'gone',
  'kills the arena': 'killed',
};

const SANDBOX: Results = {
  'kills its opponent': 'ESRCH',
  "reads its opponent's folder": 'ENOENT',
  'reads the folder of the run': 'ENOENT',
  "reads the arena's environment": 'ENOENT',
  'changes what it was handed in as': 'EROFS',
  'writes outside of its folder': 'ENOENT',
  'connects to a server of this machine': 'ECONNREFUSED',
  'listens, to be reached from outside': 'ECONNREFUSED',
  'lets children work while it is not its turn': 'stopped',
  'fills the disk': 'ENOSPC',
  'leaves processes behind': 'gone',
  'kills the arena': 'ESRCH',
};

/** As the page says it. */
const SAID: Readonly<Record<string, string>> = {
  done: '**it can**',
  killed: '**it can**',
  changed: '**it can**',
  stopped: 'all of them are stopped',
  gone: 'all of them are ended',
  'too-much-disk': 'loses the game; looked at once a second',
  ESRCH: 'there is no such process',
  ENOENT: 'there is no such file',
  EROFS: 'it is read-only',
  ECONNREFUSED: 'nobody is there',
  ENOSPC: 'the folder is full at 64 MB',
};

describe('what a program tries, and what it gets', () => {
  test('without a sandbox', needs('linux', 'python', 'setsid'), () => {
    expect(attack('outside')).toEqual(OUTSIDE);
  });

  test('in the sandbox', needs('python', 'bubblewrap'), () => {
    expect(attack('sandbox')).toEqual(SANDBOX);
  });

  test('is what the page on security says', () => {
    const page = readFileSync(PAGE, 'utf8').replaceAll(/ +/g, ' ');
    for (const attempt of ATTEMPTS) {
      expect(page).toContain(`| ${attempt} | ${SAID[OUTSIDE[attempt]!]} | ${SAID[SANDBOX[attempt]!]} |`);
    }
  });
});
