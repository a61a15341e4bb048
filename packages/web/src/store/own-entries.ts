import {
  NO_OWN,
  nameOfOwn,
  type OwnEntries,
  type OwnEntry,
  ownEntriesFrom,
  readOwn,
  withOwn,
  withoutOwn,
} from '@dedalo/clients/own/own-entries';
import { signal } from '@preact/signals';
import { itemNames, readJson, removeItem, storageKey, writeItem } from './local.ts';

/** Each entry is an item of its own, so that two windows never write over each other's. */
const OWN = 'own/';

const itemOf = (entry: Pick<OwnEntry, 'kind' | 'key'>): string => `${OWN}${nameOfOwn(entry)}`;

export const isOwnItem = (name: string): boolean => name.startsWith(OWN);

function readAll(): OwnEntries {
  const found = itemNames().filter(isOwnItem);
  return ownEntriesFrom(
    found.flatMap((item) => {
      const [kind = '', ...key] = item.slice(OWN.length).split(' ');
      return readOwn({ kind, key: key.join(' '), value: readJson(item) }) ?? [];
    }),
  );
}

/** What somebody keeps by hand, in this window and the others. */
export const ownEntries = signal<OwnEntries>(readAll());

addEventListener('storage', ({ key }) => {
  if (key === null || key.startsWith(storageKey(OWN))) ownEntries.value = readAll();
});

/** Whether it was kept for longer than this page is open. */
export function keepOwn(entry: OwnEntry): boolean {
  ownEntries.value = withOwn(ownEntries.value, entry);
  return writeItem(itemOf(entry), JSON.stringify(entry.value));
}

export function dropOwn(entry: Pick<OwnEntry, 'kind' | 'key'>): void {
  ownEntries.value = withoutOwn(ownEntries.value, entry);
  removeItem(itemOf(entry));
}

export function forgetOwn(): void {
  ownEntries.value = NO_OWN;
}
