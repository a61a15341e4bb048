import { type Cell, createGrid, type Grid, isOpen, LEAST_COST } from '../board/grid.ts';
import { ok, type Result } from '../result.ts';
import { type MapProblem, problem, type TextPlace } from './problem.ts';
import { readSymbolRows } from './symbol-rows.ts';

const ENTRANCE = 'E';
const EXIT = 'U';
const OPEN = '.';
const WALL_SYMBOL = '#';
const ON_PATH = '*';

export interface SymbolMaze {
  readonly grid: Grid;
  readonly entrance?: Cell;
  readonly exit?: Cell;
}

/** PokéLabirinto's picture: E entrance, U exit, `.` open, # wall, each followed by a blank; * open and on the path. */
export function formatSymbols(maze: SymbolMaze, options: { path?: readonly Cell[] } = {}): string {
  const { grid } = maze;
  const onPath = new Set(options.path);
  let text = '';
  for (let cell = 0; cell < grid.costs.length; cell++) {
    if (cell === maze.entrance) text += ENTRANCE;
    else if (cell === maze.exit) text += EXIT;
    else if (onPath.has(cell)) text += ON_PATH;
    else text += isOpen(grid, cell) ? OPEN : WALL_SYMBOL;
    text += (cell + 1) % grid.width === 0 ? ' \n' : ' ';
  }
  return text;
}

export function parseSymbols(text: string, options: { wrap?: boolean } = {}): Result<SymbolMaze, MapProblem> {
  const rows = readSymbolRows(text, ENTRANCE + EXIT + OPEN + WALL_SYMBOL + ON_PATH);
  if (!rows.ok) return rows;
  const grid = createGrid({ width: rows.value[0]!.length, height: rows.value.length }, options);
  const ends: Partial<Record<string, { cell: Cell; at: TextPlace }>> = {};
  for (const [y, row] of rows.value.entries()) {
    for (const [x, { symbol, column }] of row.entries()) {
      const cell = y * grid.width + x;
      if (symbol !== WALL_SYMBOL) grid.costs[cell] = LEAST_COST;
      if (symbol !== ENTRANCE && symbol !== EXIT) continue;
      const at = { line: y + 1, column };
      const first = ends[symbol];
      const what = symbol === ENTRANCE ? 'start' : 'exit';
      if (first) return problem({ code: 'second', what, symbol, at, first: first.at });
      ends[symbol] = { cell, at };
    }
  }
  const entrance = ends[ENTRANCE]?.cell;
  const exit = ends[EXIT]?.cell;
  return ok({ grid, ...(entrance !== undefined && { entrance }), ...(exit !== undefined && { exit }) });
}
