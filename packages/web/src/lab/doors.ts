import type { Experiment } from '@dedalo/clients';
import { DUG_MAZES, type MazeAlgorithm } from '@dedalo/grid';
import type { Doors } from './plan.ts';

/** Dug mazes have rooms anywhere. */
export const isOnLattice = (generator: MazeAlgorithm): boolean =>
  !(DUG_MAZES as readonly MazeAlgorithm[]).includes(generator);

/**
 * Where the entrances and exits of some mazes are: those on a lattice go from left to right, dug ones from anywhere to
 * anywhere, and on a torus both are inside. Mazes side by side leave the same margins, so that they are of one size.
 */
export function doorsOf(experiments: readonly Pick<Experiment, 'request'>[]): Doors {
  const walled = experiments.filter(({ request }) => !request.wrap);
  return { areAside: walled.length > 0, areAbove: walled.some(({ request }) => !isOnLattice(request.generator)) };
}
