import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSafelySync } from '../../src/store/files.ts';
import { keepCopy, setAside } from '../../src/store/set-aside.ts';
import { testFolder } from '../folder.ts';

const folder = testFolder();

test('what is set aside is never overwritten by what is set aside later', () => {
  const asides = ['one', 'two', 'three'].map((text) => setAside(folder.write('a.toml', text)));
  const file = join(folder.path, 'a.toml');
  expect(asides).toEqual([`${file}.damaged`, `${file}.damaged-2`, `${file}.damaged-3`]);
  expect(asides.map((aside) => readFileSync(aside, 'utf8'))).toEqual(['one', 'two', 'three']);
  expect(existsSync(file)).toBe(false);
  expect(setAside(folder.write('a.toml', 'four'), 'newer')).toBe(`${file}.newer`);
});

test('a copy keeps the file’s content when the file is written again', () => {
  const file = folder.write('b.toml', 'old');
  const copy = keepCopy(file);
  writeSafelySync(file, 'new');
  expect([readFileSync(copy, 'utf8'), readFileSync(file, 'utf8')]).toEqual(['old', 'new']);
});

test('a folder in the place of a file is set aside too', () => {
  const place = join(folder.path, 'c.toml');
  for (const aside of [`${place}.damaged`, `${place}.damaged-2`]) {
    mkdirSync(place);
    expect(setAside(place)).toBe(aside);
  }
});

test('what is not there cannot be set aside', () => {
  expect(() => setAside(join(folder.path, 'nowhere'))).toThrow('ENOENT');
});
