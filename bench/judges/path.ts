import { type Cell, type Grid, WALL } from '@dedalo/grid';
import { neighbours } from './neighbours.ts';

export interface Query {
  readonly from: Cell;
  readonly to: Cell;
  /** What the cheapest path costs, according to the judge. */
  readonly cost: number;
}

/** What is wrong with a path; undefined where it leads from end to end, step by step, at the judge's cost. */
export function pathProblem(grid: Grid, query: Query, cells: ArrayLike<Cell> | undefined): string | undefined {
  if (cells === undefined || cells.length === 0) return 'no path where there is one';
  if (cells[0] !== query.from || cells[cells.length - 1] !== query.to) return 'does not lead from start to goal';
  let cost = 0;
  for (let i = 1; i < cells.length; i++) {
    const cell = cells[i]!;
    if (grid.costs[cell] === WALL) return 'leads through a wall';
    if (!neighbours(grid, cell).includes(cells[i - 1]!)) return 'a step that is not to a neighbour';
    cost += grid.costs[cell]!;
  }
  return cost === query.cost ? undefined : `costs ${cost} instead of ${query.cost}`;
}
