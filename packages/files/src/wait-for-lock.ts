import { setTimeout as sleep } from 'node:timers/promises';
import { type Lock, type LockOptions, tryLock } from './lock.ts';
import { isThisProcess } from './owner.ts';

export interface Patience extends LockOptions {
  /** Between two tries. */
  readonly waitMs: number;
  readonly patienceMs: number;
}

/** The lock, as soon as it is free; undefined if it has not become free in time. */
export async function waitForLock(
  path: string,
  { waitMs, patienceMs, ...options }: Patience,
): Promise<Lock | undefined> {
  for (let waited = 0; waited < patienceMs; waited += waitMs) {
    const { lock } = tryLock(path, options);
    if (lock) return lock;
    await sleep(waitMs);
  }
  return undefined;
}

const pause = new Int32Array(new SharedArrayBuffer(4));

/**
 * The same for the end of a process, when nothing can be awaited any more. A lock that this process holds itself is not
 * waited for: it cannot be given back meanwhile.
 */
export function waitForLockSync(path: string, { waitMs, patienceMs, ...options }: Patience): Lock | undefined {
  for (let waited = 0; waited < patienceMs; waited += waitMs) {
    const { lock, owner } = tryLock(path, options);
    if (lock) return lock;
    if (owner && isThisProcess(owner)) return undefined;
    Atomics.wait(pause, 0, 0, waitMs);
  }
  return undefined;
}
