import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '@dedalo/grid';
import { readProcess } from '../../program/process-table.ts';

/** Who works in a folder: a process, and when it started, since numbers of processes are given again. */
interface Owner {
  readonly pid: number;
  readonly started: string;
}

export interface Locked {
  readonly code: 'in-use';
  readonly pid: number;
}

export const LOCK = '.lock';

/** Takes a folder for this process alone. A lock whose process is gone, as after a power cut, is taken over. */
export function lockFolder(folder: string): Result<{ release(): void }, Locked> {
  const file = join(folder, LOCK);
  const own = JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Owner);
  // Linked when it is whole: no one ever sees half a lock.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, own);
  try {
    for (;;) {
      if (tryLink(draft, file)) return ok({ release: () => release(file, own) });
      const found = readIfThere(file);
      const owner = found === undefined ? undefined : ownerOf(found);
      if (owner && isRunning(owner)) return err({ code: 'in-use', pid: owner.pid });
      if (found !== undefined) removeStale(file, found);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

function tryLink(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Two may find the same stale lock: who moves away another's fresh one puts it back. */
function removeStale(file: string, stale: string): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readIfThere(aside) !== stale) tryLink(aside, file);
  rmSync(aside, { force: true });
}

function release(file: string, own: string): void {
  if (readIfThere(file) === own) rmSync(file, { force: true });
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function ownerOf(text: string): Owner | undefined {
  try {
    const { pid, started } = JSON.parse(text) as Partial<Owner>;
    return Number.isInteger(pid) && pid! > 0 && typeof started === 'string' ? { pid: pid!, started } : undefined;
  } catch {
    return undefined;
  }
}

function isRunning({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // It runs, and is somebody else's.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return startOf(pid) === started;
}

/** When a process started, in ticks since the machine did; nothing where it is gone or the system does not tell. */
const startOf = (pid: number): string => String(readProcess(pid)?.start ?? '');
