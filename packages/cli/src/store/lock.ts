import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Lock, type Patience, waitForLock, waitForLockSync } from '@dedalo/files';

/** Reading and writing one small file takes no longer: after this time a process of another host counts as killed. */
const STALE_MS = 5000;
const PATIENCE = { waitMs: 10, patienceMs: 2 * STALE_MS, foreignStaleMs: STALE_MS };

/**
 * Prevents two programs from reading, merging and writing the same file at the same time, when one would lose the
 * other's additions. Without a lock the work is done all the same: a small risk is better than no progress.
 */
export async function withLock(file: string, work: () => void): Promise<void> {
  const lock = await takeAt(file, waitForLock)?.catch(() => undefined);
  workWith(lock, work);
}

/** The same for the end of a process, when nothing can be awaited any more. */
export const withLockSync = (file: string, work: () => void): void => workWith(takeAt(file, waitForLockSync), work);

/** Undefined where no lock can be made. */
function takeAt<T>(file: string, take: (path: string, patience: Patience) => T): T | undefined {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    return take(`${file}.lock`, PATIENCE);
  } catch {
    return undefined;
  }
}

function workWith(lock: Lock | undefined, work: () => void): void {
  try {
    work();
  } finally {
    lock?.release();
  }
}
