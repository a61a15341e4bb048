import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok, type Result } from '@dedalo/grid';
import { type CfgFile, LONGEST_TEXT } from '@dedalo/race';
import { reasonOf } from '../store/files.ts';
import type { FolderProblem, FolderWarning } from './folder-finding.ts';
import { type ListedFolder, listFolder } from './list-folder.ts';

const MEGABYTE = 1_000_000;
/** A text of the longest that is read has at most so many bytes in UTF-8. */
const MOST_BYTES = 3 * LONGEST_TEXT;
/** Of all files together, so that no heap of files fills the memory. */
const MOST_IN_ALL = 64 * MEGABYTE;

/** The files of a game as they stand on the disk. */
export interface RaceFolder {
  readonly texts: readonly CfgFile[];
  /** Every file, those of pictures and sounds too. */
  readonly files: ReadonlySet<string>;
  readonly folders: readonly ListedFolder[];
  readonly problems: readonly FolderProblem[];
  readonly warnings: readonly FolderWarning[];
}

export async function readFolder(folder: string): Promise<RaceFolder> {
  const listing = await listFolder(folder);
  const problems = [...listing.problems];
  const paths = [...listing.files].filter((path) => path.toLowerCase().endsWith('.cfg'));
  const texts: CfgFile[] = [];
  let size = 0;
  for (const path of paths) {
    const read = await readCfgFile(folder, path);
    if (!read.ok) {
      if (read.error) problems.push(read.error);
      continue;
    }
    size += read.value.length;
    if (size > MOST_IN_ALL) {
      problems.push({ code: 'too-much', file: path, megabytes: MOST_IN_ALL / MEGABYTE });
      break;
    }
    texts.push({ path, text: read.value });
  }
  const { files, folders, warnings } = listing;
  return { texts, files, folders, problems, warnings };
}

/** The text, or why there is none; undefined for a file that has gone meanwhile. */
async function readCfgFile(folder: string, path: string): Promise<Result<string, FolderProblem | undefined>> {
  const file = join(folder, path);
  try {
    if ((await stat(file)).size > MOST_BYTES) {
      return err({ code: 'too-large', file: path, megabytes: MOST_BYTES / MEGABYTE });
    }
    const bytes = await readFile(file);
    return ok(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === 'ENOENT') return err(undefined);
    if (reason === 'ERR_ENCODING_INVALID_ENCODED_DATA') return err({ code: 'not-text', file: path });
    return err({ code: 'cannot-read', file: path, reason });
  }
}
