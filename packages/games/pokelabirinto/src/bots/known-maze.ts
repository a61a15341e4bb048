import { type Cell, createGrid, type Grid, LEAST_COST, WALL } from '@dedalo/grid';
import type { View } from '../state.ts';
import { UNSEEN } from '../signs.ts';

/** What a view tells of the maze, for those who look for a way; the entrance is closed, what is unseen is wall. */
export interface KnownMaze {
  readonly grid: Grid;
  readonly exit: Cell | undefined;
  /** Open cells beside something unseen. */
  readonly frontier: readonly Cell[];
}

/** Without fog all views of a game have the one drawing. */
const known = new WeakMap<readonly string[], KnownMaze>();

export function knownMaze({ cells, rows, columns }: Pick<View, 'cells' | 'rows' | 'columns'>): KnownMaze {
  const found = known.get(cells);
  if (found) return found;
  const maze = readMaze(cells, { width: columns, height: rows });
  known.set(cells, maze);
  return maze;
}

function readMaze(cells: readonly string[], size: { readonly width: number; readonly height: number }): KnownMaze {
  const signs = cells.join('');
  const grid = createGrid(size, { fill: WALL });
  const frontier: Cell[] = [];
  for (const [cell, sign] of [...signs].entries()) {
    if (sign !== '.' && sign !== 'U') continue;
    grid.costs[cell] = LEAST_COST;
    const isBesideUnseen = [cell - size.width, cell - 1, cell + 1, cell + size.width].some(
      (next) => signs[next] === UNSEEN,
    );
    if (isBesideUnseen) frontier.push(cell);
  }
  const exit = signs.indexOf('U');
  return { grid, exit: exit === -1 ? undefined : exit, frontier };
}
