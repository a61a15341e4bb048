import { type Cell, createGrid, LONGEST_SIDE, MOST_COST, RACE_ROLES, type RaceMap } from '@dedalo/grid';
import { isList, isNumber, isRecord, isText, isWhole } from '../text/checks.ts';
import type { LevelMap } from './level-map.ts';

const MOST_CELLS = 1_000_000;

/** Every view has the maps as texts, and maps never change. */
const texts = new WeakMap<LevelMap, string>();

/** A map as a line of JSON: costs and roles as a digit a cell, walls as 0. */
export function formatLevelMap(map: LevelMap): string {
  const text = texts.get(map) ?? textOf(map);
  texts.set(map, text);
  return text;
}

function textOf({ map, opponents, powerUpCells, spawning }: LevelMap): string {
  const { width, height, costs } = map.grid;
  const digits = (values: Uint8Array): string => Array.from(values).join('');
  return JSON.stringify({
    width,
    height,
    costs: digits(costs),
    roles: digits(map.roles),
    start: map.start,
    exit: map.exit,
    opponents,
    powerUpCells,
    spawning,
  });
}

/** What was written, or undefined where it cannot have been. */
export function readLevelMap(value: unknown): LevelMap | undefined {
  if (!isRecord(value)) return undefined;
  const { opponents, powerUpCells, spawning } = value;
  const map = readRaceMap(value);
  if (!map) return undefined;
  const isCorridor = (cell: unknown): cell is Cell =>
    isWhole(cell, 0, map.roles.length - 1) && map.grid.costs[cell] !== 0;
  if (!isList(opponents, isCorridor) || !isList(powerUpCells, isCorridor) || !isRecord(spawning)) return undefined;
  const { cellProbability, interval, limit } = spawning;
  if (!isNumber(cellProbability, 0, 1) || !isNumber(interval, 0, 1e6) || !isWhole(limit, 0, MOST_CELLS))
    return undefined;
  return { map, opponents, powerUpCells, spawning: { cellProbability, interval, limit } };
}

function readRaceMap({
  width,
  height,
  costs,
  roles,
  start,
  exit,
}: Readonly<Record<string, unknown>>): RaceMap | undefined {
  if (!isWhole(width, 1, LONGEST_SIDE) || !isWhole(height, 1, LONGEST_SIDE)) return undefined;
  const size = width * height;
  if (size > MOST_CELLS || !isDigits(costs, size, MOST_COST) || !isDigits(roles, size, RACE_ROLES.length - 1)) {
    return undefined;
  }
  if (!isWhole(start, 0, size - 1) || !isWhole(exit, 0, size - 1) || start === exit) return undefined;
  if (costs[start] === '0' || costs[exit] === '0') return undefined;
  const grid = { ...createGrid({ width, height }, { wrap: true }), sealed: [start, exit] };
  for (let cell = 0; cell < size; cell++) grid.costs[cell] = Number(costs[cell]);
  return { grid, start, exit, roles: Uint8Array.from(roles, Number) };
}

const isDigits = (value: unknown, length: number, most: number): value is string =>
  isText(value) && value.length === length && Array.from(value).every((digit) => digit >= '0' && digit <= String(most));
