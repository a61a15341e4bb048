import { lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type WriteOptions, writeSafely, writeSafelySync } from '../src/write-safely.ts';
import { testFolder } from './support/folder.ts';
import { needs } from '../../../tools/needs.ts';

const folder = testFolder();
let places = 0;

function newPlace(): string {
  const place = join(folder, String(places++));
  mkdirSync(place);
  return place;
}

const WRITERS: Readonly<Record<string, (file: string, text: string, options?: WriteOptions) => Promise<void>>> = {
  writeSafely,
  writeSafelySync: async (file, text, options) => writeSafelySync(file, text, options),
};

describe.each(Object.keys(WRITERS))('%s', (name) => {
  const write = WRITERS[name]!;

  test('leaves the text and nothing beside it', async () => {
    const place = newPlace();
    const file = join(place, 'a.txt');
    for (const text of ['one', 'two', '']) {
      await write(file, text);
      expect(readFileSync(file, 'utf8')).toBe(text);
    }
    expect(readdirSync(place)).toEqual(['a.txt']);
  });

  test('gives the file the mode that is asked for, or the usual one', needs('posix'), async () => {
    const place = newPlace();
    const usual = join(place, 'usual');
    writeFileSync(usual, '');
    await write(join(place, 'a.txt'), 'one');
    await write(join(place, 'own.txt'), 'one', { mode: 0o600 });
    expect(statSync(join(place, 'a.txt')).mode).toBe(statSync(usual).mode);
    expect(statSync(join(place, 'own.txt')).mode & 0o777).toBe(0o600);
  });

  test('keeps a link a link', needs('posix'), async () => {
    const place = newPlace();
    mkdirSync(join(place, 'elsewhere'));
    const target = join(place, 'elsewhere/target.txt');
    const link = join(place, 'link.txt');
    writeFileSync(target, 'one');
    symlinkSync(target, link);
    await write(link, 'two');
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readFileSync(target, 'utf8')).toBe('two');
    expect(readdirSync(join(place, 'elsewhere'))).toEqual(['target.txt']);
  });

  test('that fails leaves what was there, and nothing beside it', async () => {
    const place = newPlace();
    mkdirSync(join(place, 'taken/inner'), { recursive: true });
    await expect(write(join(place, 'taken'), 'text')).rejects.toThrow('taken');
    expect(readdirSync(place)).toEqual(['taken']);
    expect(readdirSync(join(place, 'taken'))).toEqual(['inner']);
    await expect(write(join(place, 'nowhere/a.txt'), 'text')).rejects.toThrow('ENOENT');
  });
});

test('what is no longer wanted when it is on the disk does not replace the file', async () => {
  const place = newPlace();
  const file = join(place, 'a.txt');
  writeFileSync(file, 'kept');
  let wasWritten = false;
  const isWanted = (): boolean => {
    const other = readdirSync(place).find((name) => name !== 'a.txt');
    wasWritten = readFileSync(join(place, other!), 'utf8') === 'late';
    return false;
  };
  await writeSafely(file, 'late', { isWanted });
  expect(wasWritten).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe('kept');
  expect(readdirSync(place)).toEqual(['a.txt']);
});
