import { type Cell, createGrid, type Grid, LONGEST_SIDE, WALL } from '../board/grid.ts';
import type { Size } from '../geometry/point.ts';
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

/** What is probably not meant, though it can be read; each is told once for a map. */
export type RaceMapWarning =
  /** So many rows are shorter than the map and are filled up with walls; the first of them ends here. */
  | {
      readonly code: 'rows-filled-up';
      readonly at: TextPlace;
      readonly rows: number;
      readonly expected: number;
      readonly found: number;
    }
  /** So many cells say 0, which is read as 1; the first of them is here. */
  | { readonly code: 'zero-cost'; readonly at: TextPlace; readonly cells: number };

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
 * # a wall. The map is as large as its text: as wide as the longest row. A declared size is the most it may have. On a
 * torus S and E are sealed.
 */
export function parseRaceMap(
  text: string,
  options: { width?: number; height?: number; wrap?: boolean } = {},
): Result<{ map: RaceMap; warnings: readonly RaceMapWarning[] }, MapProblem> {
  const rows = splitLines(text).map((line) => Array.from(line));
  const size = { width: rows.reduce((longest, row) => Math.max(longest, row.length), 0), height: rows.length };
  const wrong = findUnreadable(rows, size, options);
  if (wrong) return problem(wrong);
  const grid = createGrid(size, options.wrap === undefined ? {} : { wrap: options.wrap });
  const roles = new Uint8Array(grid.costs.length);
  const ends: Partial<Record<'start' | 'exit', { cell: Cell; at: TextPlace }>> = {};
  for (const [y, row] of rows.entries()) {
    for (const [x, symbol] of row.entries()) {
      if (symbol === WALL_SYMBOL) continue;
      const cell = y * size.width + x;
      const role = ROLES_BY_SYMBOL.get(symbol) ?? 'plain';
      grid.costs[cell] = role === 'plain' ? Math.max(1, Number(symbol)) : NEUTRAL_COST;
      roles[cell] = RACE_ROLES.indexOf(role);
      if (role !== 'start' && role !== 'exit') continue;
      const at = { line: y + 1, column: x + 1 };
      const first = ends[role];
      if (first) return problem({ code: 'second', what: role, symbol, at, first: first.at });
      ends[role] = { cell, at };
    }
  }
  if (!ends.start) return problem({ code: 'missing', what: 'start', symbol: ROLE_SYMBOLS.start });
  if (!ends.exit) return problem({ code: 'missing', what: 'exit', symbol: ROLE_SYMBOLS.exit });
  const [start, exit] = [ends.start.cell, ends.exit.cell];
  const map = { grid: withSealedEnds(grid, [start, exit]), start, exit, roles };
  return ok({ map, warnings: [...shortRows(rows, size.width), ...zeroCosts(rows)] });
}

type Rows = readonly (readonly string[])[];

/** Why rows are no map, before anything is looked for in them. */
function findUnreadable(rows: Rows, { width, height }: Size, most: Partial<Size>): MapProblem | undefined {
  if (width === 0 || height === 0) return { code: 'empty-map' };
  if (width > LONGEST_SIDE || height > LONGEST_SIDE) {
    return { code: 'too-large', at: { line: 1, column: 1 }, most: LONGEST_SIDE };
  }
  for (const [y, row] of rows.entries()) {
    const line = y + 1;
    if (most.height !== undefined && y >= most.height) {
      return { code: 'too-many-rows', at: { line, column: 1 }, expected: most.height };
    }
    for (const [x, symbol] of row.entries()) {
      const at = { line, column: x + 1 };
      if (!ALLOWED.includes(symbol)) return { code: 'unknown-character', at, character: symbol, allowed: ALLOWED };
      if (most.width !== undefined && x >= most.width) {
        return { code: 'row-too-long', at, expected: most.width, found: row.length };
      }
    }
  }
  return undefined;
}

function shortRows(rows: Rows, width: number): readonly RaceMapWarning[] {
  const short = [...rows.entries()].filter(([, row]) => row.length < width);
  const [first] = short;
  if (!first) return [];
  const [y, { length: found }] = first;
  const at = { line: y + 1, column: found + 1 };
  return [{ code: 'rows-filled-up', at, rows: short.length, expected: width, found }];
}

function zeroCosts(rows: Rows): readonly RaceMapWarning[] {
  const cells = rows.reduce((sum, row) => sum + row.filter((symbol) => symbol === '0').length, 0);
  if (cells === 0) return [];
  const y = rows.findIndex((row) => row.includes('0'));
  return [{ code: 'zero-cost', at: { line: y + 1, column: rows[y]!.indexOf('0') + 1 }, cells }];
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
