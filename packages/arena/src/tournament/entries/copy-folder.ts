import { createHash } from 'node:crypto';
import { chmod, copyFile, lstat, mkdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { FolderItem } from './folder-items.ts';

/** Copies what stands in a folder to a new one. */
export async function copyItems(items: readonly FolderItem[], from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const item of items) {
    const target = join(to, item.path);
    if (item.kind === 'folder') await mkdir(target, { recursive: true });
    else if (item.kind === 'link') await symlink(item.target, target);
    else {
      await copyFile(join(from, item.path), target);
      const { mode } = await lstat(join(from, item.path));
      // What one may run stays so; nobody gains rights by running it.
      await chmod(target, (mode & 0o111) === 0 ? 0o644 : 0o755);
    }
  }
}

/** The same for folders that hold the same. */
export async function fingerprint(items: readonly FolderItem[], folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const item of items) {
    hash.update(`${item.kind}\0${item.path}\0`);
    if (item.kind === 'link') hash.update(`${item.target}\0`);
    if (item.kind === 'file') {
      const content = await readFile(join(folder, item.path));
      hash.update(`${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}
