import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '@dedalo/arena';
import { ok } from '@dedalo/grid';
import { readHandIns } from '../../src/tournament/entries/hand-ins.ts';
import { changedSince, type NamedEntry, prepare } from '../../src/tournament/entries/prepare.ts';
import { readProcesses, readEnvironment } from '../../src/program/process-table.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dedalo-hand-ins-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const split = (text: string) => ok(text.split(' '));

test('every sub-folder with a bot.toml is a hand-in; what is wrong with one does not touch the others', async () => {
  write('in/bob/bot.toml', 'command = "./bob"');
  write('in/ada/bot.toml', 'name = "Ada"\ncommand = "./ada"');
  write('in/cleo/bot.toml', 'comand = "./cleo"');
  write('in/dan/bot.toml', 'name = "ADA"\ncommand = "./dan"');
  write('in/notes/readme.txt', 'no hand-in');
  mkdirSync(join(folder, 'in/eve'));
  symlinkSync('/etc/passwd', join(folder, 'in/eve/bot.toml'));
  write('in/finn/bot.toml', 'x'.repeat(100_000));
  const handIns = await readHandIns(join(folder, 'in'), split);
  expect(handIns.map((one) => (one.type === 'entry' ? one.entry.name : [one.name, one.problem.code]))).toEqual([
    'Ada',
    'bob',
    ['cleo', 'unknown-key'],
    ['ADA (dan)', 'name-taken'],
    ['eve', 'unreadable'],
    ['finn', 'unreadable'],
  ]);
});

const entry = (name: string, build?: readonly string[]): NamedEntry => ({
  slug: name,
  entry: { kind: 'program', name, command: ['./bot'], folder: join(folder, 'in', name), ...(build && { build }) },
});

/** Far longer than any of these builds takes. */
const LONG = 100_000;

const preparedIn = (buildTime: number, ...entries: readonly NamedEntry[]) =>
  prepare(entries, { folder: join(folder, 'run'), limits: LIMITS, isSandboxed: false, buildTime });
const prepared = (...entries: readonly NamedEntry[]) => preparedIn(LONG, ...entries);

describe('preparing', () => {
  test('copies a hand-in and builds the copy: what was handed in stays as it is', async () => {
    write('in/ada/bot', 'echo');
    write('in/ada/.git/config', 'history');
    write('in/ada/sub/data.txt', 'data');
    symlinkSync('sub/data.txt', join(folder, 'in/ada/inside'));
    symlinkSync('/etc/passwd', join(folder, 'in/ada/outside'));
    symlinkSync('../..', join(folder, 'in/ada/up'));
    writeFileSync(join(folder, 'in/ada/run.sh'), 'echo said; cp sub/data.txt built; env > env.txt', { mode: 0o4755 });
    const before = readdirSync(join(folder, 'in/ada')).toSorted();
    const { contents, absent } = await prepared(entry('ada', ['sh', 'run.sh']));
    expect(absent).toEqual([]);
    expect(Object.keys(contents)).toEqual(['ada']);
    const copy = join(folder, 'run/players/ada');
    expect(readdirSync(copy).toSorted()).toEqual(['bot', 'built', 'env.txt', 'inside', 'run.sh', 'sub']);
    expect(lstatSync(join(copy, 'inside')).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(copy, 'inside'), 'utf8')).toBe('data');
    expect(statSync(join(copy, 'run.sh')).mode & 0o7777).toBe(0o755);
    expect(readFileSync(join(folder, 'run/builds/ada.log'), 'utf8')).toBe('said\n');
    expect(readdirSync(join(folder, 'in/ada')).toSorted()).toEqual(before);
    const names = readFileSync(join(copy, 'env.txt'), 'utf8')
      .split('\n')
      .map((line) => line.split('=')[0]);
    expect(names).not.toContain('VITEST');
  });

  test('leaves out who cannot be built, with the reason, and goes on', async () => {
    for (const name of ['ada', 'cleo', 'dan']) write(`in/${name}/bot`, 'echo');
    const { contents, absent } = await prepared(
      entry('ada', ['sh', '-c', 'echo no compiler; exit 3']),
      entry('nobody'),
      entry('dan'),
    );
    expect(Object.keys(contents)).toEqual(['dan']);
    expect(absent).toEqual([
      { name: 'ada', code: 'build-failed', detail: 'exit code 3', log: 'builds/ada.log' },
      { name: 'nobody', code: 'no-folder', detail: 'ENOENT' },
    ]);
    expect(readFileSync(join(folder, 'run/builds/ada.log'), 'utf8')).toBe('no compiler\n');
  });

  test('leaves out whose build takes too long, ends it, and goes on', async () => {
    for (const name of ['bob', 'dan']) write(`in/${name}/bot`, 'echo');
    const { contents, absent } = await preparedIn(
      1500,
      entry('bob', ['sh', '-c', 'sleep 1000 & sleep 1000']),
      entry('dan'),
    );
    expect(Object.keys(contents)).toEqual(['dan']);
    expect(absent).toEqual([{ name: 'bob', code: 'build-too-slow', detail: '> 1.5 s' }]);
    const left = readProcesses().filter(({ pid }) => readEnvironment(pid).includes(join(folder, 'run')));
    expect(left).toEqual([]);
    expect(existsSync(join(folder, 'run/players/bob/.dedalo-home'))).toBe(false);
  });

  test('knows who was changed since', async () => {
    for (const name of ['ada', 'bob', 'cleo']) write(`in/${name}/bot`, 'echo');
    const entries = ['ada', 'bob', 'cleo'].map((name) => entry(name));
    const { contents } = await prepared(...entries);
    expect(await changedSince(entries, contents)).toEqual([]);
    write('in/ada/bot', 'exit');
    rmSync(join(folder, 'in/cleo'), { recursive: true });
    expect(await changedSince(entries, contents)).toEqual(['ada', 'cleo']);
  });
});
