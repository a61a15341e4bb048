import { nameOfOwn, type OwnEntries, type OwnEntry, readOwn } from '../own/own-entries.ts';
import type { Belongings } from './belongings.ts';

/** What is kept by hand elsewhere and not here. */
export const missingOwn = (own: OwnEntries, { others }: Pick<Belongings, 'others'>): readonly OwnEntry[] =>
  [...others.values()].flatMap((other) => {
    const entry = readOwn(other);
    return entry && !own.has(nameOfOwn(entry)) ? [entry] : [];
  });
