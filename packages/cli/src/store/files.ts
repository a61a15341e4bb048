import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { err, ok, type Result } from '@dedalo/grid';

/** `not-text` (not UTF-8), `not-a-file` (a folder, a pipe), `too-large` (for anything of ours), or the system's code. */
export type ReadFailure = string;

const MOST_BYTES = 64 * 2 ** 20;
const TEMPORARY = /^\..+\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.dedalo-tmp$/;
const OLD_MS = 60_000;

export const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** A file's text; undefined where there is no such file, also because there is no such folder. */
export function readIfThere(file: string): Result<string | undefined, ReadFailure> {
  try {
    const found = statSync(file);
    if (!found.isFile()) return err('not-a-file');
    if (found.size > MOST_BYTES) return err('too-large');
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)));
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === 'ENOENT' || reason === 'ENOTDIR') return ok(undefined);
    return err(reason === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? 'not-text' : reason);
  }
}

/** Where to write so that a link to the file stays a link, and where to write first: beside it, under a name of its own. */
function placesFor(file: string): { target: string; temporary: string } {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const target = existsSync(file) ? realpathSync(file) : file;
  return { target, temporary: join(dirname(target), `.${basename(target)}.${randomUUID()}.dedalo-tmp`) };
}

/**
 * Writes a file whole or not at all: whoever is killed in between leaves the old one. It is renamed at once and only
 * if it `isWanted` still: a rename that waits in the thread pool could come after a later, synchronous one.
 */
export async function writeSafely(file: string, text: string, isWanted: () => boolean = () => true): Promise<void> {
  const { target, temporary } = placesFor(file);
  try {
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (isWanted()) renameSync(temporary, target);
  } finally {
    rmSync(temporary, { force: true });
  }
  const folder = await open(dirname(target)).catch(() => undefined);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

export function writeSafelySync(file: string, text: string): void {
  const { target, temporary } = placesFor(file);
  try {
    const handle = openSync(temporary, 'wx', 0o600);
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(temporary, target);
  } finally {
    rmSync(temporary, { force: true });
  }
  syncFolder(dirname(target));
}

/** So that the new name outlives a power cut. Not every system can do this to a folder; the file is whole anyway. */
function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch {
    // Windows opens no folders, and some network drives sync none.
  }
}

export function removeFile(file: string): void {
  try {
    unlinkSync(file);
    syncFolder(dirname(file));
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes(reasonOf(error))) throw error;
  }
}

/** Removes what killed runs left behind: names of ours, and too old to be another program's that is still writing. */
export function removeOldTemporaries(folder: string, now: number): void {
  try {
    for (const name of readdirSync(folder).filter((name) => TEMPORARY.test(name))) {
      const file = join(folder, name);
      if (now - statSync(file).mtimeMs > OLD_MS) rmSync(file, { force: true });
    }
  } catch {
    // No folder yet, or one that may not be changed: they do no harm where they are.
  }
}
