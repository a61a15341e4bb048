import { formatLevels, type LevelEntry } from '@dedalo/sokoban';
import { type Collected, collectedEntry } from '../own/collected.ts';
import type { OwnEntry } from '../own/own-entries.ts';
import { fingerprintOf } from './progress.ts';

/** A level with its solutions, as it is put into a collection. */
export function collectedLevel(entry: LevelEntry, into: Pick<Collected, 'collection' | 'at'>): OwnEntry {
  const text = formatLevels({ notes: [], entries: [entry] }, 'sok');
  return collectedEntry('level', { ...into, fingerprint: fingerprintOf(entry.level), text });
}
