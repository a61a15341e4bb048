import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isOfThisHost, isRunning, type Owner, ownName, parseOwner } from './owner.ts';

const OLD_MS = 60_000;

/** A lock that is made beside its place, whole before it gets there. */
export function makeDraft(path: string, name: string): string {
  const draft = `${path}.${name}`;
  mkdirSync(draft);
  writeFileSync(join(draft, name), '', { flag: 'wx' });
  return draft;
}

/** Removes the drafts of processes that were killed before they used them. */
export function removeLeftDrafts(path: string): void {
  const folder = dirname(path);
  const start = `${basename(path)}.`;
  for (const entry of listed(folder)) {
    const owner = entry.startsWith(start) ? parseOwner(entry.slice(start.length)) : undefined;
    if (owner) removeIfLeft(join(folder, entry), path, owner);
  }
}

/** Nothing of a folder that may be written but not read: its drafts do no harm, and the lock must not fail for them. */
function listed(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function removeIfLeft(draft: string, path: string, owner: Owner): void {
  try {
    const isLeft = isOfThisHost(owner) ? !isRunning(owner) : Date.now() - statSync(draft).mtimeMs > OLD_MS;
    if (!isLeft) return;
    // Renamed first: emptied under its own name it could still become a lock that has no owner.
    const aside = `${path}.${ownName()}`;
    renameSync(draft, aside);
    rmSync(aside, { recursive: true, force: true });
  } catch {
    // Another removes it, or it has become a lock; what cannot be removed does no harm.
  }
}
