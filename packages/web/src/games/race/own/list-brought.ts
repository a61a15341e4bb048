import { isHidden, MOST_ENTRIES, tooMany } from '@dedalo/clients/race/brought-limits';
import type { FolderProblem } from '@dedalo/clients/race/folder-finding';
import { err, ok, type Result } from '@dedalo/grid';
import type { BroughtItem } from '../../../app/dropped-items.ts';

export interface ListedFile {
  readonly path: string;
  readonly file: File;
}

const isEntry = (item: BroughtItem): item is FileSystemEntry => 'fullPath' in item;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** All opened files, including those in folders. */
export async function listBrought(
  items: readonly BroughtItem[],
): Promise<Result<readonly ListedFile[], FolderProblem>> {
  const files: ListedFile[] = [];
  const waiting = [...items];
  let entries = 0;
  // The content of a folder is appended, and handled in its turn.
  for (const item of waiting) {
    const path = pathOf(item);
    if (isHidden(path)) continue;
    if (++entries > MOST_ENTRIES) return err(tooMany(path.split('/')[0]!));
    try {
      if (!isEntry(item)) files.push({ path, file: item });
      else if (isFolder(item)) waiting.push(...(await entriesIn(item)));
      else files.push({ path, file: await fileOf(item as FileSystemFileEntry) });
    } catch (error) {
      return err(cannotRead(path, error));
    }
  }
  return ok(files);
}

export const cannotRead = (file: string, error: unknown): FolderProblem => ({
  code: 'cannot-read',
  file,
  reason: error instanceof Error || error instanceof DOMException ? error.name : 'error',
});

const pathOf = (item: BroughtItem): string =>
  isEntry(item) ? item.fullPath.replace(/^\//, '') : item.webkitRelativePath || item.name;

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** A folder is read some entries at a time, until there are no more, or more than any game has. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  while (all.length <= MOST_ENTRIES) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) break;
    all.push(...some);
  }
  return all;
}
