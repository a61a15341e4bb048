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
import { type NamedEntry, prepare } from '../../src/tournament/entries/prepare.ts';
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

test('whatever lies in the folder is a hand-in or has a reason why not; one does not touch the others', async () => {
  write('in/bob/bot.toml', 'command = "./bob"');
  write('in/ada/bot.toml', 'name = "Ada"\ncommand = "./ada"');
  write('in/cleo/bot.toml', 'comand = "./cleo"');
  write('in/dan/bot.toml', 'name = "ADA"\ncommand = "./dan"');
  write('in/gus/main.py', 'no bot.toml');
  write('in/hanna.zip', 'packed');
  write('in/README.md', 'of the teacher');
  write('in/.DS_Store', 'of the system');
  write('in/tournament.toml', 'of the tournament');
  write('in/old-results/tournament.json', '{}');
  write('in/old-results/games.jsonl', '');
  mkdirSync(join(folder, 'in/eve'));
  symlinkSync('/etc/passwd', join(folder, 'in/eve/bot.toml'));
  write('in/finn/bot.toml', 'x'.repeat(100_000));
  const handIns = await readHandIns(join(folder, 'in'), { split, others: ['tournament.toml'] });
  expect(handIns.map((one) => (one.type === 'entry' ? one.entry.name : [one.name, one.problem.code]))).toEqual([
    'Ada',
    'bob',
    ['cleo', 'bad-bot-file'],
    ['ADA (dan)', 'name-taken'],
    ['eve', 'bad-bot-file'],
    ['finn', 'bad-bot-file'],
    ['gus', 'no-bot-file'],
    ['hanna.zip', 'stray-file'],
  ]);
});

const entry = (name: string, build?: readonly string[]): NamedEntry => ({
  slug: name,
  place: name,
  entry: {
    kind: 'program',
    name,
    command: ['node', 'bot.mjs'],
    folder: join(folder, 'in', name),
    ...(build && { build }),
  },
});

/** Far longer than any of these builds takes. */
const LONG = 100_000;

const preparedIn = (buildTime: number, ...entries: readonly NamedEntry[]) =>
  prepare(entries, {
    folder: join(folder, 'run'),
    limits: LIMITS,
    isSandboxed: false,
    clock: { hello: LONG },
    sentence: (_, { code }) => code,
    buildTime,
    contents: new Map(),
  });
const prepared = (...entries: readonly NamedEntry[]) => preparedIn(LONG, ...entries);

/** A program that says hello and no more. */
const HELLO = `process.stdin.on('data', () => console.log('{"name":"bot","wants":[]}'));`;

