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

test('the tarball of grid is JavaScript with declarations, and its README example runs', () => {
  const folder = temporaryCopy(
    ['packages/grid', 'packages/cli/bin/right-node.js', 'tools/pack.js', 'tsconfig.json', 'package.json'],
    { modules: true },
  );
  const own = join(folder, 'packages/grid');
  const manifest = readFileSync(join(own, 'package.json'), 'utf8');
  const tarball = run(own, 'npm', ['pack', '--silent', '--pack-destination', folder]).trim().split('\n').at(-1)!;
  expect(readFileSync(join(own, 'package.json'), 'utf8'), 'the manifest is put back').toBe(manifest);

  const user = join(folder, 'user');
  mkdirSync(user);
  write(user, 'package.json', '{ "type": "module" }');
  run(user, 'npm', ['install', '--silent', '--no-audit', '--no-fund', join(folder, tarball)]);
  const readme = readFileSync(join(user, 'node_modules/@dedalo/grid/README.md'), 'utf8');
  write(user, 'example.js', /```js\n(.*?)```/s.exec(readme)![1]!);
  const said = run(user, process.execPath, ['example.js']);
  expect(said).toMatch(/^E /m);
  expect(said).toMatch(/^\d+ steps, \d+ dead ends$/m);

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
