import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isAtLeast } from '../../packages/cli/bin/right-node.js';
import { needs } from '../needs.ts';
import { temporaryCopy, write } from './temporary.ts';

const INSTALLS = `import { appendFileSync, mkdirSync } from 'node:fs';
import { relative } from 'node:path';
mkdirSync('node_modules', { recursive: true });
const folder = relative(import.meta.dirname, process.cwd()) || '.';
const flags = process.argv.slice(3).filter((flag) => flag.startsWith('--omit'));
appendFileSync(import.meta.dirname + '/calls.txt', [process.argv[2], folder, ...flags].join(' ') + '\\n');`;

/** Fails beside another one, and ends when the test lets it. */
const WAITS = `import { appendFileSync, existsSync, mkdirSync, rmdirSync } from 'node:fs';
const log = (line) => appendFileSync(import.meta.dirname + '/calls.txt', line + '\\n');
mkdirSync(import.meta.dirname + '/busy');
mkdirSync('node_modules', { recursive: true });
log(['begin', ...process.argv.slice(3).filter((flag) => flag.startsWith('--omit'))].join(' '));
while (!existsSync(import.meta.dirname + '/go')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
rmdirSync(import.meta.dirname + '/busy');
log('end');`;

const UNPACKS = "import { appendFileSync } from 'node:fs'; appendFileSync('calls.txt', 'unpack\\n');";

interface Told {
  readonly said: readonly string[];
  readonly code: number | null;
  /** What npm was asked for by this set-up. */
  readonly calls: readonly string[];
}

interface SetUpOptions {
  readonly args?: readonly string[];
  readonly node?: string;
  /** A folder of the PATH; there is no other. */
  readonly path?: string;
}

/** A project with a stand-in for npm that notes how it was called. */
function project(npm = INSTALLS): {
  setUp: (script: string, options?: SetUpOptions) => Told;
  begin: (script: string) => Begun;
  calls: () => string[];
  folder: string;
} {
  const sources = ['setup.js', 'setup-lock.js', 'find-browser.js'].map((name) => `tools/${name}`);
  const folder = temporaryCopy([...sources, 'packages/cli/bin/right-node.js'], { modules: false });
  write(folder, 'package.json', '{ "type": "module" }');
  for (const place of ['.', 'tools/node', 'tools/chromium', 'bench/peers']) {
    write(folder, join(place, 'package-lock.json'), '{}');
  }
  write(folder, 'tools/chromium/unpack.js', UNPACKS);
  write(folder, 'npm.js', npm);
  const log = join(folder, 'calls.txt');
  const lines = (): string[] => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []);
  const codeFor = (script: string, args: readonly string[], node: string): string =>
    `Object.defineProperty(process.versions, 'node', { value: '${node}' });
const { setUp } = await import('./tools/setup.js');
setUp('${script}', ${JSON.stringify(args)});`;
  return {
    folder,
    calls: lines,
    begin: (script) => beginProcess(codeFor(script, [], '24.7.0'), folder),
    setUp: (script, { args = [], node = '24.7.0', path = '' } = {}) => {
      const before = lines().length;
      const ran = spawnSync(process.execPath, ['--input-type=module', '-e', codeFor(script, args, node)], {
        cwd: folder,
        encoding: 'utf8',
        env: { npm_execpath: join(folder, 'npm.js'), PATH: path },
      });
      const said = ran.stderr.split('\n').filter((line) => line !== '');
      return { said, code: ran.status, calls: lines().slice(before) };
    },
  };
}

/** A set-up that runs beside the test. */
interface Begun {
  readonly pid: number;
  readonly said: () => string;
  readonly ended: Promise<number | null>;
  kill(): void;
}

function beginProcess(code: string, folder: string): Begun {
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: folder,
    env: { npm_execpath: join(folder, 'npm.js'), PATH: '' },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  onTestFinished(() => void child.kill('SIGKILL'));
  return {
    pid: child.pid!,
    said: () => said,
    ended: new Promise((resolve) => child.once('close', resolve)),
    kill: () => void child.kill('SIGKILL'),
  };
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await sleep(10);
}

const NOTHING = { said: [], code: 0, calls: [] };
const isLinuxX64 = process.platform === 'linux' && process.arch === 'x64';
const BROWSER = isLinuxX64 ? ['ci tools/chromium', 'unpack'] : [];

test('packages are installed once, and again when the lock file has changed', () => {
  const { setUp, folder } = project();
  const { said, calls } = setUp('tools/start.ts');
  expect(said).toEqual(['Fetching the packages that Dedalo runs on (80 MB) …']);
  expect(calls).toEqual(['ci . --omit=dev']);
  expect(setUp('tools/start.ts')).toEqual(NOTHING);
  write(folder, 'package-lock.json', '{ "changed": true }');
  expect(setUp('tools/start.ts').calls).toEqual(['ci . --omit=dev']);
});

