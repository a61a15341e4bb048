import { type Collection, type Level, type LevelEntry, readLevels } from '@dedalo/sokoban';
import type { Words } from '@dedalo/words';
import type { GameStore } from '../game-store.ts';
import { collectedEntry, collectedIn, NEW } from '../own/collected.ts';
import { CollectionReader } from '../own/collections.ts';
import { nameOfOwn, type OwnEntries, type OwnEntry } from '../own/own-entries.ts';
import type { LevelSource } from './level-source.ts';
import { fingerprintOf } from './progress.ts';

/** Levels that somebody has put together, with the name by which that is done. */
export interface OwnCollection extends LevelSource {
  readonly id: string;
}

const reader = new CollectionReader<LevelEntry>((text) => {
  const read = readLevels(text);
  return read.ok ? read.value.entries[0] : undefined;
});

let last: { readonly own: OwnEntries; readonly words: Words; readonly found: readonly OwnCollection[] } | undefined;

/** Levels made on demand first, then by name. */
export function ownCollections(own: OwnEntries, words: Words): readonly OwnCollection[] {
  if (last?.own !== own || last.words !== words) last = { own, words, found: readAll(own, words) };
  return last.found;
}

/** So that a collection stays the same object while nothing in it changes. */
const known = new Map<string, OwnCollection>();

function sourceOf(id: string, collection: Collection): OwnCollection {
  const source = known.get(id);
  if (source?.collection === collection) return source;
  // No pack is called so.
  const fresh = { id, name: `own/${id}`, collection };
  known.set(id, fresh);
  return fresh;
}

const readAll = (own: OwnEntries, words: Words): readonly OwnCollection[] =>
  [...collectedIn(own, 'level')]
    .sort(([a], [b]) => Number(b === NEW) - Number(a === NEW) || a.localeCompare(b))
    .flatMap(([id, levels]) => {
      const collection: Collection | undefined = reader.read(id, collectionTitle(id, words), levels);
      return collection ? [sourceOf(id, collection)] : [];
    });

export const collectionTitle = (id: string, { making }: Words): string => (id === NEW ? making.levels : id);

/** Whether a level is in a collection. */
export const isCollectedIn = (own: OwnEntries, id: string, level: Level): boolean =>
  own.has(nameOfOwn({ kind: 'level', key: `${id}/${fingerprintOf(level)}` }));

/** All that a collection has, as it is kept. */
export const entriesIn = (own: OwnEntries, id: string): readonly OwnEntry[] =>
  (collectedIn(own, 'level').get(id) ?? []).map((level) => collectedEntry('level', level));

/** The answer brings it back. */
export function removeCollection(store: GameStore, id: string): () => Promise<void> {
  const removed = entriesIn(store.own, id);
  for (const entry of removed) store.dropOwn(entry);
  return async () => {
    for (const entry of removed) store.keepOwn(entry);
  };
}
