import type { Species } from '@dedalo/pokelabirinto';

const folded = (text: string): string => text.normalize('NFC').toLowerCase();

/** The place of a creature in the list; capitals and the spelling of accents do not matter. */
export function creatureNamed(species: readonly Species[], wanted: string): number | undefined {
  const index = species.findIndex(({ name }) => folded(name) === folded(wanted));
  return index === -1 ? undefined : index;
}
