import { basename } from 'node:path';
import {
  type Collection,
  decodeLevelFile,
  findPack,
  type LevelEntry,
  type PackName,
  PACKS,
  readLevels,
} from '@dedalo/sokoban';
import { nearest } from '../nearest.ts';
import { printable } from '../printable.ts';
import { nameOf, readBytes } from '../read-text.ts';
import { sokobanFileProblem } from '../sentences.ts';
import { UsageError } from '../usage.ts';

/** Levels with the name under which people know them. */
export interface LevelSource {
  readonly name: string;
  readonly collection: Collection;
}

/** A file of levels in any format that is read. */
export async function readLevelFile(file: string): Promise<LevelSource> {
  const read = readLevels(decodeLevelFile(await readBytes(file)));
  if (!read.ok) throw new UsageError(sokobanFileProblem(nameOf(file), read.error));
  return { name: nameOf(file), collection: read.value };
}

export const isPackName = (name: string): name is PackName => (PACKS as readonly string[]).includes(name);

/** A pack that comes with the game, or a file. */
export async function findLevels(packOrFile: string): Promise<LevelSource> {
  if (isPackName(packOrFile)) return { name: packOrFile, collection: findPack(packOrFile) };
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

/** “First steps 3: Go round”. */
export function titleOf({ name, collection }: LevelSource, number: number): string {
  const { title } = collection.entries[number - 1]!;
  return printable(`${collection.title ?? basename(name)} ${number}${title === undefined ? '' : `: ${title}`}`);
}
