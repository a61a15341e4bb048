import type { Cell, Grid } from '../board/grid.ts';
import { ok, type Result } from '../result.ts';
import { parseBinary } from './binary.ts';
import { parseMovingAi } from './moving-ai.ts';
import type { MapProblem } from './problem.ts';
import { parseRaceMap, type RaceMapWarning } from './race-map.ts';
import { parseSymbols } from './symbols.ts';

/** `map` is MovingAI's format, `race` the race's text map. */
export const MAP_FORMATS = ['symbols', 'binary', 'map', 'race'] as const;
export type MapFormat = (typeof MAP_FORMATS)[number];

export interface MapRead {
  readonly format: MapFormat;
  readonly grid: Grid;
  readonly start?: Cell;
  readonly exit?: Cell;
  readonly warnings: readonly RaceMapWarning[];
}

/** The format a text most likely is in. */
export function detectMapFormat(text: string): MapFormat {
  if (/^\uFEFF?type\b/.test(text)) return 'map';
  if (/^[01\s]*$/.test(text)) return 'binary';
  return /[.U*]/.test(text) ? 'symbols' : 'race';
}

export function readMap(
  text: string,
  options: { format?: MapFormat; wrap?: boolean } = {},
): Result<MapRead, MapProblem> {
  const format = options.format ?? detectMapFormat(text);
  const wrap = options.wrap ?? false;
  const warnings: RaceMapWarning[] = [];
  if (format === 'map') {
    const read = parseMovingAi(text, { wrap });
    return read.ok ? ok({ format, grid: read.value.grid, warnings }) : read;
  }
  if (format === 'binary') {
    const read = parseBinary(text, { wrap });
    return read.ok ? ok({ format, grid: read.value, warnings }) : read;
  }
  if (format === 'race') {
    const read = parseRaceMap(text, { wrap });
    if (!read.ok) return read;
    const { start, exit } = read.value.map;
    // Only in a race are the ends sealed: here sides touch where it is said that they do.
    const { sealed: _sealed, ...grid } = read.value.map.grid;
    return ok({ format, grid, start, exit, warnings: read.value.warnings });
  }
  const read = parseSymbols(text, { wrap });
  if (!read.ok) return read;
  const { grid, entrance, exit } = read.value;
  return ok({
    format,
    grid,
    warnings,
    ...(entrance !== undefined && { start: entrance }),
    ...(exit !== undefined && { exit }),
  });
}
