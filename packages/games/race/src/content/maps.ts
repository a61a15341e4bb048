import {
  formatRaceMap,
  type MapProblem,
  parseRaceMap,
  pointOf,
  type Size,
  splitLines,
  type TextPlace,
} from '@dedalo/grid';
import { placeInString } from '../cfg/cfg-value.ts';
import { isSolvable, isSolvableThroughWalls } from '../maps/solvable.ts';
import type { MapSource, Spawning } from './content.ts';
import { tell } from './content-problem.ts';
import { type CfgString, readNumber, readSize, readString, readWhole } from './fields.ts';
import { LIMITS, MAP_SIDES, SECONDS, SHARES } from './limits.ts';
import { type Section, tellMissing, tellStrangers, where } from './section.ts';

/** Where a map's file does not say (R45). */
export const DEFAULT_SPAWNING: Spawning = { cellProbability: 0.05, interval: 10, limit: 5 };

interface MapFile {
  /** Its name in the level's folder. */
  readonly file: string;
  readonly canBreakWalls: boolean;
}

/** A map that is drawn by hand. */
export function readMapFile(section: Section, { file, canBreakWalls }: MapFile): MapSource | undefined {
  const spawning: Spawning = {
    cellProbability: readNumber(section, 'powerup_probability', SHARES) ?? DEFAULT_SPAWNING.cellProbability,
    interval: readNumber(section, 'powerups_time', SECONDS) ?? DEFAULT_SPAWNING.interval,
    limit: readWhole(section, 'powerups_limit', LIMITS) ?? DEFAULT_SPAWNING.limit,
  };
  const size = readSize(section, { key: 'size', sides: MAP_SIDES });
  const string = readString(section, 'map');
  if (!section.entries.has('map')) tellMissing(section, 'map', 'string');
  tellStrangers(section);
  const rows = string && readRows(section, string, { size, canBreakWalls });
  return rows === undefined ? undefined : { kind: 'text', file, rows, spawning };
}

interface Allowed {
  readonly size: Size | undefined;
  readonly canBreakWalls: boolean;
}

/** The rows as they are played: filled up to one length, and no larger than the size that is declared (RB9). */
function readRows(section: Section, string: CfgString, { size, canBreakWalls }: Allowed): string | undefined {
  const { text, placeOf } = contentOf(string);
  const refuse = (problem: MapProblem): undefined => {
    const placed = inFile(problem, placeOf);
    const at = 'at' in placed ? placed.at : string.at;
    tell(section.report.problems, { ...where(section, 'map', at), code: 'bad-map', problem: placed });
  };
  const large = findTooLarge(text);
  if (large) return refuse({ code: 'too-large', at: large, most: MAP_SIDES.most });
  const parsed = parseRaceMap(text, { ...size, wrap: true });
  if (!parsed.ok) return refuse(parsed.error);
  const { map, warnings } = parsed.value;
  for (const warning of warnings) {
    tell(section.report.warnings, { ...warning, ...where(section, 'map', placeOf(warning.at)) });
  }
  // On a torus the start and the exit are sealed (RB10).
  if (isSolvable(map)) return formatRaceMap(map);
  const [start, exit] = [map.start, map.exit].map((cell) => {
    const { x, y } = pointOf(map.grid, cell);
    return placeOf({ line: y + 1, column: x + 1 });
  }) as [TextPlace, TextPlace];
  if (canBreakWalls && isSolvableThroughWalls(map)) {
    tell(section.report.warnings, { ...where(section, 'map', start), code: 'exit-behind-walls', exit });
    return formatRaceMap(map);
  }
  tell(section.report.problems, { ...where(section, 'map', start), code: 'exit-unreachable', exit });
  return undefined;
}

interface MapText {
  readonly text: string;
  /** Where a place of the map stands in the file. */
  readonly placeOf: (at: TextPlace) => TextPlace;
}

/** A line end right behind the opening quote begins the first row and is none itself. */
function contentOf(string: CfgString): MapText {
  const [lead] = /^(?:\uFEFF)?(?:\r\n|\n|\r)?/.exec(string.value)!;
  const isMarked = lead.startsWith('\uFEFF');
  const lines = lead.length > (isMarked ? 1 : 0) ? 1 : 0;
  const placeOf = ({ line, column }: TextPlace): TextPlace =>
    placeInString(string, { line: line + lines, column: column + (isMarked && lines === 0 && line === 1 ? 1 : 0) });
  return { text: string.value.slice(lead.length), placeOf };
}

/** The first cell that is too far right or down for any map. */
function findTooLarge(text: string): TextPlace | undefined {
  const { most } = MAP_SIDES;
  for (const [index, row] of splitLines(text).entries()) {
    if (index === most) return { line: most + 1, column: 1 };
    if (row.length > most && Array.from(row).length > most) return { line: index + 1, column: most + 1 };
  }
  return undefined;
}

function inFile(problem: MapProblem, placeOf: MapText['placeOf']): MapProblem {
  if (problem.code === 'second') return { ...problem, at: placeOf(problem.at), first: placeOf(problem.first) };
  return 'at' in problem ? { ...problem, at: placeOf(problem.at) } : problem;
}
