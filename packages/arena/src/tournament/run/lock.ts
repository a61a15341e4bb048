import { join } from 'node:path';
import { type Lock, tryLock } from '@dedalo/files';
import { err, ok, type Result } from '@dedalo/grid';

export interface Locked {
  readonly code: 'in-use';
  readonly pid: number;
}

export const LOCK = '.lock';

/**
 * Takes a folder for this process alone. A lock whose process is gone, as after a power cut, is taken over; one of
 * another host is not, because its process cannot be asked for and a tournament may take days.
 */
export function lockFolder(folder: string): Result<Lock, Locked> {
  const path = join(folder, LOCK);
  const { lock, owner } = tryLock(path);
  if (lock) return ok(lock);
  if (!owner) throw new Error(`${path} is no lock; remove it if no tournament is being played here`);
  return err({ code: 'in-use', pid: owner.pid });
}
