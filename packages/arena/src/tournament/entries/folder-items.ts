import type { Stats } from 'node:fs';
import { lstat, readdir, realpath } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { err, ok, type Result } from '@dedalo/grid';
import { isLeftOut } from '../../program/left-out.ts';

/** What stands in a folder, by its path from there. */
export type FolderItem =
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'file'; readonly path: string }
  /** To something in the same folder, from where the link stands. */
  | { readonly kind: 'link'; readonly path: string; readonly target: string };

export interface FolderItems {
  readonly items: readonly FolderItem[];
  /** What is no file and no folder, and links that lead out. */
  readonly leftOut: readonly string[];
}

export type FolderItemsProblem =
  | { readonly code: 'no-folder'; readonly detail: string }
  | { readonly code: 'too-large'; readonly detail: string }
  | { readonly code: 'too-many-files'; readonly detail: string };

/** A hand-in may be so large, in bytes and in things that stand in it. */
export const MOST_BYTES = 256 * 1024 * 1024;
const MOST_ITEMS = 20_000;

/** All that a hand-in consists of, always in the same order. Links are followed nowhere. */
export async function folderItems(folder: string): Promise<Result<FolderItems, FolderItemsProblem>> {
  const items: FolderItem[] = [];
  const leftOut: string[] = [];
  let bytes = 0;
  try {
    const root = await realpath(folder);
    const queue = [''];
    for (let below = queue.pop(); below !== undefined; below = queue.pop()) {
      for (const name of (await readdir(join(root, below))).sort()) {
        const path = join(below, name);
        const stats = await lstat(join(root, path));
        if (isLeftOut(join(root, path), stats.isDirectory())) continue;
        const item = await itemOf(root, path, stats);
        if (!item) leftOut.push(path);
        else items.push(item);
        if (item?.kind === 'folder') queue.push(path);
        if (item?.kind === 'file') bytes += stats.size;
        if (bytes > MOST_BYTES) return err({ code: 'too-large', detail: `> ${MOST_BYTES / 2 ** 20} MB` });
        if (items.length > MOST_ITEMS) return err({ code: 'too-many-files', detail: `> ${MOST_ITEMS}` });
      }
    }
    return ok({ items, leftOut });
  } catch (error) {
    return err({ code: 'no-folder', detail: (error as NodeJS.ErrnoException).code ?? String(error) });
  }
}

async function itemOf(root: string, path: string, stats: Stats): Promise<FolderItem | undefined> {
  if (stats.isDirectory()) return { kind: 'folder', path };
  if (stats.isFile()) return { kind: 'file', path };
  if (!stats.isSymbolicLink()) return undefined;
  const real = await realpath(join(root, path)).catch(() => undefined);
  const inside = real === undefined ? '..' : relative(root, real);
  if (inside === '' || inside.startsWith('..') || isAbsolute(inside)) return undefined;
  return { kind: 'link', path, target: relative(dirname(path), inside) };
}
