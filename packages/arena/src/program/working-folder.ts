import { copyFileSync, constants, mkdirSync, readlinkSync, realpathSync, symlinkSync, utimesSync } from 'node:fs';
import { chmod, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OwnFile, OwnFiles } from './own-files.ts';

export const WORKING_FOLDER = 'dedalo-game-';

/** A longer line is cut before it is searched: a program writes whatever it likes. */
const MOST_SEARCHED = 2000;
const IN_WORKING_FOLDER = new RegExp(`[^\\s"'(]*${WORKING_FOLDER}[^/\\s"']*/`, 'g');

/** A line of a program without its working folder, which is there for one game only: files are known by their names. */
export const withoutWorkingFolder = (line: string): string =>
  line.slice(0, MOST_SEARCHED).replaceAll(IN_WORKING_FOLDER, '');

/** Bytes that a working folder holds, the program's own files included. */
export const FOLDER_LIMIT = 64 * 1024 * 1024;

export const workingFolderOf = (marker: string): string => join(tmpdir(), `${WORKING_FOLDER}${marker}`);

/** Where a program runs in a sandbox: that folder is in memory and seen by nobody else. */
export const sandboxFolderOf = (marker: string): string => `/${WORKING_FOLDER}${marker}`;

/**
 * A fresh folder with copies of the program's own files: it may change them, and what was copied stays as it is. Where
 * the file system can, a copy shares its bytes until one of both is written. What is linked can be written through the link:
 * only the sandbox shows it to be read alone.
 */
export function makeWorkingFolder(own: string, { copied, linked }: OwnFiles, marker: string): string {
  const path = workingFolderOf(marker);
  mkdirSync(path, { mode: 0o700 });
  const working = realpathSync(path);
  for (const file of copied) copyIfThere(file, own, working);
  for (const name of linked) symlinkSync(join(own, name), join(working, name));
  return working;
}

const OWNER = 0o700;

/** What has gone since it was looked at is not there: others may use the folder of a program while it plays. */
function copyIfThere(file: OwnFile, own: string, working: string): void {
  try {
    copy(file, own, working);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function copy({ path, stats }: OwnFile, own: string, working: string): void {
  const target = join(working, path);
  if (stats.isDirectory()) return mkdirSync(target, { mode: stats.mode | OWNER });
  if (stats.isSymbolicLink()) return symlinkSync(readlinkSync(join(own, path)), target);
  copyFileSync(join(own, path), target, constants.COPYFILE_FICLONE);
  // Python asks for the time of a source to know whether what it has compiled is still good.
  utimesSync(target, stats.atime, stats.mtime);
}

export async function removeWorkingFolder(path: string): Promise<void> {
  try {
    await rm(path, { recursive: true, force: true });
  } catch {
    // A program can close its own folders to whoever is not root.
    await openFolders(path);
    await rm(path, { recursive: true, force: true }).catch(() => {});
  }
}

async function openFolders(path: string): Promise<void> {
  await chmod(path, 0o700).catch(() => {});
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) if (entry.isDirectory()) await openFolders(join(path, entry.name));
}
