import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isAtLeast } from '../../packages/cli/bin/right-node.js';
import { temporaryCopy, write } from './temporary.ts';

/** A project with a stand-in for npm that notes how it was called. */
function project(npm: string): {
  setUp: () => { said: string; code: number | null };
  calls: () => number;
  folder: string;
} {
  const folder = temporaryCopy(['tools/setup.js', 'packages/cli/bin/right-node.js'], { modules: false });
  write(folder, 'package.json', '{ "type": "module" }');
  write(folder, 'package-lock.json', '{}');
  write(folder, 'npm.js', npm);
  const log = join(folder, 'calls.txt');
  return {
    folder,
    calls: () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').length : 0),
    setUp: () => {
      const code = "const { setUp } = await import('./tools/setup.js'); setUp();";
      const ran = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, npm_execpath: join(folder, 'npm.js') },
      });
      return { said: ran.stderr, code: ran.status };
    },
  };
}

const INSTALLS = `import { appendFileSync, mkdirSync } from 'node:fs';
mkdirSync('node_modules', { recursive: true });
appendFileSync('calls.txt', process.argv.slice(2).join(' ') + '\\n');`;

test('packages are installed once, and again when the lock file has changed', () => {
  const { setUp, calls, folder } = project(INSTALLS);
  expect(setUp().said).toContain('Installing the locked packages');
  expect(readFileSync(join(folder, 'calls.txt'), 'utf8')).toMatch(/^ci /);
  expect(setUp()).toEqual({ said: '', code: 0 });
  expect(calls()).toBe(1);
  write(folder, 'package-lock.json', '{ "changed": true }');
  setUp();
  expect(calls()).toBe(2);
});

test("a failed installation shows npm's words, says so, and is tried again", () => {
  const { setUp, folder } = project("console.error('the registry is away'); process.exit(1);");
  const { said, code } = setUp();
  expect(code).toBe(1);
  expect(said).toContain('the registry is away');
  expect(said).toContain('npm ci did not succeed');
  write(folder, 'npm.js', INSTALLS);
  expect(setUp().code).toBe(0);
});

test('versions are compared as numbers', () => {
  expect(isAtLeast('24.7.0', '24.7')).toBe(true);
  expect(isAtLeast('24.10.0', '24.7')).toBe(true);
  expect(isAtLeast('24.6.9', '24.7')).toBe(false);
  expect(isAtLeast('v26.0.0', '24.7')).toBe(true);
  expect(isAtLeast('20.19.0', '20.19')).toBe(true);
  expect(isAtLeast('9.99.0', '20.19')).toBe(false);
});
