import type { EntryData } from '../cfg/cfg-value.ts';
import { cfgDictionary, cfgFloat, cfgInt, cfgString, cfgStrings } from '../cfg/make-cfg.ts';
import type { Level, MapSource } from './content.ts';
import { freeName } from './free-name.ts';
import { DEFAULT_DEAD_ENDS, PERFECT_MAP, RANDOM_MAP } from './levels.ts';
import { isFolderName, joinPaths } from './paths.ts';
import { nameIfOther, optional, writeCharacter, writeMedia } from './write-parts.ts';

export interface WrittenFile {
  readonly path: string;
  readonly entries: readonly EntryData[];
}

export interface WrittenLevels {
  readonly folders: readonly string[];
  readonly files: readonly WrittenFile[];
}

type TextMap = Extract<MapSource, { readonly kind: 'text' }>;

/** Each level in a folder of its name, where that can be one. */
export function writeLevels(levels: readonly Level[], path: string): WrittenLevels {
  // To some disks capitals make no difference.
  const taken = new Set<string>();
  const folders = levels.map(({ name, maps }) => {
    const isMap = (folder: string): boolean =>
      maps.some((map) => map.kind === 'text' && isSame(map.file, `${folder}.cfg`));
    const folder = freeName({
      wanted: isFolderName(name) ? name : undefined,
      otherwise: (number) => `level${number}`,
      isTaken: (wanted) => taken.has(wanted.toLowerCase()) || isMap(wanted),
    });
    taken.add(folder.toLowerCase());
    return folder;
  });
  const files = levels.flatMap((level, index) => writeLevel(level, path, folders[index]!));
  return { folders, files };
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

function writeLevel(level: Level, path: string, folder: string): readonly WrittenFile[] {
  const inside = joinPaths(path, folder);
  const maps = nameMaps(level.maps);
  const files = [...maps.files].map(([file, map]) => ({ path: joinPaths(inside, file), entries: writeMap(map) }));
  const opponents = level.opponents.map((opponent, index) => ({ key: `enemy${index + 1}`, opponent }));
  const entries: readonly EntryData[] = [
    ...nameIfOther(level.name, folder),
    { key: 'complexity', value: cfgFloat(level.complexity) },
    ...(level.deadEndsProbability === DEFAULT_DEAD_ENDS
      ? []
      : [{ key: 'deadends_probability', value: cfgFloat(level.deadEndsProbability) }]),
    ...writeMedia(level.background, { file: 'background_texture', rect: 'background' }),
    ...writeMedia(level.wall, { file: 'wall_texture', rect: 'wall' }),
    ...optional('audio', level.audio),
    { key: 'maps', value: cfgStrings(maps.listed) },
    ...(opponents.length === 0 ? [] : [{ key: 'enemies', value: cfgStrings(opponents.map(({ key }) => key)) }]),
    ...opponents.map(({ key, opponent }) => ({ key, value: cfgDictionary(writeCharacter(opponent, key)) })),
  ];
  return [{ path: joinPaths(inside, `${folder}.cfg`), entries }, ...files];
}

interface NamedMaps {
  readonly listed: readonly string[];
  readonly files: ReadonlyMap<string, TextMap>;
}

/** A map that comes twice has one file; two maps that bear one name get one each. */
function nameMaps(maps: readonly MapSource[]): NamedMaps {
  const files = new Map<string, TextMap>();
  const listed = maps.map((map) => {
    if (map.kind === 'random') return map.isPerfect ? PERFECT_MAP : RANDOM_MAP;
    const file = freeName({
      wanted: map.file,
      otherwise: (number) => `${number}-${map.file}`,
      isTaken: (wanted) => files.has(wanted) && !isSameMap(files.get(wanted)!, map),
    });
    files.set(file, map);
    return file;
  });
  return { listed, files };
}

const isSameMap = (one: TextMap, other: TextMap): boolean =>
  one.rows === other.rows && JSON.stringify(one.spawning) === JSON.stringify(other.spawning);

const writeMap = ({ rows, spawning }: TextMap): readonly EntryData[] => [
  { key: 'powerup_probability', value: cfgFloat(spawning.cellProbability) },
  { key: 'powerups_time', value: cfgFloat(spawning.interval) },
  { key: 'powerups_limit', value: cfgInt(spawning.limit) },
  { key: 'map', value: cfgString(`\n${rows}`) },
];
