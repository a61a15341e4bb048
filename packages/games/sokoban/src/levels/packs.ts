import type { Collection, LevelEntry } from '../formats/collection.ts';
import { wholeCollection } from '../formats/good-levels.ts';
import { readTextLevels } from '../formats/read-text-levels.ts';
import { TEXTS } from './texts.ts';

/** The packs that come with the game, from the easiest to the hardest. */
export const PACKS = [
  'first-steps',
  'classic',
  'pockets',
  'workshop',
  'harbour',
  'tangles',
  'summits',
] as const satisfies (keyof typeof TEXTS)[];
export type PackName = (typeof PACKS)[number];

const packs = new Map<PackName, Collection>();

export function findPack(name: PackName): Collection {
  const known = packs.get(name);
  if (known) return known;
  const text = readTextLevels(TEXTS[name]);
  const read = text.ok ? wholeCollection(text.value) : text;
  if (!read.ok) throw new Error(`the pack ${name} cannot be read: ${JSON.stringify(read.error)}`);
  packs.set(name, read.value);
  return read.value;
}

/** What a client may load apart from a level: its solutions, and notes beside its own. */
export type MoreOfLevel = Pick<LevelEntry, 'games' | 'notes'>;

/** Gives the levels of a pack what a client has loaded apart from them, in the order of the levels. */
export function addToPack(name: PackName, more: readonly MoreOfLevel[]): void {
  for (const [index, entry] of findPack(name).entries.entries()) {
    const { games = [], notes = [] } = more[index] ?? {};
    Object.assign(entry, { games, notes: [...entry.notes, ...notes] });
  }
}
