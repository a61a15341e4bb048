import { type Collection, formatCollection, type LevelEntry, parseCollection } from '@dedalo/theseus/logic';
import { collectedEntry, collectedIn, NEW } from '../own/collected.ts';
import { CollectionReader } from '../own/collections.ts';
import type { OwnEntries, OwnEntry } from '../own/own-entries.ts';
import { mazeFingerprint } from './fingerprint.ts';

/** What the mazes made on demand are called in the titles of games. */
export const NEW_MAZES = 'New mazes';

const reader = new CollectionReader<LevelEntry>((text) => {
  const read = parseCollection(text);
  return read.ok ? read.value.entries[0] : undefined;
});

let last: { readonly own: OwnEntries; readonly found: Collection | undefined } | undefined;

/** The mazes that were made on demand and kept; undefined where there are none. */
export function newMazes(own: OwnEntries): Collection | undefined {
  if (last?.own !== own) {
    last = { own, found: reader.read(NEW, NEW_MAZES, collectedIn(own, 'maze').get(NEW) ?? []) };
  }
  return last.found;
}

/** A maze with its escape, as it is kept. */
export function collectedMaze(entry: LevelEntry, at: number): OwnEntry {
  const text = formatCollection({ notes: [], entries: [entry] });
  return collectedEntry('maze', { collection: NEW, fingerprint: mazeFingerprint(entry.level), text, at });
}

/** All new mazes, as they are kept. */
export const newMazeEntries = (own: OwnEntries): readonly OwnEntry[] =>
  (collectedIn(own, 'maze').get(NEW) ?? []).map((maze) => collectedEntry('maze', maze));
