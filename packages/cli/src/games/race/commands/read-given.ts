import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isZipPath, MOST_BYTES, tooMuch } from '@dedalo/clients/race/brought-limits';
import { decodeCfgs } from '@dedalo/clients/race/cfg-bytes';
import type { FolderProblem } from '@dedalo/clients/race/folder-finding';
import { tidyFiles } from '@dedalo/clients/race/tidy-files';
import { unzip } from '@dedalo/clients/race/unzip';
import { err, type Result } from '@dedalo/grid';
import { imageSize } from '@dedalo/race';
import { unzipSync } from 'fflate';
import { reasonOf } from '../../../store/files.ts';
import { type RaceFolder, readFolder } from './read-folder.ts';

/** The files that the user named: those of a folder, or of a zip. */
export async function readGiven(path: string): Promise<RaceFolder> {
  return isZipPath(path) && (await isFile(path)) ? readZip(path) : readFolder(path);
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

async function readZip(path: string): Promise<RaceFolder> {
  const unpacked = await unpack(path);
  const { files, warnings } = tidyFiles(unpacked.ok ? unpacked.value : new Map());
  const { texts, problems } = decodeCfgs(files);
  return {
    texts,
    files: new Set(files.keys()),
    sizeOf: (inside) => imageSize(files.get(inside)!) ?? 'not-a-picture',
    folders: [await folderAround(path)],
    problems: unpacked.ok ? problems : [unpacked.error],
    warnings,
  };
}

/** Messages name the zip itself; a problem with it has no further path. */
async function unpack(path: string): Promise<Result<ReadonlyMap<string, Uint8Array>, FolderProblem>> {
  try {
    if ((await stat(path)).size > MOST_BYTES) return err(tooMuch(''));
    return unzip({ name: '', bytes: await readFile(path) }, unzipSync);
  } catch (error) {
    return err({ code: 'cannot-read', file: '', reason: reasonOf(error) });
  }
}

/** Writing a zip again changes the folder that it lies in. */
async function folderAround(path: string): Promise<RaceFolder['folders'][number]> {
  const folder = dirname(path);
  const { dev, ino } = await stat(folder);
  return { path: folder, id: `${dev}:${ino}` };
}
