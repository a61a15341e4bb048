import type { Entry } from '../take-along/entry.ts';

/** What somebody keeps by hand: positions of a level, levels of Sokoban and logic mazes in collections. */
export const OWN_KINDS = ['bookmark', 'level', 'maze'] as const;
export type OwnKind = (typeof OWN_KINDS)[number];

export interface OwnEntry extends Entry {
  readonly kind: OwnKind;
}

/** By kind and key. */
export type OwnEntries = ReadonlyMap<string, OwnEntry>;

export const NO_OWN: OwnEntries = new Map();

const LONGEST_KEY = 200;

export const nameOfOwn = ({ kind, key }: Pick<OwnEntry, 'kind' | 'key'>): string => `${kind} ${key}`;

/** Of a foreign hand: an entry of a kind that is known; what its value says is for those to judge who read it. */
export function readOwn({ kind, key, value }: Readonly<Record<keyof Entry, unknown>>): OwnEntry | undefined {
  const known = OWN_KINDS.find((each) => each === kind);
  const isKey = typeof key === 'string' && key !== '' && key.length <= LONGEST_KEY;
  return known && isKey && typeof value === 'object' && value !== null ? { kind: known, key, value } : undefined;
}

export const ownEntriesFrom = (entries: readonly OwnEntry[]): OwnEntries =>
  new Map(entries.map((entry) => [nameOfOwn(entry), entry]));

export const withOwn = (own: OwnEntries, entry: OwnEntry): OwnEntries => new Map([...own, [nameOfOwn(entry), entry]]);

export function withoutOwn(own: OwnEntries, entry: Pick<OwnEntry, 'kind' | 'key'>): OwnEntries {
  const left = new Map(own);
  left.delete(nameOfOwn(entry));
  return left;
}
