import { mkdirSync, readdirSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { tryLock } from '../src/lock.ts';
import { isRunning, ownName, parseOwner } from '../src/owner.ts';
import { waitForLock } from '../src/wait-for-lock.ts';
import { testFolder } from './support/folder.ts';
import { endedProcess, leaveLock, nameOf } from './support/left-lock.ts';

const folder = testFolder();
const gone = endedProcess();
let places = 0;

/** A lock in a folder of its own. */
function lockPath(): { readonly place: string; readonly path: string } {
  const place = join(folder, String(places++));
  mkdirSync(place);
  return { place, path: join(place, 'lock') };
}

test('a lock that is held names its owner, and is free when it was given back', () => {
  const { place, path } = lockPath();
  const { lock } = tryLock(path);
  expect(readdirSync(path).map((name) => parseOwner(name)?.pid)).toEqual([process.pid]);
  expect(tryLock(path)).toMatchObject({ owner: { pid: process.pid } });
  lock!.release();
  expect(readdirSync(place)).toEqual([]);
  expect(tryLock(path).lock).toBeDefined();
});

test('giving back what another has taken over since takes nothing from it', () => {
  const { path } = lockPath();
  const { lock } = tryLock(path);
  const [own] = readdirSync(path);
  const other = nameOf({ pid: process.pid });
  renameSync(join(path, own!), join(path, other));
  lock!.release();
  expect(readdirSync(path)).toEqual([other]);
});

test('the lock of a process that is gone is taken over, and its drafts are removed', () => {
  const { place, path } = lockPath();
  leaveLock(path, { pid: gone });
  leaveLock(`${path}.${nameOf({ pid: gone })}`, { pid: gone });
  const ofOthers = [nameOf({ pid: process.pid }), nameOf({ pid: gone, host: 'elsewhere' })];
  for (const name of ofOthers) mkdirSync(`${path}.${name}`);
  tryLock(path).lock!.release();
  expect(readdirSync(place).sort()).toEqual(ofOthers.map((name) => `${basename(path)}.${name}`).sort());
});

test('the lock of another host is taken over by its age alone, which begins anew with each owner', () => {
  const { path } = lockPath();
  leaveLock(path, { pid: gone, host: 'elsewhere' });
  expect(tryLock(path, { foreignStaleMs: 5000 })).toMatchObject({ owner: { pid: gone, host: 'elsewhere' } });
  utimesSync(path, 1, 1);
  expect(tryLock(path)).toMatchObject({ owner: { host: 'elsewhere' } });
  const before = Date.now();
  const { lock } = tryLock(path, { foreignStaleMs: 5000 });
  expect(lock).toBeDefined();
  expect(statSync(path).mtimeMs).toBeGreaterThan(before - 1000);
});

test('what is no lock is not touched, but for a file', () => {
  const { place, path } = lockPath();
  mkdirSync(join(path, 'something'), { recursive: true });
  expect(tryLock(path)).toEqual({ owner: undefined });
  expect(readdirSync(path)).toEqual(['something']);
  const other = join(place, 'other');
  writeFileSync(other, '123 elsewhere\n');
  tryLock(other).lock!.release();
  expect(readdirSync(place)).toEqual(['lock']);
});

test('what is waited for comes when it is given back, and not after the patience is over', async () => {
  const { path } = lockPath();
  const { lock } = tryLock(path);
  expect(await waitForLock(path, { waitMs: 1, patienceMs: 5 })).toBeUndefined();
  const notes: string[] = [];
  const waiting = waitForLock(path, { waitMs: 1, patienceMs: Infinity }).then((taken) => {
    notes.push('taken');
    return taken;
  });
  await sleep(20);
  notes.push('free');
  lock!.release();
  (await waiting)!.release();
  expect(notes).toEqual(['free', 'taken']);
});

test('where no folder is, the failure is thrown', () => {
  expect(() => tryLock(join(folder, 'nowhere/lock'))).toThrow('ENOENT');
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => tryLock(join(file, 'lock'))).toThrow('ENOTDIR');
});

test('an owner is written as a name and read back, whatever its host is called', () => {
  for (const host of ['', 'a-1-b', 'x.local', '%CE%B4']) {
    const owner = { pid: 12, started: '345', host };
    expect(parseOwner(nameOf(owner))).toEqual(owner);
  }
  for (const name of ['', '12', '0-1-host-0123456789abcdef', '.DS_Store']) expect(parseOwner(name)).toBeUndefined();
});

test('a process is known by its number, and where the system tells by its start', () => {
  const own = parseOwner(ownName())!;
  expect(isRunning(own)).toBe(true);
  expect(isRunning({ ...own, started: '' })).toBe(true);
  expect(isRunning({ ...own, pid: gone })).toBe(false);
  expect(isRunning({ ...own, started: '1' })).toBe(process.platform !== 'linux');
});
