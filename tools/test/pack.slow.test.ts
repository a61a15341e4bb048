import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, temporaryCopy, write } from './temporary.ts';

function run(cwd: string, command: string, args: readonly string[]): string {
  const ran = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (ran.status !== 0) throw new Error(`${command} ${args.join(' ')}\n${ran.stdout}${ran.stderr}`);
  return ran.stdout;
}

/** What the packages' README examples must say. */
const SAID: Readonly<Record<string, readonly RegExp[]>> = {
  'packages/grid': [/^E /m, /^\d+ steps, \d+ dead ends$/m],
  'packages/engine': [/"walked"/, /^box-meets-wall$/m, /^"moved-in-time"$/m, /^the replay holds$/m],
  'packages/games/theseus': [/^sabre (white|green|red)$/m, /^Start:$/m, /bad-size/],
  'packages/games/sokoban': [/LEVEL: 1/, /^true \{\s+moves: 9,/m, /unknown-square/, /^rrrUdUd$/m],
};

test('the tarballs are JavaScript with declarations, and their README examples run', () => {
  const packages = Object.keys(SAID);
  const folder = temporaryCopy(
    [...packages, 'packages/cli/bin/right-node.js', 'tools/pack.js', 'tsconfig.json', 'package.json'],
    { modules: true },
  );
  const tarballs = packages.map((name) => {
    const own = join(folder, name);
    const manifest = readFileSync(join(own, 'package.json'), 'utf8');
    const tarball = run(own, 'npm', ['pack', '--silent', '--pack-destination', folder]).trim().split('\n').at(-1)!;
    expect(readFileSync(join(own, 'package.json'), 'utf8'), 'the manifest is put back').toBe(manifest);
    return join(folder, tarball);
  });

  const user = join(folder, 'user');
  mkdirSync(user);
  write(user, 'package.json', '{ "type": "module" }');
  run(user, 'npm', ['install', '--silent', '--no-audit', '--no-fund', ...tarballs]);
  for (const [name, sentences] of Object.entries(SAID)) {
    const readme = readFileSync(join(user, `node_modules/@dedalo/${name.split('/').at(-1)}/README.md`), 'utf8');
    write(user, 'example.js', /```js\n(.*?)```/s.exec(readme)![1]!);
    const said = run(user, process.execPath, ['example.js']);
    for (const sentence of sentences) expect(said).toMatch(sentence);
  }

  write(
    user,
    'types.ts',
    `import { generateMaze, type Maze } from '@dedalo/grid';
const made = generateMaze({ algorithm: 'prim', width: 9, height: 9, seed: 0 });
export const maze: Maze | undefined = made.ok ? made.value : undefined;
// @ts-expect-error: no such algorithm
generateMaze({ algorithm: 'primm', width: 9, height: 9, seed: 0 });
`,
  );
  const flags = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2022',
    '--types',
    '',
    'types.ts',
  ];
  run(user, process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...flags]);
});
