import { existsSync, mkdirSync } from 'node:fs';
import { reasonOf } from '../store/files.ts';
import { UsageError } from '../usage.ts';

/** Creates the folder, or the first of `stem-2`, `stem-3` … that does not exist: nothing is overwritten. */
export function makeFreshFolder(stem: string): string {
  let folder = stem;
  for (let number = 2; existsSync(folder); number++) folder = `${stem}-${number}`;
  return makeFolder(folder);
}

export function makeFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new UsageError(`${folder} cannot be written (${reasonOf(error)}).`, { cause: error });
  }
  return folder;
}

/** A seed as a part of a file's name. */
export const nameOfSeed = (seed: string): string => seed.replaceAll(/[^\w.-]+/g, '-').slice(0, 40);
