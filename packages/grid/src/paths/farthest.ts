import type { Cell, Grid } from '../board/grid.ts';
import { DistanceField } from './distance-field.ts';

/** The cell from which it costs most to reach `goal`; the goal itself if there is no other. */
export function farthestCell(grid: Grid, goal: Cell): Cell {
  const field = new DistanceField(grid);
  field.compute([goal]);
  let best = { cell: goal, cost: 0 };
  for (let cell = 0; cell < grid.costs.length; cell++) {
    const cost = field.at(cell);
    if (cost !== undefined && cost > best.cost) best = { cell, cost };
  }
  return best.cell;
}
