import {
  type Cell,
  type Direction,
  DIRECTIONS,
  type Grid,
  isOpen,
  NEUTRAL_COST,
  neighbour,
  type Random,
} from '@dedalo/grid';
import { isBorderCell } from './border.ts';

/**
 * Turns one wall beside dead ends into a corridor, each with this probability (R37). A dead end has exactly one open
 * cell beside it, and what is opened leads to another corridor, never into the outer wall (RB6).
 */
export function openDeadEnds(grid: Grid, { random, probability }: { random: Random; probability: number }): void {
  for (let cell = 0; cell < grid.costs.length; cell++) {
    if (!isDeadEnd(grid, cell) || !random.bool(probability)) continue;
    const walls = DIRECTIONS.flatMap((direction) => wallBefore(grid, cell, direction) ?? []);
    if (walls.length > 0) grid.costs[random.pick(walls)] = NEUTRAL_COST;
  }
}

function isDeadEnd(grid: Grid, cell: Cell): boolean {
  return isOpen(grid, cell) && DIRECTIONS.filter((direction) => isOpenAt(grid, cell, direction)).length === 1;
}

function isOpenAt(grid: Grid, cell: Cell, direction: Direction): boolean {
  const next = neighbour(grid, cell, direction);
  return next !== undefined && isOpen(grid, next);
}

/** The wall between a cell and another corridor; undefined where there is none or it is part of the outer wall. */
function wallBefore(grid: Grid, cell: Cell, direction: Direction): Cell | undefined {
  const wall = neighbour(grid, cell, direction);
  if (wall === undefined || isOpen(grid, wall) || isBorderCell(grid, wall)) return undefined;
  return isOpenAt(grid, wall, direction) ? wall : undefined;
}
