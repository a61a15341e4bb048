import { type Collection, findPack, type PackName, PACKS } from '@dedalo/sokoban';
import { fileName } from '../file-name.ts';
import { printable } from '../printable.ts';

/** Levels with their usual name: a pack's, or that of a file. */
export interface LevelSource {
  readonly name: string;
  readonly collection: Collection;
}

export const isPackName = (name: string): name is PackName => (PACKS as readonly string[]).includes(name);

export const packSource = (name: PackName): LevelSource => ({ name, collection: findPack(name) });

/** “First steps 3: Go round”. */
export function titleOf({ name, collection }: LevelSource, number: number): string {
  const { title } = collection.entries[number - 1]!;
  return printable(`${collection.title ?? fileName(name)} ${number}${title === undefined ? '' : `: ${title}`}`);
}
