import { chmodSync, mkdirSync, symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MOST_COPIED_BYTES, MOST_COPIED_FILES, readOwnFiles } from '@dedalo/arena/program/own-files';
import { needs } from '../../../../tools/needs.ts';
import { testFolder } from './folder.ts';

const folder = testFolder();

/** A folder of this name with these files. */
function own(name: string, files: readonly string[]): string {
  mkdirSync(join(folder.path, name));
  for (const file of files) folder.write(join(name, file), 'x');
  return join(folder.path, name);
}

function read(path: string): { copied: string; linked: string } {
  const { copied, linked } = readOwnFiles(path);
  const paths = copied.map((file) => file.path).toSorted();
  return { copied: paths.join(' '), linked: linked.join(' ') };
}

describe('what of its own folder a program gets as a copy', () => {
  test('all that is small, with folders and hidden files, without its history', () => {
    const path = own('small', ['bot.py', 'data/openings.txt', '.settings', '.git/config']);
    expect(read(path)).toEqual({ copied: '.settings bot.py data data/openings.txt', linked: '' });
  });

  test('what is big is linked, and does not keep the rest from being copied', () => {
    const path = own('big', ['bot.py', 'a-model.bin', 'notes/big.bin', 'lib/helper.py']);
    for (const file of ['a-model.bin', 'notes/big.bin']) truncateSync(join(path, file), MOST_COPIED_BYTES);
    expect(read(path)).toEqual({ copied: 'bot.py lib lib/helper.py', linked: 'a-model.bin notes' });
    truncateSync(join(path, 'a-model.bin'), MOST_COPIED_BYTES - 100);
    expect(read(path)).toEqual({ copied: 'a-model.bin bot.py lib lib/helper.py', linked: 'notes' });
  });

  test('so are folders with many files', () => {
    const many = Array.from({ length: MOST_COPIED_FILES }, (_, index) => `node_modules/${index}.js`);
    expect(read(own('many', ['bot.mjs', ...many]))).toEqual({ copied: 'bot.mjs', linked: 'node_modules' });
  });

  test('links inside the folder are copied, those that lead out are linked', needs('posix'), () => {
    const path = own('links', ['v2/bot.py', 'outer/x']);
    symlinkSync('v2', join(path, 'current'));
    symlinkSync('../v2/bot.py', join(path, 'outer', 'inside'));
    symlinkSync('../small/bot.py', join(path, 'outside.py'));
    expect(read(path)).toEqual({ copied: 'current outer outer/inside outer/x v2 v2/bot.py', linked: 'outside.py' });
  });

  test('what cannot be read is linked', needs('posix', 'not-root'), () => {
    const path = own('closed', ['bot.py']);
    const secret = join(path, 'secret');
    mkdirSync(secret, { mode: 0 });
    try {
      expect(read(path)).toEqual({ copied: 'bot.py', linked: 'secret' });
    } finally {
      // Else nobody but root could clear up.
      chmodSync(secret, 0o700);
    }
  });
});