test('each command brings what it needs, and no more', () => {
  const { setUp } = project();
  expect(setUp('packages/cli/bin/dedalo.js').calls).toEqual(['ci . --omit=dev']);
  expect(setUp('tools/test.ts', { args: ['--quick'] }).calls).toEqual(['ci .']);
  expect(setUp('tools/start.ts')).toEqual(NOTHING);
  expect(setUp('tools/format.ts')).toEqual(NOTHING);
  expect(setUp('tools/test.ts').calls).toEqual(BROWSER);
  expect(setUp('tools/test.ts')).toEqual(NOTHING);
  expect(setUp('bench/main.ts').calls).toEqual(['ci bench/peers']);
  expect(setUp('bench/proof.ts')).toEqual(NOTHING);
});

test('a browser is fetched only where none is installed', () => {
  const { setUp, folder } = project();
  write(folder, 'programs/google-chrome', '');
  expect(setUp('tools/test.ts', { path: join(folder, 'programs') }).calls).toEqual(['ci .']);
  expect(setUp('tools/test.ts').calls).toEqual(BROWSER);
});

test('a newer Node is fetched only where this one is too old', needs('linux'), () => {
  const { setUp } = project();
  const { said, calls } = setUp('tools/start.ts', { node: '20.19.0' });
  expect(said[0]).toMatch(/^Fetching Node 24 .* 24\.7 or newer, and this machine has 20\.19\.0/);
  expect(calls).toEqual(['ci tools/node', 'ci . --omit=dev']);
});

test('a Node that is too old for the set-up itself is told so, and nothing is fetched', () => {
  const { setUp } = project();
  const { said, code, calls } = setUp('tools/start.ts', { node: '18.20.0' });
  expect([code, calls]).toEqual([1, []]);
  expect(said).toEqual(["Dedalo's set-up needs Node 20.19 or newer; this is 18.20.0."]);
});

test("a failed installation shows npm's words, says so, and is tried again", () => {
  const { setUp, folder } = project("console.error('the registry is away'); process.exit(1);");
  const { said, code } = setUp('tools/start.ts');
  expect(code).toBe(1);
  expect(said).toContain('the registry is away');
  expect(said.at(-1)).toContain('npm ci did not succeed');
  write(folder, 'npm.js', INSTALLS);
  expect(setUp('tools/start.ts').code).toBe(0);
});

test('versions are compared as numbers', () => {
  expect(isAtLeast('24.7.0', '24.7')).toBe(true);
  expect(isAtLeast('24.10.0', '24.7')).toBe(true);
  expect(isAtLeast('24.6.9', '24.7')).toBe(false);
  expect(isAtLeast('v26.0.0', '24.7')).toBe(true);
  expect(isAtLeast('20.19.0', '20.19')).toBe(true);
  expect(isAtLeast('9.99.0', '20.19')).toBe(false);
});

describe('two set-ups at once', () => {
  const waitingFor = ({ pid }: Begun): string => `Waiting for another set-up of Dedalo to end (process ${pid}) …\n`;

  test('the second waits, says so, and need not install again', async () => {
    const { begin, calls, folder } = project(WAITS);
    const first = begin('tools/start.ts');
    await until(() => calls().length === 1);
    const second = begin('tools/start.ts');
    await until(() => second.said() !== '');
    expect(second.said()).toBe(waitingFor(first));
    write(folder, 'go', '');
    expect(await Promise.all([first.ended, second.ended])).toEqual([0, 0]);
    expect(second.said()).toBe(waitingFor(first));
    expect(calls()).toEqual(['begin --omit=dev', 'end']);
    expect(readdirSync(folder).filter((name) => name.startsWith('.setup-lock'))).toEqual([]);
  });

  test('the second installs after the first where it needs more', async () => {
    const { begin, calls, folder } = project(WAITS);
    const first = begin('tools/start.ts');
    await until(() => calls().length === 1);
    const second = begin('tools/format.ts');
    await until(() => second.said() !== '');
    write(folder, 'go', '');
    expect(await Promise.all([first.ended, second.ended])).toEqual([0, 0]);
    expect(calls()).toEqual(['begin --omit=dev', 'end', 'begin', 'end']);
  });

  test('a set-up that was killed keeps nobody waiting', async () => {
    const { begin, calls, folder } = project(WAITS);
    const first = begin('tools/start.ts');
    await until(() => calls().length === 1);
    first.kill();
    await first.ended;
    // Its npm is not killed with it.
    write(folder, 'go', '');
    await until(() => calls().length === 2);
    const second = begin('tools/start.ts');
    expect(await second.ended).toBe(0);
    expect(second.said()).toBe('Fetching the packages that Dedalo runs on (80 MB) …\n');
  });

  test('of many one installs', async () => {
    const { begin, calls, folder } = project(WAITS);
    const all = Array.from({ length: 6 }, () => begin('tools/start.ts'));
    write(folder, 'go', '');
    expect(await Promise.all(all.map(({ ended }) => ended))).toEqual(all.map(() => 0));
    expect(calls()).toEqual(['begin --omit=dev', 'end']);
  });
});
