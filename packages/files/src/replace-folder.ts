import { existsSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Puts a folder in the place of another: a half-made one never stands there. One process at a time. */
export function replaceFolder(folder: string, made: string): void {
  const old = join(dirname(folder), `.${basename(folder)}-old`);
  rmSync(old, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, old);
  try {
    renameSync(made, folder);
  } catch (error) {
    if (existsSync(old)) renameSync(old, folder);
    throw error;
  }
  rmSync(old, { recursive: true, force: true });
}
