import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from './files.ts';

const WAIT_MS = 10;
/** Whoever holds the lock reads and writes one small file: after so long it was killed, on whatever machine. */
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
  try {
    mkdirSync(dirname(lock), { recursive: true, mode: 0o700 });
  } catch {
    return false;
  }
  for (let waited = 0; waited < 2 * STALE_MS; waited += WAIT_MS) {
    try {
      writeFileSync(lock, `${process.pid} ${hostname()}\n`, { flag: 'wx', mode: 0o600 });
      return true;
    } catch (error) {
      if (reasonOf(error) !== 'EEXIST') return false;
    }
    if (isLeft(lock)) rmSync(lock, { force: true });
    else await sleep(WAIT_MS);
  }
  return false;
}

/** Whether its owner was killed. */
function isLeft(lock: string): boolean {
  try {
    if (Date.now() - statSync(lock).mtimeMs > STALE_MS) return true;
    const [pid, host] = readFileSync(lock, 'utf8').trim().split(' ');
    return host === hostname() && !isAlive(Number(pid));
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return reasonOf(error) !== 'ESRCH';
  }
}
