import { type Cell, createGrid, type Grid, LONGEST_SIDE, WALL } from '../board/grid.ts';
import { ok, type Result } from '../result.ts';
import { splitLines } from './lines.ts';
import { type MapProblem, problem, type TextPlace } from './problem.ts';

/** What a cell costs where the map does not say. */
export const NEUTRAL_COST = 5;

/** What a cell of a race map is for. `free` is where a bonus may come up by chance, `bonus` is kept for one. */
export const RACE_ROLES = ['plain', 'free', 'bonus', 'opponent', 'start', 'exit'] as const;
export type RaceRole = (typeof RACE_ROLES)[number];

const ROLE_SYMBOLS: Readonly<Record<Exclude<RaceRole, 'plain'>, string>> = {
  free: ' ',
  bonus: 'P',
  opponent: 'V',
  start: 'S',
  exit: 'E',
};
const ROLES_BY_SYMBOL = new Map(Object.entries(ROLE_SYMBOLS).map(([role, symbol]) => [symbol, role as RaceRole]));
const WALL_SYMBOL = '#';
const ALLOWED = '#0123456789 PVSE';

export interface RaceMap {
  readonly grid: Grid;
  readonly start: Cell;
  readonly exit: Cell;
  /** By cell, an index of `RACE_ROLES`. */
  readonly roles: Uint8Array;
}

/** A row shorter than the map: it is filled up with walls. */
export interface ShortRow {
  readonly code: 'row-filled-up';
  readonly at: TextPlace;
  readonly expected: number;
  readonly found: number;
}

/** The cells that have a role, row by row. */
export const cellsOfRole = (map: RaceMap, role: RaceRole): Cell[] => {
  const index = RACE_ROLES.indexOf(role);
  return [...map.roles.keys()].filter((cell) => map.roles[cell] === index);
};

export function formatRaceMap(map: RaceMap): string {
  let text = '';
  for (let cell = 0; cell < map.grid.costs.length; cell++) {
    const role = RACE_ROLES[map.roles[cell]!]!;
    const cost = map.grid.costs[cell]!;
    if (cost === WALL) text += WALL_SYMBOL;
    else text += role === 'plain' ? String(cost) : ROLE_SYMBOLS[role];
    if ((cell + 1) % map.grid.width === 0) text += '\n';
  }
  return text;
}

/**
 * The race's text map: 0–9 a cell of that cost (0 is read as 1), blank, P, V, S and E cells of cost 5 with a role,
 * # a wall. A declared size is the most the map may have; without one, the longest row counts. On a torus S and E are
 * sealed.
 */
export function parseRaceMap(
  text: string,
  options: { width?: number; height?: number; wrap?: boolean } = {},
): Result<{ map: RaceMap; warnings: readonly ShortRow[] }, MapProblem> {
  const rows = splitLines(text).map((line) => Array.from(line));
  const width = options.width ?? rows.reduce((longest, row) => Math.max(longest, row.length), 0);
  const height = options.height ?? rows.length;
  if (width === 0 || height === 0) return problem({ code: 'empty-map' });
  if (width > LONGEST_SIDE || height > LONGEST_SIDE) {
    return problem({ code: 'too-large', at: { line: 1, column: 1 }, most: LONGEST_SIDE });
  }
  if (rows.length > height) {
    return problem({ code: 'too-many-rows', at: { line: height + 1, column: 1 }, expected: height });
  }
  const grid = createGrid({ width, height }, options.wrap === undefined ? {} : { wrap: options.wrap });
  const roles = new Uint8Array(grid.costs.length);
  const warnings: ShortRow[] = [];
  const ends: Partial<Record<'start' | 'exit', { cell: Cell; at: TextPlace }>> = {};
  for (const [y, row] of rows.entries()) {
    const line = y + 1;
    for (const [x, symbol] of row.entries()) {
      const at = { line, column: x + 1 };
      if (!ALLOWED.includes(symbol)) {
        return problem({ code: 'unknown-character', at, character: symbol, allowed: ALLOWED });
      }
      if (x >= width) return problem({ code: 'row-too-long', at, expected: width, found: row.length });
      if (symbol === WALL_SYMBOL) continue;
      const cell = y * width + x;
      const role = ROLES_BY_SYMBOL.get(symbol) ?? 'plain';
      grid.costs[cell] = role === 'plain' ? Math.max(1, Number(symbol)) : NEUTRAL_COST;
      roles[cell] = RACE_ROLES.indexOf(role);
      if (role !== 'start' && role !== 'exit') continue;
      const first = ends[role];
      if (first) return problem({ code: 'second', what: role, symbol, at, first: first.at });
      ends[role] = { cell, at };
    }
    if (row.length < width) {
      const at = { line, column: row.length + 1 };
      warnings.push({ code: 'row-filled-up', at, expected: width, found: row.length });
    }
  }
  if (!ends.start) return problem({ code: 'missing', what: 'start', symbol: ROLE_SYMBOLS.start });
  if (!ends.exit) return problem({ code: 'missing', what: 'exit', symbol: ROLE_SYMBOLS.exit });
  const [start, exit] = [ends.start.cell, ends.exit.cell];
  return ok({ map: { grid: withSealedEnds(grid, [start, exit]), start, exit, roles }, warnings });
}

/** The start and the exit of a race never touch the opposite side: there would be no race. */
const withSealedEnds = (grid: Grid, ends: readonly Cell[]): Grid => (grid.wrap ? { ...grid, sealed: ends } : grid);

/** A maze as a race map: every open cell is free for a bonus; on a torus the ends are sealed. */
export function raceMapOf(maze: { grid: Grid; entrance: Cell; exit: Cell }): RaceMap {
  const { grid, entrance, exit } = maze;
  const costs = grid.costs.map((cost) => (cost === WALL ? WALL : NEUTRAL_COST));
  const roles = costs.map((cost) => (cost === WALL ? 0 : RACE_ROLES.indexOf('free')));
  roles[entrance] = RACE_ROLES.indexOf('start');
  roles[exit] = RACE_ROLES.indexOf('exit');
  return { grid: withSealedEnds({ ...grid, costs }, [entrance, exit]), start: entrance, exit, roles };
}
