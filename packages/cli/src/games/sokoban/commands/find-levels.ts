import { nearest } from '@dedalo/grid';
import { sokobanFileProblem } from '@dedalo/clients/sentences';
import { leftOutText } from '@dedalo/clients/sokoban/left-out';
import { isPackName, type LevelSource, packSource } from '@dedalo/clients/sokoban/level-source';
import { decodeLevelFile, type LevelEntry, PACKS, readGoodLevels, readLevels } from '@dedalo/sokoban';
import { nameOf, readBytes } from '../../../read-text.ts';
import { speech } from '../../../speech.ts';
import { UsageError } from '../../../usage.ts';

/** A file of levels in any known format. */
export async function readLevelFile(file: string): Promise<LevelSource> {
  const read = readLevels(decodeLevelFile(await readBytes(file)));
  if (!read.ok) throw new UsageError(sokobanFileProblem(speech(), nameOf(file), read.error));
  return { name: nameOf(file), collection: read.value };
}

/** The valid levels of a file, to be played; the others are reported. */
export async function readPlayableFile(file: string): Promise<LevelSource> {
  const read = readGoodLevels(decodeLevelFile(await readBytes(file)));
  if (!read.ok) throw new UsageError(sokobanFileProblem(speech(), nameOf(file), read.error));
  const { collection, leftOut } = read.value;
  const left = leftOutText(speech(), nameOf(file), leftOut);
  if (left !== undefined) process.stderr.write(`${left}\n`);
  return { name: nameOf(file), collection };
}

/** A pack that comes with the game, or a file. */
export async function findLevels(packOrFile: string, readFile = readLevelFile): Promise<LevelSource> {
  if (isPackName(packOrFile)) return packSource(packOrFile);
  try {
    return await readFile(packOrFile);
  } catch (error) {
    const meant = nearest(packOrFile, PACKS);
    if (meant === undefined || !(error instanceof UsageError)) throw error;
    throw new UsageError(`${error.message} Did you mean the pack ${meant}?`, { cause: error });
  }
}

/** The level with a number, counted from 1. */
export function levelOf({ name, collection }: LevelSource, number: number): LevelEntry {
  const entry = collection.entries[number - 1];
  const count = collection.entries.length;
  if (!entry) throw new UsageError(`--level ${number}: ${name} has ${count} ${count === 1 ? 'level' : 'levels'}.`);
  return entry;
}
