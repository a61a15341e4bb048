import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { err, type Result } from '@dedalo/grid';
import { cfgTooLarge, decodeCfg, isCfgPath, MEGABYTE } from '@dedalo/clients/race/cfg-bytes';
import type { FolderProblem, FolderWarning } from '@dedalo/clients/race/folder-finding';
import type { CfgFile, SizeOf } from '@dedalo/race';
import { reasonOf } from '../../../store/files.ts';
import { type ListedFolder, listFolder } from './list-folder.ts';
import { pictureSize } from './picture-size.ts';

/** For all files together, so that many files cannot fill the memory. */
const MOST_IN_ALL = 64 * MEGABYTE;

/** The files of a game as they stand on the disk. */
export interface RaceFolder {
  readonly texts: readonly CfgFile[];
  /** Every file, those of pictures and sounds too. */
  readonly files: ReadonlySet<string>;
  /** Reads the file when it is called. */
  readonly sizeOf: SizeOf;
  readonly folders: readonly ListedFolder[];
  readonly problems: readonly FolderProblem[];
  readonly warnings: readonly FolderWarning[];
}

export async function readFolder(folder: string): Promise<RaceFolder> {
  const listing = await listFolder(folder);
  const problems = [...listing.problems];
  const paths = [...listing.files].filter(isCfgPath);
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
  return { texts, files, sizeOf: (path) => pictureSize(join(folder, path)), folders, problems, warnings };
}

/** The text, or why there is none; undefined for a file deleted in the meantime. */
async function readCfgFile(folder: string, path: string): Promise<Result<string, FolderProblem | undefined>> {
  const file = join(folder, path);
  try {
    const large = cfgTooLarge(path, (await stat(file)).size);
    return large ? err(large) : decodeCfg(path, await readFile(file));
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === 'ENOENT') return err(undefined);
    return err({ code: 'cannot-read', file: path, reason });
  }
}
