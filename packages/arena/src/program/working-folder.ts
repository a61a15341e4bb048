import { chmod, mkdir, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const WORKING_FOLDER = 'dedalo-game-';

/** Its history is of no use to a player, and a tool that writes to it would change what was handed in. */
const LEFT_OUT = '.git';

export interface Folders {
  /** Where it runs and may write. */
  readonly working: string;
  /** Its own. */
  readonly own: string;
}

export const workingFolderOf = (marker: string): string => join(tmpdir(), `${WORKING_FOLDER}${marker}`);

/**
 * A fresh folder in which whatever stands in the program's own appears under the same name, hidden things included. New
 * files of the program stay in it.
 */
export async function makeWorkingFolder(folder: string, marker: string): Promise<Folders> {
  const own = await realpath(folder);
  const names = await readdir(own);
  const path = workingFolderOf(marker);
  await mkdir(path, { mode: 0o700 });
  const working = await realpath(path);
  const linked = names.filter((name) => name !== LEFT_OUT);
  await Promise.all(linked.map((name) => symlink(join(own, name), join(working, name))));
  return { working, own };
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
