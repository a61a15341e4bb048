import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const TEMPORARY = /^\..+\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.dedalo-tmp$/;

/** Where to write a file first: beside it, under a name that no other writer uses. */
export const temporaryFor = (file: string): string =>
  join(dirname(file), `.${basename(file)}.${randomUUID()}.dedalo-tmp`);

export const isTemporary = (name: string): boolean => TEMPORARY.test(name);

/** Removes from a folder what killed writers have left: what was last written before that time. */
export function removeTemporaries(folder: string, before: number): void {
  try {
    for (const name of readdirSync(folder).filter(isTemporary)) {
      const file = join(folder, name);
      if (statSync(file).mtimeMs < before) rmSync(file, { force: true });
    }
  } catch {
    // No folder yet, or one that may not be changed: they do no harm where they are.
  }
}
