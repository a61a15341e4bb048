import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replaceFolder } from '../src/replace-folder.ts';
import { testFolder } from './support/folder.ts';

const place = testFolder();

function make(name: string, file: string): string {
  const folder = join(place, name);
  mkdirSync(folder);
  writeFileSync(join(folder, file), '');
  return folder;
}

test('a folder takes the place of another, of none, and of one that a killed process had moved away', () => {
  const target = join(place, 'dist');
  replaceFolder(target, make('new', 'first'));
  expect(readdirSync(target)).toEqual(['first']);
  make('.dist-old', 'left');
  replaceFolder(target, make('new', 'second'));
  expect(readdirSync(target)).toEqual(['second']);
  expect(readdirSync(place)).toEqual(['dist']);
});

test('what was not made replaces nothing', () => {
  const target = make('kept', 'file');
  expect(() => replaceFolder(target, join(place, 'nowhere'))).toThrow('ENOENT');
  expect(readdirSync(target)).toEqual(['file']);
});
