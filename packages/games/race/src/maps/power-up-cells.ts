import type { Cell, Random } from '@dedalo/grid';

/** Those of the cells that chance gives to power-ups (R34, R38). */
export const chosenCells = (
  cells: readonly Cell[],
  { random, probability }: { random: Random; probability: number },
): Cell[] => cells.filter(() => random.bool(probability));
