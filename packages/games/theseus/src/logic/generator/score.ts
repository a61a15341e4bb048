import type { Measures } from '../solver/measures.ts';

/**
 * What the generator climbs towards. A way that is long only because of its walls counts little: what counts is what
 * the Minotaur makes of it.
 */
export const scoreOf = ({ detour, away, narrow, chased, reachable, dead }: Measures): number =>
  detour + 2 * away + 3 * narrow + 3 * chased + Math.floor((30 * dead) / reachable);
