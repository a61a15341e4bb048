import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { folderItems } from '../../src/tournament/entries/folder-items.ts';

const folder = mkdtempSync(join(tmpdir(), 'dedalo-items-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('matches that were played in the folder of a player are no part of it', async () => {
  for (const name of ['lib', 'match-stratego', '__pycache__']) mkdirSync(join(folder, name));
  const files = ['bot.py', 'lib/tournament.json', 'match-stratego/games.jsonl'];
  for (const name of files) writeFileSync(join(folder, name), '');
  const found = await folderItems(folder);
  const paths = found.ok && found.value.items.map(({ path }) => path);
  expect(paths).toEqual(['bot.py', 'lib', 'lib/tournament.json']);
});
