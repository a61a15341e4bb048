import type { Grid } from '../../src/index.ts';

/** The cells beside a cell (up, right, down, left), worked out in columns and rows; past a plain edge there is none. */
export function beside(grid: Grid, cell: number): number[] {
  const { width, height, wrap } = grid;
  const x = cell % width;
  const y = (cell - x) / width;
  const found: number[] = [];
  for (const [dx, dy] of [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const) {
    let column = x + dx;
    let row = y + dy;
    if (wrap) {
      column = (column + width) % width;
      row = (row + height) % height;
    } else if (column < 0 || row < 0 || column === width || row === height) continue;
    found.push(row * width + column);
  }
  return found;
}

/** The open cells beside a cell. */
export const ways = (grid: Grid, cell: number): number[] => beside(grid, cell).filter((next) => grid.costs[next] !== 0);

/** Steps from a cell to every cell it can reach. */
export function stepsFrom(grid: Grid, start: number): Map<number, number> {
  const steps = new Map([[start, 0]]);
  for (const [cell, count] of steps) {
    for (const next of ways(grid, cell)) if (!steps.has(next)) steps.set(next, count + 1);
  }
  return steps;
}

/** Whether there is exactly one way between any two open cells: all connected, and one passage fewer than cells. */
export function isTree(grid: Grid): boolean {
  const start = grid.costs.findIndex((cost) => cost !== 0);
  if (start < 0) return false;
  const cells = [...stepsFrom(grid, start).keys()];
  const openCount = grid.costs.filter((cost) => cost !== 0).length;
  const passages = cells.reduce((sum, cell) => sum + ways(grid, cell).length, 0) / 2;
  return cells.length === openCount && passages === openCount - 1;
}

export const isConnected = (grid: Grid): boolean => {
  const start = grid.costs.findIndex((cost) => cost !== 0);
  return start >= 0 && stepsFrom(grid, start).size === grid.costs.filter((cost) => cost !== 0).length;
};

/** Open cells with a single open cell beside them. */
export const deadEnds = (grid: Grid): number[] =>
  [...grid.costs.keys()].filter((cell) => grid.costs[cell] !== 0 && ways(grid, cell).length === 1);
