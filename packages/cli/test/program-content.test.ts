import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentOf } from '../src/arena/match/program-content.ts';
import { testFolder } from './folder.ts';

const folder = testFolder();
const at = (name: string): string => join(folder.path, name);
const typed = { kind: 'program', name: 'typed', command: ['python3', 'bot.py'], folder: folder.path } as const;

test('a typed command is another program when a file that it names has changed', async () => {
  folder.write('bot.py', 'one');
  const before = await contentOf(typed, folder.path);
  folder.write('notes.txt', 'nothing of the program');
  expect(await contentOf(typed, folder.path)).toBe(before);
  folder.write('bot.py', 'two');
  expect(await contentOf(typed, folder.path)).not.toBe(before);
});

test('a player with a folder of its own is another one when anything in it has changed', async () => {
  mkdirSync(at('ada'));
  writeFileSync(at('ada/Bot.class'), 'one');
  const built = { ...typed, command: ['java', '-cp', '.', 'Bot'], folder: at('ada') };
  const before = await contentOf(built, folder.path);
  expect(await contentOf(built, folder.path)).toBe(before);
  writeFileSync(at('ada/Bot.class'), 'two');
  expect(await contentOf(built, folder.path)).not.toBe(before);
});
