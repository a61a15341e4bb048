import { nearest } from '@dedalo/grid';
import { sokobanFileProblem } from '@dedalo/clients/sentences';
import { isPackName, type LevelSource, packSource } from '@dedalo/clients/sokoban/level-source';
import { decodeLevelFile, type LevelEntry, PACKS, readLevels } from '@dedalo/sokoban';
import { nameOf, readBytes } from '../../../read-text.ts';
import { speech } from '../../../speech.ts';
import { UsageError } from '../../../usage.ts';

/** A file of levels in any format that is read. */
export async function readLevelFile(file: string): Promise<LevelSource> {
  const read = readLevels(decodeLevelFile(await readBytes(file)));
  if (!read.ok) throw new UsageError(sokobanFileProblem(speech(), nameOf(file), read.error));
  return { name: nameOf(file), collection: read.value };
}

/** A pack that comes with the game, or a file. */
export async function findLevels(packOrFile: string): Promise<LevelSource> {
  if (isPackName(packOrFile)) return packSource(packOrFile);
  try {
    return await readLevelFile(packOrFile);
  } catch (error) {
    const meant = nearest(packOrFile, PACKS);
    if (meant === undefined || !(error instanceof UsageError)) throw error;
    throw new UsageError(`${error.message} Did you mean the pack ${meant}?`, { cause: error });
  }
}

/** The level of a number counted from 1. */
export function levelOf({ name, collection }: LevelSource, number: number): LevelEntry {
  const entry = collection.entries[number - 1];
  const count = collection.entries.length;
  if (!entry) throw new UsageError(`--level ${number}: ${name} has ${count} ${count === 1 ? 'level' : 'levels'}.`);
  return entry;
}
