import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readIfThere, removeFile, removeOldTemporaries, writeSafely, writeSafelySync } from '../../src/store/files.ts';
import { testFolder } from '../folder.ts';
import { needs } from '../../../../tools/needs.ts';

const folder = testFolder();

test('a file is written whole, its folder too, and nothing is left beside it', async () => {
  const file = join(folder.path, 'new/deep/a.txt');
  await writeSafely(file, 'one');
  expect(readFileSync(file, 'utf8')).toBe('one');
  writeSafelySync(file, 'two');
  expect(readFileSync(file, 'utf8')).toBe('two');
  expect(readdirSync(join(folder.path, 'new/deep'))).toEqual(['a.txt']);
});

test('what is made is for the user alone', needs('posix'), async () => {
  const file = join(folder.path, 'own/a.txt');
  await writeSafely(file, 'one');
  expect(statSync(join(folder.path, 'own')).mode & 0o777).toBe(0o700);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('what is no longer wanted does not replace the file', async () => {
  const file = folder.write('kept.txt', 'kept');
  await writeSafely(file, 'late', () => false);
  expect(readFileSync(file, 'utf8')).toBe('kept');
  expect(readdirSync(folder.path).filter((name) => name.endsWith('tmp'))).toEqual([]);
});

test('a link to a file stays a link', needs('posix'), async () => {
  const target = folder.write('target.txt', 'one');
  const link = join(folder.path, 'link.txt');
  symlinkSync(target, link);
  await writeSafely(link, 'two');
  expect(readFileSync(target, 'utf8')).toBe('two');
});

test('a failed write leaves the old file and no other', async () => {
  const place = join(folder.path, 'taken');
  mkdirSync(join(place, 'inner'), { recursive: true });
  await expect(writeSafely(place, 'text')).rejects.toThrow(place);
  expect(() => writeSafelySync(place, 'text')).toThrow(place);
  expect(readdirSync(folder.path).filter((name) => name.endsWith('tmp'))).toEqual([]);
});

test('reading distinguishes a missing file from an unreadable one', () => {
  const file = folder.write('here.txt', 'text');
  expect(readIfThere(file)).toEqual({ ok: true, value: 'text' });
  expect(readIfThere(join(folder.path, 'nowhere/a.txt'))).toEqual({ ok: true, value: undefined });
  expect(readIfThere(join(file, 'under-a-file'))).toEqual({ ok: true, value: undefined });
  expect(readIfThere(folder.path)).toEqual({ ok: false, error: 'not-a-file' });
  const bytes = join(folder.path, 'bytes');
  writeFileSync(bytes, Uint8Array.of(0x61, 0xff, 0xfe));
  expect(readIfThere(bytes)).toEqual({ ok: false, error: 'not-text' });
});

test('removing what is not there is no failure', () => {
  const file = folder.write('gone.txt', '');
  removeFile(file);
  removeFile(file);
  removeFile(join(folder.path, 'nowhere/a.txt'));
  expect(existsSync(file)).toBe(false);
});

test('only old temporary files of ours are cleaned up', () => {
  const now = 2_000_000_000_000;
  const mess = join(folder.path, 'mess');
  mkdirSync(mess);
  const names = {
    '.a.txt.01234567-89ab-cdef-0123-456789abcdef.dedalo-tmp': 61,
    '.b.txt.01234567-89ab-cdef-0123-456789abcdef.dedalo-tmp': 59,
    '.a.txt.mine.dedalo-tmp': 999,
    'a.txt.tmp': 999,
    'settings.toml': 999,
  };
  for (const [name, seconds] of Object.entries(names)) {
    writeFileSync(join(mess, name), '');
    utimesSync(join(mess, name), now / 1000 - seconds, now / 1000 - seconds);
  }
  removeOldTemporaries(mess, now);
  expect(readdirSync(mess).sort()).toEqual(Object.keys(names).slice(1).sort());
  removeOldTemporaries(join(folder.path, 'nowhere'), now);
});

test('the temporary files of a write are among those that are cleaned up', async () => {
  const place = join(folder.path, 'watch');
  mkdirSync(place);
  let during: string[] = [];
  await writeSafely(join(place, 'a.replay'), 'text', () => {
    during = readdirSync(place);
    for (const name of during) utimesSync(join(place, name), 1, 1);
    removeOldTemporaries(place, Date.now());
    expect(readdirSync(place)).toEqual([]);
    return false;
  });
  expect(during).toHaveLength(1);
});
