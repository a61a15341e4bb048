import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { formatOwner, parseOwner } from '../../packages/files/src/owner.ts';
import { withLock } from '../lock.ts';
import { temporaryCopy } from './temporary.ts';

const lockFile = (): string => join(temporaryCopy([], { modules: false }), 'lock');

test('one at a time, and all get their turn', async () => {
  const lock = lockFile();
  let working = 0;
  let most = 0;
  const turns = [1, 2, 3, 4].map((turn) =>
    withLock(lock, async () => {
      most = Math.max(most, ++working);
      expect(readdirSync(lock).map((name) => parseOwner(name)?.pid)).toEqual([process.pid]);
      await sleep(20);
      working--;
      return turn;
    }),
  );
  expect(await Promise.all(turns)).toEqual([1, 2, 3, 4]);
  expect(most).toBe(1);
  expect(readdirSync(dirname(lock))).toEqual([]);
});

test('work that fails gives the lock back', async () => {
  const lock = lockFile();
  await expect(withLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(lock)).toBe(false);
});

test('the lock of a process that was killed is taken over', async () => {
  const lock = lockFile();
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  mkdirSync(lock);
  writeFileSync(join(lock, formatOwner({ pid, started: '', host: encodeURIComponent(hostname()) })), '');
  const turns = [1, 2, 3].map((turn) => withLock(lock, async () => turn));
  expect(await Promise.all(turns)).toEqual([1, 2, 3]);
  expect(readdirSync(dirname(lock))).toEqual([]);
});
