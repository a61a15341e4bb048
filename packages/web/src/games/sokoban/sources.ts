import { isPackName, type LevelOrigin, type LevelSource, packSource } from '@dedalo/clients';
import { PACKS, readGoodLevels } from '@dedalo/sokoban';
import { signal } from '@preact/signals';
import { linkTo } from '../../app/route.ts';
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

/** Loads the levels added before, once. */
export async function loadOwnSources(): Promise<void> {
  if (ownSources.value) return;
  const kept = await listOwnLevels();
  ownSources.value ??= kept.flatMap((own) => addressed(own) ?? []);
}

function addressed({ id, name, text }: OwnLevels): AddressedSource | undefined {
  const read = readGoodLevels(text);
  return read.ok ? { path: ['sokoban', 'own', id], source: { name, collection: read.value.collection } } : undefined;
}

/** Not `randomUUID`: a browser has that only for pages from https or from this machine. */
const freshId = (): string => crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36);

/** Adds levels that have been read; returns whether they could be kept. */
export async function addOwnSource(name: string, text: string): Promise<{ path: readonly string[]; isKept: boolean }> {
  await loadOwnSources();
  const own = { id: freshId(), name, text, added: Date.now() };
  const found = addressed(own);
  if (!found) throw new Error('levels that were read cannot be read again');
  ownSources.value = [found, ...(ownSources.value ?? [])];
  return { path: found.path, isKept: await keepOwnLevels(own) };
}

/** Calling the returned function restores them. */
export async function removeOwnSource(source: AddressedSource): Promise<() => Promise<void>> {
  const removed = await removeOwnLevels(source.path[2]!);
  ownSources.value = ownSources.value?.filter((own) => own !== source);
  return async () => {
    if (removed) await keepOwnLevels(removed);
    ownSources.value = [source, ...(ownSources.value ?? [])];
  };
}

/** All levels that can be opened; reading it follows additions and removals. */
export const allSources = (): readonly AddressedSource[] => [...PACK_SOURCES, ...(ownSources.value ?? [])];

/** The levels at an address: a pack, or one of the user's own files. */
export function findSource(path: readonly string[]): AddressedSource | undefined {
  const [, kind = '', id] = path;
  if (isPackName(kind)) return PACK_SOURCES.find(({ source }) => source.name === kind);
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
