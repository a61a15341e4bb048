import { readdir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { FolderProblem, FolderWarning } from '@dedalo/clients/race/folder-finding';
import { reasonOf } from '../../../store/files.ts';
import { speech } from '../../../speech.ts';
import { UsageError } from '../../../usage.ts';

/** More files than any game has; naming a whole disk by mistake ends here. */
export const MOST_ENTRIES = 20_000;

/** A folder on the disk; the number changes when another one takes its name. */
export interface ListedFolder {
  readonly path: string;
  readonly id: string;
}

export interface Listing {
  /** Every file, by its path below the folder with '/' between the parts. */
  readonly files: Set<string>;
  /** The folder itself and all in it. */
  readonly folders: ListedFolder[];
  readonly problems: FolderProblem[];
  readonly warnings: FolderWarning[];
}

/** The content of a folder and below. Names that begin with a dot belong to editors and systems. */
export async function listFolder(folder: string, most: number = MOST_ENTRIES): Promise<Listing> {
  const root = await attempt(folder, () => realpath(folder));
  const listing: Listing = { files: new Set(), folders: [], problems: [], warnings: [] };
  const waiting = [''];
  let entries = 0;
  for (let below = waiting.pop(); below !== undefined; below = waiting.pop()) {
    const found = await entriesOf(join(root, below)).catch((error: unknown) => {
      if (below === '') throw refusal(folder, error);
      const reason = reasonOf(error);
      // Deleted in the meantime.
      if (reason !== 'ENOENT') listing.problems.push({ code: 'cannot-read', file: below, reason });
    });
    if (!found) continue;
    listing.folders.push(found.folder);
    entries += found.entries.length;
    if (entries > most) {
      listing.problems.push({ code: 'too-many-entries', file: below, most });
      return listing;
    }
    for (const entry of found.entries) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) waiting.push(path);
      else if (entry.isFile()) listing.files.add(path);
      else if (entry.isSymbolicLink()) await listLink(listing, root, path);
    }
  }
  return listing;
}

async function entriesOf(path: string): Promise<{ folder: ListedFolder; entries: Awaited<ReturnType<typeof list>> }> {
  const { dev, ino } = await stat(path);
  return { folder: { path, id: `${dev}:${ino}` }, entries: await list(path) };
}

async function list(path: string) {
  const entries = await readdir(path, { withFileTypes: true });
  return entries.filter(({ name }) => !name.startsWith('.')).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** A link to a file in the folder counts as that file; others are not followed. */
async function listLink(listing: Listing, root: string, path: string): Promise<void> {
  try {
    const target = await realpath(join(root, path));
    const isInside = target.startsWith(root.endsWith(sep) ? root : root + sep);
    if (isInside && (await stat(target)).isFile()) listing.files.add(path);
    else listing.warnings.push({ code: 'link-left-out', file: path });
  } catch {
    // A link to nowhere is reported as a missing file.
  }
}

async function attempt<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw refusal(folder, error);
  }
}

function refusal(folder: string, error: unknown): UsageError {
  const { check, folder: said } = speech().games.race.files;
  const reason = reasonOf(error);
  const known: Readonly<Record<string, string>> = { ENOENT: check.noFolder, ENOTDIR: check.notAFolder };
  return new UsageError(`${folder}: ${known[reason] ?? said['cannot-read']({ reason })}`, { cause: error });
}
