import { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the set-up has brought stays where it is: it is hundreds of megabytes. */
const isSource = (path: string): boolean => !['node_modules', 'unpacked', 'dist'].includes(basename(path));

/** A folder that is gone after the tests, with copies of some of the project's files. */
export function temporaryCopy(paths: readonly string[], options: { modules: boolean }): string {
  const folder = mkdtempSync(join(tmpdir(), 'dedalo-tools-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  for (const path of paths) cpSync(join(root, path), join(folder, path), { recursive: true, filter: isSource });
  if (options.modules) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

/** The whole project: its packages find each other in the copy, and libraries of others where they are installed. */
export function copyOfProject(): string {
  const folder = temporaryCopy(
    readdirSync(root).filter((name) => !NOT_COPIED.has(name)),
    { modules: false },
  );
  const modules = join(root, 'node_modules');
  mkdirSync(join(folder, 'node_modules/@dedalo'), { recursive: true });
  for (const name of readdirSync(modules)) {
    if (name !== '@dedalo') symlinkSync(join(modules, name), join(folder, 'node_modules', name), 'junction');
  }
  for (const name of readdirSync(join(modules, '@dedalo'))) {
    symlinkSync(readlinkSync(join(modules, '@dedalo', name)), join(folder, 'node_modules/@dedalo', name), 'junction');
  }
  return folder;
}

const NOT_COPIED: ReadonlySet<string> = new Set(['node_modules', '.git']);

export function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
