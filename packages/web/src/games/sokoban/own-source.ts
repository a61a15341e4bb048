import { readGoodLevels } from '@dedalo/sokoban';
import type { OwnLevels } from '../../store/own-levels.ts';
import type { AddressedSource } from './sources.ts';

/** Levels that somebody brought, with their address. Loaded where there are some: shipped levels are read by less. */
export function addressedLevels({ id, name, text }: OwnLevels): AddressedSource | undefined {
  const read = readGoodLevels(text);
  return read.ok ? { path: ['sokoban', 'own', id], source: { name, collection: read.value.collection } } : undefined;
}
