import { waitForLock } from '../packages/files/src/index.ts';

/** As long as a build may take. */
const PATIENCE = { waitMs: 50, patienceMs: 5 * 60_000 };

/** Does the work while no other program does it. */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const lock = await waitForLock(path, PATIENCE);
  if (!lock) throw new Error(`${path} has been held for too long. If nothing is being built, remove it.`);
  try {
    return await work();
  } finally {
    lock.release();
  }
}
