import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isAtLeast, NEEDED_NODE } from '../../packages/cli/bin/right-node.js';
import { needs } from '../needs.ts';
import { type Registry, startRegistry } from './local-registry.ts';
import { root, write } from './temporary.ts';

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** Building the page, packing and fetching, on a slow machine. In milliseconds. */
const PATIENCE = 600_000;
const NEUTRAL = { DEDALO_DEBUG: '', LANG: 'C.UTF-8', LC_ALL: '', LC_MESSAGES: '', NO_COLOR: '' };

/** In an environment that says nothing of the project: `npm test` tells the programs it starts where it is. */
function run(cwd: string, command: string, args: readonly string[], env: Record<string, string> = {}): Ran {
  const ours = Object.entries(process.env).filter(([name]) => !/^npm_|^INIT_CWD$/i.test(name));
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...Object.fromEntries(ours), ...NEUTRAL, ...env },
    shell: process.platform === 'win32' && command.startsWith('np'),
  });
  return { code: status, out: stdout, error: stderr };
}

/** A Node of this machine that is older than what Dedalo needs. */
const oldNode = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((folder) => join(folder, process.platform === 'win32' ? 'node.exe' : 'node'))
  .find((node) => existsSync(node) && !isAtLeast(run(tmpdir(), node, ['--version']).out.trim(), NEEDED_NODE));

/** Has a Node take itself for an older one. */
const PRETENDED =
  'data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"20.19.0"}})';

