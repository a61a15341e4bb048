import { isPackName, type LevelOrigin, type LevelSource, packSource } from '@dedalo/clients';
import type { OwnCollection } from '@dedalo/clients/sokoban/own-collections';
import { isSameLevel, type Level, PACKS } from '@dedalo/sokoban';
import { signal } from '@preact/signals';
import { linkTo } from '../../app/route.ts';
import { words } from '../../speech.ts';
import { store } from '../../store/game-store.ts';
import { keepOwnLevels, listOwnLevels, type OwnLevels, removeOwnLevels } from '../../store/own-levels.ts';

/** Levels with the address under which they are found. */
export interface AddressedSource {
  readonly path: readonly string[];
  readonly source: LevelSource;
}

export const PACK_SOURCES: readonly AddressedSource[] = PACKS.map((name) => ({
  path: ['sokoban', name],
  source: packSource(name),
}));

/** The user's own levels; undefined until they have been looked up. */
export const ownSources = signal<readonly AddressedSource[] | undefined>(undefined);

const addressed = async (own: OwnLevels): Promise<AddressedSource | undefined> =>
  (await import('./own-source.ts')).addressedLevels(own);

const loadReader = () => import('@dedalo/clients/sokoban/own-collections');

/** What reads collections of one's own: whoever has none does not load it. */
const reader = signal<Awaited<ReturnType<typeof loadReader>> | undefined>(undefined);

export async function loadCollections(): Promise<void> {
  reader.value ??= await loadReader();
}

const hasCollections = (): boolean => [...store.own.values()].some(({ kind }) => kind === 'level');

/** Looks up what was put together here and what was brought here before, once. */
export async function loadOwnSources(): Promise<void> {
  if (hasCollections()) await loadCollections();
  if (ownSources.value) return;
  const kept = await listOwnLevels();
  const found = await Promise.all(kept.map(addressed));
  ownSources.value ??= found.flatMap((source) => source ?? []);
}

/** Not `randomUUID`: a browser has that only for pages from https or from this machine. */
const freshId = (): string => crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36);

/** Adds levels that have been read; returns whether they could be kept. */
export async function addOwnSource(name: string, text: string): Promise<{ path: readonly string[]; isKept: boolean }> {
  await loadOwnSources();
  const own = { id: freshId(), name, text, added: Date.now() };
  const found = await addressed(own);
  if (!found) throw new Error('levels that were read cannot be read again');
  ownSources.value = [found, ...(ownSources.value ?? [])];
  return { path: found.path, isKept: await keepOwnLevels(own) };
}

/** Calling the returned function restores them. */
export async function removeOwnSource(source: AddressedSource): Promise<() => Promise<void>> {
  if (source.path[1] === 'mine') return reader.value!.removeCollection(store, source.path[2]!);
  const removed = await removeOwnLevels(source.path[2]!);
  ownSources.value = ownSources.value?.filter((own) => own !== source);
  return async () => {
    if (removed) await keepOwnLevels(removed);
    ownSources.value = [source, ...(ownSources.value ?? [])];
  };
}

/** A collection of one's own with its address. */
export interface AddressedCollection extends AddressedSource {
  readonly source: OwnCollection;
}

const addresses = new WeakMap<OwnCollection, AddressedCollection>();

function addressOf(source: OwnCollection): AddressedCollection {
  const known = addresses.get(source) ?? { path: ['sokoban', 'mine', source.id], source };
  addresses.set(source, known);
  return known;
}

/** Levels that somebody has put together here. */
export const collectionSources = (): readonly AddressedCollection[] =>
  reader.value?.ownCollections(store.own, words.value).map(addressOf) ?? [];

/** All levels that can be gone to; reading it follows what is brought, collected and removed. */
export const allSources = (): readonly AddressedSource[] => [
  ...PACK_SOURCES,
  ...collectionSources(),
  ...(ownSources.value ?? []),
];

/** The address of a level in a collection of one's own; undefined where it is not in it. */
export function levelPathIn(id: string, level: Level): readonly (string | number)[] | undefined {
  const found = collectionSources().find(({ source }) => source.id === id);
  const index = found?.source.collection.entries.findIndex((entry) => isSameLevel(entry.level, level)) ?? -1;
  return found && index !== -1 ? [...found.path, index + 1] : undefined;
}

/** The levels at an address: a pack, a collection, or what was brought here. */
export function findSource(path: readonly string[]): AddressedSource | undefined {
  const [, kind = '', id] = path;
  if (isPackName(kind)) return PACK_SOURCES.find(({ source }) => source.name === kind);
  if (kind === 'mine') return collectionSources().find(({ source }) => source.id === id);
  return kind === 'own' ? ownSources.value?.find((own) => own.path[2] === id) : undefined;
}

/** The address of a level; undefined for one that is in no list. */
export function levelPath({ source, number }: LevelOrigin): readonly (string | number)[] | undefined {
  const found = allSources().find(({ source: { collection } }) => collection === source.collection);
  return found && [...found.path, number];
}

export const levelLink = (origin: LevelOrigin): string | undefined => {
  const path = levelPath(origin);
  return path && linkTo(path);
};

/** The level before or after one in its list. */
export function neighbourLink({ source, number }: LevelOrigin, step: number): string | undefined {
  const isThere = source.collection.entries[number + step - 1] !== undefined;
  return isThere ? levelLink({ source, number: number + step }) : undefined;
}
