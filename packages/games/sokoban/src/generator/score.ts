import type { Measures } from './measures.ts';

/**
 * What the generator looks for. A long way on which nothing happens counts little: what counts is that boxes are in each
 * other's way, that they must be taken in turns, and that one can go wrong; and that no floor lies about for nothing.
 */
export const scoreOf = ({ pushes, boxChanges, detours, wrongTurns, idleCells }: Measures): number =>
  pushes + 4 * boxChanges + 2 * detours + Math.min(wrongTurns, 3 * pushes) - 2 * idleCells;
