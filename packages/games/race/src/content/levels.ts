import { showText } from '../cfg/show.ts';
import { readOpponent } from './characters.ts';
import type { Character, Level, MapSource } from './content.ts';
import { tell } from './content-problem.ts';
import { type CfgString, readName, readNames, readNumber, readReplaced, readStrings } from './fields.ts';
import { checkPath, readMedia, readMediaPath } from './media.ts';
import type { Folder } from './folder.ts';
import { MOST_MAPS, MOST_OPPONENTS, SHARES } from './limits.ts';
import { readMapFile } from './maps.ts';
import { joinPaths } from './paths.ts';
import { tellNoEffect } from './properties.ts';
import { type Section, tellStrangers, where } from './section.ts';

/** Where a level's file says nothing, or something that is out of range (R45). */
export const DEFAULT_COMPLEXITY = 0.1;
/** Where a level's file does not say (R37). */
export const DEFAULT_DEAD_ENDS = 0.2;

export interface LevelFile {
  readonly folder: Folder;
  readonly section: Section;
  /** The folder of the level, below the game's. */
  readonly path: string;
  /** Where the file says none. */
  readonly name: string;
  /** Whether the user can come to an exit behind walls. */
  readonly canBreakWalls: boolean;
}

export function readLevel(file: LevelFile): Level {
  const { section, name } = file;
  const replace = (): number => DEFAULT_COMPLEXITY;
  const level: Level = {
    name: readName(section) ?? name,
    complexity:
      readReplaced(section, { key: 'complexity', range: SHARES, type: 'float', replace }) ?? DEFAULT_COMPLEXITY,
    deadEndsProbability: readNumber(section, 'deadends_probability', SHARES) ?? DEFAULT_DEAD_ENDS,
    maps: readMaps(file),
    opponents: readOpponents(section),
    background: readMedia(section, { file: 'background_texture', rect: 'background', kind: 'tiling' }),
    wall: readMedia(section, { file: 'wall_texture', rect: 'wall', kind: 'tiling' }),
    audio: readMediaPath(section, 'audio', 'sound'),
  };
  if (!level.maps.some((map) => map.kind === 'random' && !map.isPerfect)) tellNoEffect(section, 'deadends_probability');
  tellStrangers(section, 'enemies');
  return level;
}

/** What stands in `maps` besides files. */
export const RANDOM_MAP = 'random';
export const PERFECT_MAP = 'random perfect';

function readMaps(level: LevelFile): readonly MapSource[] {
  const maps: MapSource[] = [];
  const known = new Map<string, MapSource | undefined>();
  for (const string of readStrings(level.section, { key: 'maps', most: MOST_MAPS, isNeeded: true })) {
    const word = string.value.trim().toLowerCase().replaceAll(/\s+/g, ' ');
    const { value } = string;
    if (!known.has(value)) known.set(value, readMap(level, { word, string }));
    const map = known.get(value);
    if (map) maps.push(map);
  }
  return maps;
}

interface NamedMap {
  readonly word: string;
  readonly string: CfgString;
}

function readMap(
  { folder, section, path, canBreakWalls }: LevelFile,
  { word, string }: NamedMap,
): MapSource | undefined {
  if (word === RANDOM_MAP || word === PERFECT_MAP) return { kind: 'random', isPerfect: word === PERFECT_MAP };
  if (!word.endsWith('.cfg')) {
    const told = {
      code: 'bad-choice',
      found: showText(string.value),
      allowed: [RANDOM_MAP, PERFECT_MAP, '*.cfg'],
    } as const;
    tell(section.report.problems, { ...where(section, 'maps', string.at), ...told });
    return undefined;
  }
  const name = checkPath(section, 'maps', string);
  if (name === undefined) return undefined;
  const file = folder.open(joinPaths(path, name), where(section, 'maps', string.at));
  return file && readMapFile(file, { file: name, canBreakWalls });
}

/** The opponents that the list `enemies` names. One that stands there twice comes twice. */
function readOpponents(section: Section): readonly Character[] {
  const known = new Map<string, Character | undefined>();
  const strings = readNames(section, { key: 'enemies', most: MOST_OPPONENTS, isNeeded: false });
  for (const { value: key } of strings) if (!known.has(key)) known.set(key, readOpponent(section, key));
  return strings.map(({ value: key }) => known.get(key)).filter((opponent) => opponent !== undefined);
}
