import { createGrid, type Grid, pointOf } from '../../src/index.ts';

/** A grid drawn as text: `#` a wall, `.` an open cell, a digit an open cell at that cost. Indentation is free. */
export function board(drawing: string, options: { wrap?: boolean } = {}): Grid {
  const lines = drawing
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const grid = createGrid({ width: lines[0]!.length, height: lines.length }, options);
  const signs = lines.join('');
  if (signs.length !== grid.costs.length) throw new Error('board: the lines differ in length');
  grid.costs.set([...signs].map((sign) => (sign === '#' ? 0 : sign === '.' ? 1 : Number(sign))));
  return grid;
}

/** The same, backwards; every line at the margin. */
export function picture(grid: Grid): string {
  const signs = Array.from(grid.costs, (cost) => (cost === 0 ? '#' : cost === 1 ? '.' : String(cost)));
  return Array.from({ length: grid.height }, (_, y) => signs.slice(y * grid.width, (y + 1) * grid.width).join('')).join(
    '\n',
  );
}

/** The number of the cell at a column and a row. */
export const at = (grid: Grid, x: number, y: number): number => y * grid.width + x;

export const openCells = (grid: Grid): number[] => [...grid.costs.keys()].filter((cell) => grid.costs[cell] !== 0);

export function isOnBorder(grid: Grid, cell: number): boolean {
  const { x, y } = pointOf(grid, cell);
  return x === 0 || y === 0 || x === grid.width - 1 || y === grid.height - 1;
}
