import { readdirSync, renameSync, rmdirSync, rmSync, statSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from './error-code.ts';
import { makeDraft, removeLeftDrafts } from './lock-draft.ts';
import { isOfThisHost, isRunning, type Owner, ownName, parseOwner } from './owner.ts';

export interface Lock {
  release(): void;
}

export interface LockOptions {
  /**
   * After so long the lock of another host counts as left, since its processes cannot be asked for. Never, if not given.
   */
  readonly foreignStaleMs?: number;
}

/** The lock, or the process that holds it; undefined where that cannot be told. */
export type Attempt =
  | { readonly lock: Lock; readonly owner?: undefined }
  | { readonly lock?: undefined; readonly owner: Owner | undefined };

/** Another was quicker, or what was there has gone: it is to be looked at again. On Windows EPERM says all of these. */
const OVERTAKEN = ['ENOENT', 'ENOTEMPTY', 'EEXIST', 'ENOTDIR', 'EISDIR', 'EPERM', 'EBUSY'];
/** Losing so often in a row means that something stands there that is no lock. */
const MOST_TRIES = 100;

/**
 * Tries to take a lock, without waiting. A lock is a folder with one file, named after its owner with a number that is
 * never used again. So each step is one rename or removal that fails when the state is no longer the one that was seen,
 * however long ago that was:
 *
 * - a free lock is taken by renaming a draft, file and all: no folder that holds something is ever replaced;
 * - the lock of a dead owner is taken by renaming its file: one process finds it under that name, and no other;
 * - the owner gives it back by removing its own file, then the folder, unless that is in use again.
 */
export function tryLock(path: string, options: LockOptions = {}): Attempt {
  const name = ownName();
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const names = namesIn(path);
    if (names.includes(name)) {
      removeLeftDrafts(path);
      return { lock: { release: () => release(path, name) } };
    }
    const owners = names.map(parseOwner);
    const owner = owners.find((one) => one && !isLeft(path, one, options));
    // What is in there without being an owner was put there by hand.
    if (owner !== undefined || owners.includes(undefined)) return { owner };
    if (names.length === 0) takeFree(path, name);
    else attempt(() => renameSync(join(path, names[0]!), join(path, name)));
  }
  return { owner: undefined };
}

function namesIn(path: string): readonly string[] {
  try {
    return readdirSync(path);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    if (codeOf(error) !== 'ENOTDIR') throw error;
    removeFile(path);
    return [];
  }
}

/** A file is nobody's lock. Removing it cannot hit a lock that has come in its place, for those are folders. */
function removeFile(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if (!['ENOENT', 'EISDIR', 'EPERM'].includes(codeOf(error))) throw error;
  }
}

/** The times of a folder change with the names in it: its age is that of the lock, also of one that was taken over. */
function isLeft(path: string, owner: Owner, { foreignStaleMs = Infinity }: LockOptions): boolean {
  if (isOfThisHost(owner)) return !isRunning(owner);
  const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  return age > foreignStaleMs;
}

function takeFree(path: string, name: string): void {
  const draft = makeDraft(path, name);
  try {
    attempt(() => {
      // Its owner was killed while giving it back. Elsewhere rename replaces an empty folder; on Windows it replaces none.
      if (process.platform === 'win32') attempt(() => rmdirSync(path));
      renameSync(draft, path);
    });
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function release(path: string, name: string): void {
  let isOurs = true;
  try {
    unlinkSync(join(path, name));
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes(codeOf(error))) throw error;
    isOurs = false;
  }
  if (isOurs) attempt(() => rmdirSync(path));
}

function attempt(step: () => void): void {
  try {
    step();
  } catch (error) {
    if (!OVERTAKEN.includes(codeOf(error))) throw error;
  }
}
