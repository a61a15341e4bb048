import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { testFolder } from './folder.ts';
import { needs } from '../../../../tools/needs.ts';

const folder = testFolder();
const arena = fileURLToPath(new URL('inheriting-arena.ts', import.meta.url));

/** Node closes those of its parent by itself, but only up to the first gap behind 15. */
const FOREIGN = [5, 40];

/** Where the descriptors of a program lead, but for its three streams and the folder in which it looks them up. */
function foreignIn(way: 'outside' | 'sandbox'): readonly string[] {
  const secret = openSync(folder.write('secret.txt', 'of the parent'), 'r');
  const foreign = Array.from({ length: 38 }, (_, index) => (FOREIGN.includes(index + 3) ? secret : 'ignore'));
  const stdio = ['ignore', 'pipe', 'ignore', ...foreign] as ('ignore' | 'pipe' | number)[];
  const { stdout } = spawnSync(process.execPath, [arena, folder.path, way], { stdio, encoding: 'utf8' });
  closeSync(secret);
  const links = [...stdout.matchAll(/ (\d+) -> ([^|]*)/g)];
  expect(links.length).toBeGreaterThan(3);
  return links.flatMap(([, number, target = '']) => (Number(number) < 3 || target.startsWith('/proc/') ? [] : target));
}

for (const [way, needed] of [
  ['outside', needs('linux')],
  ['sandbox', needs('bubblewrap')],
] as const)
  test(`descriptors that the arena was started with do not reach a program (${way})`, needed, () => {
    expect(foreignIn(way).filter((target) => target !== '/dev/null')).toEqual([]);
  });
