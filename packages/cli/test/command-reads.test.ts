import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readsOf } from '../src/arena/command-reads.ts';

const root = mkdtempSync(join(tmpdir(), 'dedalo-reads-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
for (const name of ['here/lib', 'ada', 'classes']) mkdirSync(join(root, name), { recursive: true });
for (const name of ['here/bot.py', 'here/lib/bot.py', 'ada/bot.py']) writeFileSync(join(root, name), '');

const here = join(root, 'here');

test.each([
  ['python3 bot.py', []],
  ['python3 ./bot.py lib/bot.py', []],
  ['python3 ../ada/bot.py', [join(root, 'ada')]],
  [`python3 ${root}/ada/bot.py`, [join(root, 'ada')]],
  [`java -cp ${root}/classes:${root}/ada Bot`, [join(root, 'classes'), join(root, 'ada')]],
  [`python3 ${root}/nobody/bot.py`, []],
  [`python3 ${homedir()}`, [homedir()]],
])('%s also reads %j', (command, reads) => {
  expect(readsOf(command.split(' '), here)).toEqual(reads);
});
