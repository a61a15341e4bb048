import { closeSync, existsSync, fsyncSync, openSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder, syncFolderSync } from './sync-folder.ts';
import { temporaryFor } from './temporary.ts';

export interface WriteOptions {
  /** Of the file, before the user's mask is applied: everybody's, if not given. */
  readonly mode?: number;
}

export interface LateWriteOptions extends WriteOptions {
  /** Asked when the text is on the disk: whether it shall still replace the file. */
  readonly isWanted?: () => boolean;
}

const USUAL_MODE = 0o666;

/** A link to a file stays a link. */
const targetOf = (file: string): string => (existsSync(file) ? realpathSync(file) : file);

/**
 * Writes a file whole or not at all, and returns when it is on the disk under its name: whoever is killed in between
 * leaves the old one. It is renamed at once when it is found to be wanted: a rename that waits in the thread pool could
 * come after a later, synchronous one.
 */
export async function writeSafely(
  file: string,
  text: string,
  { mode = USUAL_MODE, isWanted = () => true }: LateWriteOptions = {},
): Promise<void> {
  const target = targetOf(file);
  const temporary = temporaryFor(target);
  try {
    const handle = await open(temporary, 'wx', mode);
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
  await syncFolder(dirname(target));
}

export function writeSafelySync(file: string, text: string, { mode = USUAL_MODE }: WriteOptions = {}): void {
  const target = targetOf(file);
  const temporary = temporaryFor(target);
  try {
    const handle = openSync(temporary, 'wx', mode);
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
  syncFolderSync(dirname(target));
}
