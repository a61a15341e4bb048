import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { formatOwner, type Owner } from '@dedalo/files';
import { expect, test } from 'vitest';
import { withLock, withLockSync } from '../../src/store/lock.ts';
import { testFolder } from '../folder.ts';

const folder = testFolder();

/** A lock of a process of this host, unless it is told otherwise. */
function leaveLock(name: string, owner: Partial<Owner> & Pick<Owner, 'pid'>): string {
  const lock = join(folder.path, name);
  mkdirSync(lock);
  folder.write(join(name, formatOwner({ started: '', host: encodeURIComponent(hostname()), ...owner })), '');
  return lock;
}

test('the second one waits until the lock is free', async () => {
  const file = join(folder.path, 'a.toml');
  const notes: string[] = [];
  await withLock(file, () => {
    expect(existsSync(`${file}.lock`)).toBe(true);
    notes.push('first');
  });
  await Promise.all(['second', 'third'].map((name) => withLock(file, () => void notes.push(name))));
  expect(notes.sort()).toEqual(['first', 'second', 'third']);
  expect(readdirSync(folder.path)).toEqual([]);
});

test('the lock is given back when the work fails', async () => {
  const file = join(folder.path, 'b.toml');
  await expect(withLock(file, () => expect.fail('full'))).rejects.toThrow('full');
  expect(existsSync(`${file}.lock`)).toBe(false);
});

test('a lock that a killed program left is taken over, by its age or because its owner is gone', async () => {
  const file = join(folder.path, 'c.toml');
  const gone = spawnSync(process.execPath, ['--version']).pid;
  let done = 0;
  utimesSync(folder.write('c.toml.lock', ''), 1, 1);
  await withLock(file, () => done++);
  utimesSync(leaveLock('c.toml.lock', { pid: process.pid, host: 'elsewhere' }), 1, 1);
  await withLock(file, () => done++);
  leaveLock('c.toml.lock', { pid: gone });
  await withLock(file, () => done++);
  expect(done).toBe(3);
  expect(existsSync(`${file}.lock`)).toBe(false);
});

test('the lock of a program that runs is waited for', async () => {
  const file = join(folder.path, 'e.toml');
  const lock = leaveLock('e.toml.lock', { pid: process.pid });
  const notes: string[] = [];
  const work = withLock(file, () => void notes.push('work'));
  await sleep(50);
  notes.push('free');
  rmSync(lock, { recursive: true });
  await work;
  expect(notes).toEqual(['free', 'work']);
});

test('at the end of a process the lock of another program that runs is waited for', async () => {
  const file = join(folder.path, 'f.toml');
  const files = new URL('../../../files/src/index.ts', import.meta.url).href;
  const code = `
    import { writeFileSync } from 'node:fs';
    import { tryLock } from ${JSON.stringify(files)};
    const { lock } = tryLock(${JSON.stringify(`${file}.lock`)});
    console.log('locked');
    setTimeout(() => {
      writeFileSync(${JSON.stringify(file)}, 'first');
      lock.release();
    }, 300);`;
  const other = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(other.stdout, 'data');
  let found = '';
  withLockSync(file, () => (found = readFileSync(file, 'utf8')));
  expect(found).toBe('first');
  await once(other, 'exit');
});

test('at the end of a process its own lock is not waited for', () => {
  const file = join(folder.path, 'g.toml');
  const lock = leaveLock('g.toml.lock', { pid: process.pid });
  let done = 0;
  withLockSync(file, () => done++);
  expect(done).toBe(1);
  expect(existsSync(lock)).toBe(true);
  rmSync(lock, { recursive: true });
});

test('where no lock can be had the work is done without', async () => {
  const inFile = folder.write('file', '');
  let done = 0;
  for (const file of [join(inFile, 'd.toml'), join(inFile, 'deep/d.toml')]) {
    await withLock(file, () => done++);
    withLockSync(file, () => done++);
  }
  expect(done).toBe(4);
});
