import { closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from './files.ts';

const WAIT_MS = 10;
/** Whoever holds the lock reads and writes one small file: after so long it was killed. */
const STALE_MS = 5000;

/**
 * Keeps two programs from reading, merging and writing the same file at the same time, when one would lose what the
 * other has added. Where no lock can be had, the work is done without: better a small risk than no progress.
 */
export async function withLock(file: string, work: () => void): Promise<void> {
  const lock = `${file}.lock`;
  const isHeld = await take(lock);
  try {
    work();
  } finally {
    if (isHeld) rmSync(lock, { force: true });
  }
}

async function take(lock: string): Promise<boolean> {
  for (let waited = 0; waited < 2 * STALE_MS; waited += WAIT_MS) {
    try {
      mkdirSync(dirname(lock), { recursive: true, mode: 0o700 });
      closeSync(openSync(lock, 'wx', 0o600));
      return true;
    } catch (error) {
      if (reasonOf(error) !== 'EEXIST') return false;
    }
    if (ageOf(lock) > STALE_MS) rmSync(lock, { force: true });
    else await sleep(WAIT_MS);
  }
  return false;
}

function ageOf(lock: string): number {
  try {
    return Date.now() - statSync(lock).mtimeMs;
  } catch {
    return 0;
  }
}
