import type { Collection } from '../collection.ts';
import { parseCollection } from '../read-collection.ts';
import { TEXTS } from './texts.ts';

/** The packs that come with the game: lessons of an idea each, and labyrinths from easy to hard, plain and on a theme. */
export const PACKS = ['lessons', 'labyrinths', 'palace'] as const satisfies (keyof typeof TEXTS)[];
export type PackName = (typeof PACKS)[number];

const packs = new Map<PackName, Collection>();

export function findPack(name: PackName): Collection {
  const known = packs.get(name);
  if (known) return known;
  const read = parseCollection(TEXTS[name]);
  if (!read.ok) throw new Error(`the pack ${name} cannot be read: ${JSON.stringify(read.error)}`);
  packs.set(name, read.value);
  return read.value;
}
