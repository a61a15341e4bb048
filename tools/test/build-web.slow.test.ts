import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { buildWeb } from '../build-web.ts';
import { root as projectFolder, temporaryCopy, write } from './temporary.ts';

/** A small project with a client to build. */
function project(): { root: string; dist: string } {
  const root = temporaryCopy([], { modules: true });
  write(root, 'package.json', '{ "type": "module" }');
  write(root, 'package-lock.json', '{}');
  write(
    root,
    'packages/web/index.html',
    '<!doctype html><title>x</title><script type="module" src="/src/main.ts"></script>',
  );
  write(root, 'packages/web/vite.config.ts', 'export default {};');
  write(root, 'packages/web/src/main.ts', `document.title = '${'long '.repeat(300)}' + process.env.NODE_ENV;`);
  write(root, 'packages/web/public/robots.txt', 'short');
  return { root, dist: join(root, 'packages/web/dist') };
}

const script = (dist: string): string => {
  const name = readdirSync(join(dist, 'assets')).find((file) => file.endsWith('.js'))!;
  return join(dist, 'assets', name);
};

const hushed = (): void => void vi.spyOn(console, 'error').mockImplementation(() => undefined);

test('it is built once, again when something has changed, and when it is forced', async () => {
  hushed();
  const { root, dist } = project();
  expect(await buildWeb({ root })).toBe(true);
  expect(await buildWeb({ root })).toBe(false);
  expect(readdirSync(join(root, 'packages/web')).sort()).toEqual([
    'dist',
    'index.html',
    'public',
    'src',
    'vite.config.ts',
  ]);
  write(root, 'packages/web/src/main.ts', "document.title = 'other';");
  expect(await buildWeb({ root })).toBe(true);
  expect(readFileSync(script(dist), 'utf8')).toContain('other');
  expect(await buildWeb({ root, force: true })).toBe(true);
  expect(await buildWeb({ root })).toBe(false);
});

test('it is made for use, and has its long texts compressed beside it', async () => {
  hushed();
  const { root, dist } = project();
  await buildWeb({ root });
  const file = script(dist);
  const plain = readFileSync(file, 'utf8');
  expect(plain).toMatch(/long production/);
  expect(process.env['NODE_ENV']).toBe('test');
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(plain);
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(plain);
  expect(existsSync(join(dist, 'robots.txt.br'))).toBe(false);
});

test('a build that fails leaves the last one as it was, and is tried again', async () => {
  hushed();
  const { root, dist } = project();
  await buildWeb({ root });
  const before = readFileSync(script(dist), 'utf8');
  write(root, 'packages/web/src/main.ts', "import './nothing.ts';");
  await expect(buildWeb({ root })).rejects.toThrow('nothing.ts');
  expect(readFileSync(script(dist), 'utf8')).toBe(before);
  await expect(buildWeb({ root })).rejects.toThrow('nothing.ts');
  write(root, 'packages/web/src/main.ts', 'document.title = 1;');
  expect(await buildWeb({ root })).toBe(true);
});

test('what was left by a build that was killed is not taken for a build', async () => {
  hushed();
  const { root, dist } = project();
  write(root, 'packages/web/.dist-new/index.html', 'half');
  write(root, 'packages/web/.dist-new/half.txt', 'half');
  write(root, 'packages/web/dist/index.html', 'a build without its stamp');
  expect(await buildWeb({ root })).toBe(true);
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toContain('<title>');
  expect(existsSync(join(dist, 'half.txt'))).toBe(false);
});

test('of several at the same time one builds, and the others wait for it', async () => {
  const { root, dist } = project();
  const module = pathToFileURL(join(projectFolder, 'tools/build-web.ts')).href;
  const code = `const { buildWeb } = await import(${JSON.stringify(module)});
console.log(await buildWeb({ root: ${JSON.stringify(root)} }));`;
  const said = await Promise.all(
    [1, 2, 3, 4].map(() => text(spawn(process.execPath, ['--input-type=module', '-e', code]).stdout)),
  );
  expect(said.map((line) => line.trim()).sort()).toEqual(['false', 'false', 'false', 'true']);
  expect(existsSync(`${script(dist)}.br`)).toBe(true);
});