describe('preparing', () => {
  test('copies a hand-in and builds the copy: what was handed in stays as it is', async () => {
    write('in/ada/bot.mjs', HELLO);
    write('in/ada/.git/config', 'history');
    write('in/ada/sub/data.txt', 'data');
    symlinkSync('sub/data.txt', join(folder, 'in/ada/inside'));
    symlinkSync('/etc/passwd', join(folder, 'in/ada/outside'));
    symlinkSync('../..', join(folder, 'in/ada/up'));
    writeFileSync(join(folder, 'in/ada/run.sh'), 'echo said; cp sub/data.txt built; env > env.txt', { mode: 0o4755 });
    const before = readdirSync(join(folder, 'in/ada')).toSorted();
    const { contents, absent } = await prepared(entry('ada', ['sh', 'run.sh']));
    expect(absent).toEqual([]);
    expect([...contents.keys()]).toEqual(['ada']);
    const copy = join(folder, 'run/players/ada');
    expect(readdirSync(copy).toSorted()).toEqual(['bot.mjs', 'built', 'env.txt', 'inside', 'run.sh', 'sub']);
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
    for (const name of ['ada', 'dan']) write(`in/${name}/bot.mjs`, HELLO);
    const { contents, absent } = await prepared(
      entry('ada', ['sh', '-c', 'echo no compiler; exit 3']),
      entry('nobody'),
      entry('dan'),
    );
    expect([...contents.keys()]).toEqual(['dan']);
    const ada = { name: 'ada', code: 'build-failed', place: 'ada', detail: 'exit code 3' };
    expect(absent).toEqual([
      { ...ada, said: ['no compiler'], log: 'builds/ada.log' },
      { name: 'nobody', code: 'no-folder', place: 'nobody', detail: 'ENOENT' },
    ]);
    expect(readFileSync(join(folder, 'run/builds/ada.log'), 'utf8')).toBe('no compiler\n');
  });

  test('leaves out whose build takes too long, ends it, and goes on', async () => {
    for (const name of ['bob', 'dan']) write(`in/${name}/bot.mjs`, HELLO);
    const { contents, absent } = await preparedIn(
      1500,
      entry('bob', ['sh', '-c', 'sleep 1000 & sleep 1000']),
      entry('dan'),
    );
    expect([...contents.keys()]).toEqual(['dan']);
    expect(absent).toEqual([{ name: 'bob', code: 'build-too-slow', place: 'bob', detail: '> 1.5 s' }]);
    const left = readProcesses().filter(({ pid }) => readEnvironment(pid).includes(join(folder, 'run')));
    expect(left).toEqual([]);
    expect(existsSync(join(folder, 'run/players/bob/.dedalo-home'))).toBe(false);
  });

  test('leaves out whose program is not there or says no hello, with what it says', async () => {
    write('in/ada/main.mjs', HELLO);
    write('in/bob/bot.mjs', `import './brain.mjs';`);
    write('in/cleo/bot.mjs', `process.stdin.on('data', () => console.log('Hello!'));`);
    const { absent } = await prepared(entry('ada'), entry('bob'), entry('cleo'));
    expect(absent).toEqual([
      { name: 'ada', code: 'no-file', place: 'ada', detail: 'bot.mjs' },
      expect.objectContaining({ name: 'bob', code: 'ended', said: expect.any(Array) }),
      { name: 'cleo', code: 'no-hello', place: 'cleo', detail: 'not-json', said: ['Hello!'] },
    ]);
    // The copy's place is of no use to the author.
    const said = absent[1]!.said!.join('\n');
    expect(said).toContain("Cannot find module 'brain.mjs' imported from bot.mjs");
  });

  test('knows a changed hand-in by its content, and an earlier version again', async () => {
    const entries = [entry('ada', ['sh', '-c', 'echo built >> log.txt']), entry('bob')];
    for (const name of ['ada', 'bob']) write(`in/${name}/bot.mjs`, HELLO);
    const rules = { folder: join(folder, 'run'), limits: LIMITS, isSandboxed: false, clock: { hello: LONG } };
    const again = (contents: ReadonlyMap<string, string>) =>
      prepare(entries, { ...rules, sentence: (_, { code }) => code, contents });
    const first = await again(new Map());
    const versionOf = ({ versions }: typeof first): unknown => Object.fromEntries(versions);
    expect(versionOf(first)).toEqual({ ada: 'ada', bob: 'bob' });
    const same = await again(first.contents);
    expect(same).toEqual(first);
    expect(readFileSync(join(folder, 'run/players/ada/log.txt'), 'utf8'), 'built once').toBe('built\n');
    write('in/ada/bot.mjs', `${HELLO} // repaired`);
    const changed = await again(first.contents);
    expect(versionOf(changed)).toEqual({ ada: 'ada.2', bob: 'bob' });
    expect(existsSync(join(folder, 'run/players/ada.2/log.txt'))).toBe(true);
    write('in/ada/bot.mjs', HELLO);
    expect(versionOf(await again(changed.contents))).toEqual({ ada: 'ada', bob: 'bob' });
    rmSync(join(folder, 'in/bob'), { recursive: true });
    expect(versionOf(await again(changed.contents))).toEqual({ ada: 'ada' });
  });
});
