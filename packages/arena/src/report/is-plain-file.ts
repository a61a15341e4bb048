import { lstat } from 'node:fs/promises';

/** No link to elsewhere, and no pipe that would never end. */
export async function isPlainFile(file: string): Promise<boolean> {
  try {
    return (await lstat(file)).isFile();
  } catch {
    return false;
  }
}
