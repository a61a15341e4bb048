import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A block of the file system, as stat(2) counts them. */
const BLOCK = 512;
/** Looking at more would take too long; so many small files are too much as well. */
export const MOST_FILES = 10_000;

/** Bytes that a folder takes with all that is in it; infinite where it holds more files than are looked at. */
export function folderSize(folder: string): number {
  const open = [folder];
  let bytes = 0;
  let files = 0;
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    for (const name of namesIn(path)) {
      if (++files > MOST_FILES) return Number.POSITIVE_INFINITY;
      const stats = lstatSync(join(path, name), { throwIfNoEntry: false });
      bytes += (stats?.blocks ?? 0) * BLOCK;
      if (stats?.isDirectory()) open.push(join(path, name));
    }
  }
  return bytes;
}

/** The program goes on while it is looked at. */
function namesIn(path: string): readonly string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}
