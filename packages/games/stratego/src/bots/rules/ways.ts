import { type Cell, CELLS, columnOf, isLake, SIDE } from '../../board.ts';

/** Cells beside each cell that are no lakes. */
export const BESIDE: readonly (readonly Cell[])[] = Array.from({ length: CELLS }, (_, cell) =>
  [
    cell - SIDE,
    cell + SIDE,
    ...(columnOf(cell) > 0 ? [cell - 1] : []),
    ...(columnOf(cell) < SIDE - 1 ? [cell + 1] : []),
  ].filter((other) => other >= 0 && other < CELLS && !isLake(other)),
);

/** Steps to a cell from everywhere, around lakes and what stands fast; infinite where no way leads. */
export function stepsTo(target: Cell, walls: ReadonlySet<Cell>): readonly number[] {
  const steps = Array.from({ length: CELLS }, () => Infinity);
  steps[target] = 0;
  const queue = [target];
  for (const cell of queue) {
    for (const next of BESIDE[cell]!) {
      if (steps[next] !== Infinity) continue;
      steps[next] = steps[cell]! + 1;
      if (!walls.has(next)) queue.push(next);
    }
  }
  return steps;
}
