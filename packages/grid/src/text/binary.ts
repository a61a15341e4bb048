import { createGrid, type Grid, isOpen, LEAST_COST } from '../board/grid.ts';
import { ok, type Result } from '../result.ts';
import type { MapProblem } from './problem.ts';
import { readSymbolRows } from './symbol-rows.ts';

const OPEN = '0';
const WALL_DIGIT = '1';

/** PokéLabirinto's numbers: 0 open, 1 wall, each followed by a tab. */
export function formatBinary(grid: Grid): string {
  let text = '';
  for (let cell = 0; cell < grid.costs.length; cell++) {
    text += isOpen(grid, cell) ? OPEN : WALL_DIGIT;
    text += (cell + 1) % grid.width === 0 ? '\t\n' : '\t';
  }
  return text;
}

export function parseBinary(text: string, options: { wrap?: boolean } = {}): Result<Grid, MapProblem> {
  const rows = readSymbolRows(text, OPEN + WALL_DIGIT);
  if (!rows.ok) return rows;
  const grid = createGrid({ width: rows.value[0]!.length, height: rows.value.length }, options);
  let cell = 0;
  for (const row of rows.value) {
    for (const { symbol } of row) grid.costs[cell++] = symbol === OPEN ? LEAST_COST : 0;
  }
  return ok(grid);
}
