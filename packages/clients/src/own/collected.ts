import { cleanTitle } from '../clean-title.ts';
import type { OwnEntries, OwnEntry, OwnKind } from './own-entries.ts';

export type CollectedKind = Exclude<OwnKind, 'bookmark'>;

/** A level in a collection of one's own. */
export interface Collected {
  readonly collection: string;
  /** By which the level is known among others. */
  readonly fingerprint: string;
  /** The level, as its game writes it. */
  readonly text: string;
  /** When it was put there, in milliseconds since 1970; the collection has this order. */
  readonly at: number;
}

/** The collection of the levels that were made on demand. Its title is that of the language that is spoken. */
export const NEW = 'new' as const;

const LONGEST_NAME = 60;
const LONGEST_TEXT = 100_000;

/** What somebody called a collection; '' where that is no name. */
export const collectionName = (text: string): string => cleanTitle(text).slice(0, LONGEST_NAME).trim();

export const collectedEntry = (kind: CollectedKind, { collection, fingerprint, ...value }: Collected): OwnEntry => ({
  kind,
  key: `${collection}/${fingerprint}`,
  value,
});

/** All that was collected, by collection; each in its order. What cannot be read is left out. */
export function collectedIn(own: OwnEntries, kind: CollectedKind): ReadonlyMap<string, readonly Collected[]> {
  const all = [...own.values()].flatMap((entry) => (entry.kind === kind ? (read(entry) ?? []) : []));
  const found = new Map<string, Collected[]>();
  for (const each of all.sort((a, b) => a.at - b.at || (a.fingerprint < b.fingerprint ? -1 : 1))) {
    const levels = found.get(each.collection);
    if (levels) levels.push(each);
    else found.set(each.collection, [each]);
  }
  return found;
}

function read({ key, value }: OwnEntry): Collected | undefined {
  const slash = key.lastIndexOf('/');
  const { text, at } = value as { readonly text?: unknown; readonly at?: unknown };
  const isGood = slash > 0 && typeof text === 'string' && text.length <= LONGEST_TEXT && Number.isFinite(at);
  if (!isGood) return undefined;
  return { collection: key.slice(0, slash), fingerprint: key.slice(slash + 1), text, at: at as number };
}