describe('a release in an empty folder', needs('tar'), () => {
  const folder = join(tmpdir(), `dedalo-released-${process.pid}`);
  const user = join(folder, 'user');
  const installed = join(user, 'node_modules/dedalo');
  const env = { DEDALO_DATA: join(folder, 'data') };
  const dedalo = (...args: string[]): Ran =>
    run(user, process.execPath, [join(installed, 'bin/dedalo.js'), ...args], env);
  let tarball = '';
  let registry: Registry;

  beforeAll(async () => {
    mkdirSync(user, { recursive: true });
    // An older version of a library that the release needs.
    const other = { name: 'commander', version: '12.1.0' };
    write(folder, 'other/node_modules/commander/package.json', JSON.stringify(other));
    registry = await startRegistry([root, join(folder, 'other')], join(folder, 'cache'));
    const made = run(root, process.execPath, [join(root, 'tools/release/main.ts'), '--out', folder]);
    if (made.code !== 0) throw new Error(made.out + made.error);
    tarball = join(
      folder,
      readdirSync(folder).find((name) => name.endsWith('.tgz'))!,
    );
    const got = run(
      user,
      'npm',
      ['install', '--loglevel=error', '--no-audit', '--no-fund', tarball],
      registry.environment,
    );
    if (got.code !== 0) throw new Error(got.out + got.error);
  }, PATIENCE);
  afterAll(() => {
    registry.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('npx dedalo is there, in the version of the project', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    expect(run(user, 'npx', ['--no-install', 'dedalo', '--version'], env)).toMatchObject({
      code: 0,
      out: `${version}\n`,
    });
  });

  test('classes with the six described methods play', needs('java-11', 'python'), () => {
    const described = join(installed, 'examples/described');
    for (const player of ['java:rossi', 'py:bianchi/bianchi.py', 'js:verdi/verdi.mjs']) {
      const [language, place] = player.split(':') as [string, string];
      const { code, out } = dedalo('stratego', 'duel', '1', `${language}:${join(described, place)}`, 'random');
      expect(code, player).toBe(0);
      expect(out).toContain('RESULTS\n');
    }
  });

  test('bot new makes a player', () => {
    expect(dedalo('bot', 'new', 'my-bot', '--game', 'race', '--language', 'c')).toMatchObject({ code: 0, error: '' });
    expect(readdirSync(join(user, 'my-bot'))).toEqual(expect.arrayContaining(['bot.c', 'dedalo.h', 'positions.json']));
  });

  test('is small, brings no tools, and publint objects to nothing', async () => {
    const bytes = readFileSync(tarball);
    expect(bytes.length).toBeLessThan(6_000_000);
    for (const tool of ['vite', 'rolldown', 'typescript', 'preact'])
      expect(readdirSync(join(user, 'node_modules'))).not.toContain(tool);
    const packed = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    const { messages, pkg } = await publint({ pack: { tarball: packed }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  test('npm finds nothing missing and nothing too much', () => {
    expect(run(user, 'npm', ['ls', '--all', '--silent']).code).toBe(0);
  });

  test('works beside another version of a library that it needs', () => {
    const { code } = run(
      user,
      'npm',
      ['install', '--loglevel=error', '--no-audit', '--no-fund', 'commander@12.1.0'],
      registry.environment,
    );
    expect(code).toBe(0);
    expect(existsSync(join(installed, 'node_modules/commander/package.json'))).toBe(true);
    expect(dedalo('--version')).toMatchObject({ code: 0, error: '' });
  });

  test('bots play a match', () => {
    const { code, out, error } = dedalo('match', 'stratego', 'random', 'rules', '--games', '2', '--seed', '1');
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toMatch(/^2 games: random won \d, rules won \d/);
  });

  test('Sokoban is solved in two threads', () => {
    const level = '#####\n#@$.#\n#####\n';
    write(user, 'levels.sok', `${level}\nTitle: One\n\n${level}\nTitle: Two\n`);
    const { code, out, error } = dedalo('sokoban', 'solve', 'levels.sok', '--threads', '2', '--json');
    expect({ code, error }).toMatchObject({ code: 0 });
    expect(JSON.parse(out)).toMatchObject({ solved: 2, total: 2 });
  });

  test('a tournament of hand-ins that came along ends in a report', () => {
    const contest = join(user, 'contest');
    for (const part of ['dimitris', 'elena', 'tournament.toml'])
      cpSync(join(installed, 'examples/contest', part), join(contest, part), { recursive: true });
    const { code, error } = dedalo('tournament', 'contest', '--out', 'played', '--games', '2', '--trust');
    expect({ code, error }).toMatchObject({ code: 0 });
    const report = readFileSync(join(user, 'played/report.html'), 'utf8');
    expect(report).toContain('<title>The sample contest</title>');
    expect(report).toContain('globalThis.dedaloWords');
    expect(report).toMatch(/^preact [\d.]+ \(MIT\)$/m);
  });

  test('the page is served', async () => {
    const file = join(installed, 'bin/dedalo.js');
    const child = spawn(process.execPath, [file, 'serve', '--port', '0'], {
      env: { ...process.env, ...NEUTRAL, ...env },
    });
    const ended = once(child, 'close');
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text) => (said += text));
    const failed = ended.then(() => Promise.reject(new Error(`it ended: ${said}`)));
    while (!said.includes('Ctrl-C')) await Promise.race([once(child.stdout, 'data'), failed]);
    failed.catch(() => undefined);
    const address = /http:\S+/.exec(said)![0];
    const page = await (await fetch(address)).text();
    const script = /src="([^"]+\.js)"/.exec(page)![1]!;
    const answers = await Promise.all([
      fetch(new URL(script, address)),
      fetch(new URL('/third-party-notices.txt', address)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await answers[1]!.text()).toMatch(/^preact [\d.]+ \(MIT\)$/m);
    child.kill('SIGINT');
    await ended;
  });

  test(`one sentence on an older Node (${oldNode ?? 'as this one pretends to be'})`, () => {
    const command = oldNode === undefined ? [process.execPath, '--import', PRETENDED] : [oldNode];
    const [node, ...flags] = command as [string, ...string[]];
    const { code, out, error } = run(user, node, [...flags, join(installed, 'bin/dedalo.js')], env);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(error).toMatch(/^Dedalo needs Node 24\.7 or newer; this is [\d.]+: please install it .*\.\n$/);
  });
});
