import type { Grid } from '../../src/index.ts';
import { beside } from './walking.ts';

/**
 * Bellman–Ford on plain arrays, sweeping there and back: what it costs from every cell to the nearest goal, where
 * entering a cell costs what the cell costs and standing where one is costs nothing. `Infinity` for walls and where
 * there is no way.
 */
export function costsToGoals(grid: Grid, goals: readonly number[]): number[] {
  const costs = Array.from(grid.costs);
  const total = costs.map((cost, cell) => (cost !== 0 && goals.includes(cell) ? 0 : Infinity));
  const around = costs.map((_, cell) => beside(grid, cell).filter((next) => costs[next] !== 0));
  const cells = [...costs.keys()].filter((cell) => costs[cell] !== 0);
  for (let hasChanged = true; hasChanged; cells.reverse()) {
    hasChanged = false;
    for (const cell of cells) {
      for (const next of around[cell]!) {
        const through = total[next]! + costs[next]!;
        if (through >= total[cell]!) continue;
        total[cell] = through;
        hasChanged = true;
      }
    }
  }
  return total;
}

/** The same grid with every open cell at cost 1: its costs are steps. */
export const inSteps = (grid: Grid): Grid => ({ ...grid, costs: grid.costs.map((cost) => (cost === 0 ? 0 : 1)) });

/** What is wrong with a path, in words; undefined for a path that leads from end to end at the cost it claims. */
export function faultOfPath(
  grid: Grid,
  path: { cells: ArrayLike<number>; cost: number },
  ends: { from: number; to: number },
): string | undefined {
  const cells = Array.from(path.cells);
  if (cells[0] !== ends.from) return `begins at ${cells[0]}, not at ${ends.from}`;
  if (cells.at(-1) !== ends.to) return `ends at ${cells.at(-1)}, not at ${ends.to}`;
  const wall = cells.find((cell) => !grid.costs[cell]);
  if (wall !== undefined) return `goes through the wall ${wall}`;
  const jump = cells.findIndex((cell, i) => i > 0 && !beside(grid, cells[i - 1]!).includes(cell));
  if (jump > 0) return `jumps from ${cells[jump - 1]} to ${cells[jump]}`;
  const sum = cells.slice(1).reduce((total, cell) => total + grid.costs[cell]!, 0);
  return sum === path.cost ? undefined : `claims cost ${path.cost}, but its cells cost ${sum}`;
}
