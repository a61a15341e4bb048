import { readCreatures, SHIPPED, type Species } from '@dedalo/pokelabirinto';
import { computed, signal } from '@preact/signals';
import { onForeignWrite, readItem, removeItem, writeItem } from '../../../store/local.ts';

const NAME = 'pokelabirinto/creatures';
/** More than a file of 64 creatures needs. */
export const MOST_CHARACTERS = 100_000;

const text = signal(readItem(NAME));

onForeignWrite(NAME, () => {
  text.value = readItem(NAME);
});

/** The creatures that the user has added; those that cannot be read any more are left out. */
export const ownCreatures = computed<readonly Species[]>(() => {
  if (text.value === undefined) return [];
  const read = readCreatures(text.value, SHIPPED);
  return read.ok ? read.value : [];
});

/** All creatures to choose from. */
export const allCreatures = computed<readonly Species[]>(() => [...SHIPPED, ...ownCreatures.value]);

/** Replaces a file: its content, or what is wrong with it. */
export function bringCreatures(file: string): ReturnType<typeof readCreatures> {
  const read = readCreatures(file, SHIPPED);
  if (!read.ok) return read;
  text.value = file;
  writeItem(NAME, file);
  return read;
}

export function forgetCreatures(): void {
  text.value = undefined;
  removeItem(NAME);
}
