import { type Setup, SIZES, variantOf } from '@dedalo/clients/pokelabirinto/setup';
import { MAZES, MINDS, MOST_OPPONENTS, MOVEMENTS, VARIANT_NAMES, VARIANTS } from '@dedalo/pokelabirinto';

export { configFrom, PROPOSED, type Setup, setupOf, SIZES, variantOf } from '@dedalo/clients/pokelabirinto/setup';

export const PARAMETERS = ['creature', 'variant', 'size', 'maze', 'opponents', 'movement', 'mind', 'fog'] as const;
export type ParameterName = (typeof PARAMETERS)[number];

const COUNTS = Array.from({ length: MOST_OPPONENTS + 1 }, (_, count) => count);

/** The setup with the next or the previous value of a parameter; it wraps round. */
export function changeSetup(
  setup: Setup,
  name: ParameterName,
  { step, species }: { readonly step: 1 | -1; readonly species: number },
): Setup {
  switch (name) {
    case 'creature':
      return { ...setup, creature: (setup.creature + step + species) % species };
    case 'variant':
      return { ...setup, ...VARIANTS[beside(VARIANT_NAMES, variantOf(setup), step)] };
    case 'size':
      return { ...setup, size: beside(SIZES, setup.size, step) };
    case 'maze':
      return { ...setup, maze: beside(MAZES, setup.maze, step) };
    case 'opponents':
      return { ...setup, opponents: beside(COUNTS, setup.opponents, step) };
    case 'movement':
      return { ...setup, movement: beside(MOVEMENTS, setup.movement, step) };
    case 'mind':
      return { ...setup, mind: beside(MINDS, setup.mind, step) };
    case 'fog':
      return { ...setup, fog: !setup.fog };
  }
}

/** A value that is not in the list has the ends of the list as neighbours. */
function beside<T>(values: readonly T[], value: T | undefined, step: 1 | -1): T {
  const at = values.findIndex((candidate) => candidate === value);
  const next = at === -1 && step === -1 ? values.length - 1 : at + step;
  return values.at(next % values.length)!;
}
