import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { beforeAll, describe, expect, test } from 'vitest';
import { needs } from '../needs.ts';
import { startRegistry } from './local-registry.ts';
import { root, temporaryCopy, write } from './temporary.ts';

function run(cwd: string, command: string, args: readonly string[], env: Record<string, string> = {}): string {
  const ran = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (ran.status !== 0) throw new Error(`${command} ${args.join(' ')}\n${ran.stdout}${ran.stderr}`);
  return ran.stdout;
}

/** The packages for others, with what the examples of their READMEs must say. */
const SAID: Readonly<Record<string, readonly RegExp[]>> = {
  'packages/grid': [/^E /m, /^\d+ steps, \d+ dead ends$/m],
  'packages/engine': [/"walked"/, /^box-meets-wall$/m, /^"moved-in-time"$/m, /^the replay holds$/m],
  'packages/toml': [/^Talo$/m, /^line 3, column 1: -3$/m, /^not-toml$/m],
  'packages/protocol': [/^protocol \d+: My Bot wants legal$/m, /^wrong-field \/action$/m, /^a question to a program$/m],
  'packages/games/pokelabirinto': [/^escaped$/m, /^0\.50\d+ \S+$/m, /bad-number/, /bad-size/],
  'packages/games/race': [/^The Yard, map 1 of 2/m, /^finished \d+$/m, /unknown-type/],
  'packages/games/stratego': [/^flag-captured \d+$/m, /^Player RulesPlayer: \d+$/m, /bad-rows/],
  'packages/games/theseus': [/^sabre (white|green|red)$/m, /action-limit \{ '1': \d+/, /bad-size/],
  'packages/games/sokoban': [/LEVEL: 1/, /^true \{\s+moves: 9,/m, /unknown-square/, /^rrrUdUd$/m],
};
const PUBLIC = Object.keys(SAID);

interface Manifest {
  readonly private?: boolean;
  readonly repository?: { readonly url: string; readonly directory: string };
  readonly bugs?: string;
}
const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

test('a package that is not for others is private', () => {
  const all = globSync(['packages/*/package.json', 'packages/games/*/package.json'], { cwd: root });
  const open = all.map((file) => dirname(file).replaceAll('\\', '/')).filter((folder) => !manifestOf(folder).private);
  expect(open.sort()).toEqual([...PUBLIC].sort());
});

test.each(PUBLIC)('%s says where its sources and its open questions are', (folder) => {
  const { repository, bugs } = manifestOf(folder);
  expect(repository).toMatchObject({ url: manifestOf(PUBLIC[0]!).repository?.url, directory: folder });
  expect(bugs).toBe(manifestOf(PUBLIC[0]!).bugs);
});

describe('the tarballs', needs('tar'), () => {
  let user = '';
  let folder = '';
  const tarballs = new Map<string, string>();

  beforeAll(async () => {
    const sources = ['packages/cli/bin/right-node.js', 'tools/pack.js', 'tsconfig.json', 'package.json', 'LICENSE'];
    folder = temporaryCopy([...PUBLIC, ...sources], { modules: true });
    for (const name of PUBLIC) {
      const own = join(folder, name);
      const tarball = run(own, 'npm', ['pack', '--silent', '--pack-destination', folder]).trim().split('\n').at(-1)!;
      tarballs.set(name, join(folder, tarball));
    }
    user = join(folder, 'user');
    mkdirSync(user);
    write(user, 'package.json', '{ "type": "module" }');
    const registry = await startRegistry([root], join(folder, 'cache'));
    try {
      run(user, 'npm', ['install', '--silent', '--no-audit', '--no-fund', ...tarballs.values()], registry.environment);
    } finally {
      registry.close();
    }
  });

  test.each(PUBLIC)('%s is as it was before it was packed', (name) => {
    const text = (place: string): string => readFileSync(join(place, name, 'package.json'), 'utf8');
    expect(text(folder)).toBe(text(root));
    expect(existsSync(join(folder, name, 'LICENSE'))).toBe(false);
  });

  test.each(PUBLIC)('%s has nothing that publint objects to, and its licence', async (name) => {
    const bytes = readFileSync(tarballs.get(name)!);
    const tarball = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
    const licence = readFileSync(join(user, 'node_modules/@dedalo', basename(name), 'LICENSE'), 'utf8');
    expect(licence).toBe(readFileSync(join(root, 'LICENSE'), 'utf8'));
  });

  test.each(Object.entries(SAID))('%s is JavaScript that runs the example of its README', (name, sentences) => {
    const readme = readFileSync(join(user, 'node_modules/@dedalo', basename(name), 'README.md'), 'utf8');
    write(user, 'example.js', /```js\n(.*?)```/s.exec(readme)![1]!);
    const said = run(user, process.execPath, ['example.js']);
    for (const sentence of sentences) expect(said).toMatch(sentence);
  });

  test('have declarations', () => {
    write(
      user,
      'types.ts',
      `import { generateMaze, type Maze } from '@dedalo/grid';
import { readAct } from '@dedalo/protocol';
const made = generateMaze({ algorithm: 'prim', width: 9, height: 9, seed: 0 });
export const maze: Maze | undefined = made.ok ? made.value : undefined;
const answer = readAct('{}');
export const action: string | undefined = answer.ok && 'action' in answer.value ? answer.value.action : undefined;
// @ts-expect-error: no such algorithm
generateMaze({ algorithm: 'primm', width: 9, height: 9, seed: 0 });
`,
    );
    const flags = '--ignoreConfig --noEmit --strict --module nodenext --target es2022 --types'.split(' ');
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    expect(run(user, process.execPath, [tsc, ...flags, '', 'types.ts'])).toBe('');
  });
});
