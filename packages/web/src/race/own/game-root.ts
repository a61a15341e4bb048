import type { FolderWarning } from '@dedalo/clients/race/folder-finding';
import { MOST_REPORTED, ROOT_FILE, tidyPath } from '@dedalo/race';
import type { Brought } from './brought.ts';

/**
 * The game among files that were brought, with paths below its own folder: that is the one with a `config.cfg` nearest
 * to the top. What lies beside it is left out. Without one, everything stays where it is.
 */
export function gameAmong(name: string, found: ReadonlyMap<string, Uint8Array>): Brought {
  const tidy = new Map<string, Uint8Array>();
  const warnings: FolderWarning[] = [];
  for (const [path, bytes] of found) {
    // Some systems take accents apart in the names of files; nobody types them so.
    const known = tidyPath(path.normalize('NFC'));
    if (known) tidy.set(known, bytes);
    else if (warnings.length < MOST_REPORTED) warnings.push({ code: 'name-left-out', file: path });
  }
  const root = rootAmong([...tidy.keys()]);
  const files = new Map<string, Uint8Array>();
  for (const [path, bytes] of tidy) if (path.startsWith(root)) files.set(path.slice(root.length), bytes);
  return { name: root.split('/').at(-2) ?? name, files, warnings };
}

/** '', or a path that ends with '/'. */
function rootAmong(paths: readonly string[]): string {
  const roots = paths
    .filter((path) => path === ROOT_FILE || path.endsWith(`/${ROOT_FILE}`))
    .map((path) => path.slice(0, -ROOT_FILE.length));
  const depth = (root: string): number => root.split('/').length;
  roots.sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
  return roots[0] ?? '';
}
