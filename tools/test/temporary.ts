import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the set-up has brought stays where it is: it is hundreds of megabytes. */
const isSource = (path: string): boolean => !['node_modules', 'unpacked'].includes(basename(path));

/** A folder that is gone after the tests, with copies of some of the project's files. */
export function temporaryCopy(paths: readonly string[], options: { modules: boolean }): string {
  const folder = mkdtempSync(join(tmpdir(), 'dedalo-tools-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  for (const path of paths) cpSync(join(root, path), join(folder, path), { recursive: true, filter: isSource });
  if (options.modules) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

export function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
