import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Lock, waitForLock } from '@dedalo/files';

/** Whoever holds the lock reads and writes one small file: after so long a process of another host was killed. */
const STALE_MS = 5000;
const PATIENCE = { waitMs: 10, patienceMs: 2 * STALE_MS, foreignStaleMs: STALE_MS };

/**
 * Keeps two programs from reading, merging and writing the same file at the same time, when one would lose what the
 * other has added. Where no lock can be had, the work is done without: better a small risk than no progress.
 */
export async function withLock(file: string, work: () => void): Promise<void> {
  const lock = await takeIfPossible(`${file}.lock`);
  try {
    work();
  } finally {
    lock?.release();
  }
}

async function takeIfPossible(path: string): Promise<Lock | undefined> {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    return await waitForLock(path, PATIENCE);
  } catch {
    return undefined;
  }
}
