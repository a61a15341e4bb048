import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { err, ok } from '@dedalo/grid';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtCopy } from '../../src/tournament/entries/built-copy.ts';

let cache: string;
let builds: number;
beforeEach(() => {
  cache = join(mkdtempSync(join(tmpdir(), 'dedalo-built-')), 'cache');
  builds = 0;
});
afterEach(() => rmSync(join(cache, '..'), { recursive: true, force: true }));

const build = (hash: string) =>
  builtCopy({ cache, hash }, async ({ folder }) => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'built'), String(++builds));
    return ok(undefined);
  });

const folderOf = (built: Awaited<ReturnType<typeof build>>): string => (built.ok ? built.value : '');

test('what was built for a content is used again, and another content is built anew', async () => {
  const first = folderOf(await build('a1'));
  expect(folderOf(await build('a1'))).toBe(first);
  const other = folderOf(await build('b2'));
  expect(other).not.toBe(first);
  expect(builds).toBe(2);
  expect(readFileSync(join(first, 'built'), 'utf8')).toBe('1');
});

test('what could not be built leaves nothing, and is tried again', async () => {
  const failed = await builtCopy({ cache, hash: 'a1' }, async () => err('broken'));
  expect(failed).toEqual(err('broken'));
  expect(readdirSync(cache)).toEqual([]);
  expect((await build('a1')).ok).toBe(true);
});

test('two who build at once do not meet', async () => {
  const both = (await Promise.all([build('a1'), build('a1')])).map(folderOf);
  for (const folder of both) expect(existsSync(join(folder, 'built'))).toBe(true);
});

test('a copy that somebody removed is built again', async () => {
  rmSync(join(folderOf(await build('a1')), '..'), { recursive: true });
  expect(existsSync(folderOf(await build('a1')))).toBe(true);
});

test('what nobody has used for a week is removed', async () => {
  const old = join(folderOf(await build('a1')), '..');
  for (const path of [old, join(cache, 'a1.built')]) utimesSync(path, 0, 0);
  await build('b2');
  expect(existsSync(old)).toBe(false);
  expect(readdirSync(cache)).toHaveLength(2);
});
