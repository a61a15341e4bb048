import { setTimeout as sleep } from 'node:timers/promises';
import { type Lock, type LockOptions, tryLock } from './lock.ts';

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
