import type { Size } from '@dedalo/grid';
import type { ElementData, EntryData } from '../cfg/cfg-value.ts';
import { cfgFlag, cfgFloat, cfgSize, cfgString } from '../cfg/make-cfg.ts';
import type { Chase, PathMethod, Properties } from './content.ts';
import { tell } from './content-problem.ts';
import { readChoice, readFlag, readNumber, readSize } from './fields.ts';
import { RECTANGLE_SIDES, SHARES, SPEEDS } from './limits.ts';
import { type Section, where } from './section.ts';

/** What a character is where its file does not say (R42, as documented). */
export const DEFAULT_PROPERTIES: Properties = {
  speed: 2,
  ignoresCollisions: false,
  alpha: 1,
  breaksWalls: false,
  visibleArea: null,
  showsPath: false,
  chaseRect: { width: 2, height: 2 },
  exitSearchRect: { width: 2, height: 2 },
  chasesUser: true,
  pathMethod: 'bfs',
  chase: 'classic',
};

const PATH_METHOD_WORDS: Readonly<Record<string, PathMethod>> = {
  bfs: 'bfs',
  dijkstra: 'dijkstra',
  'a*': 'astar',
  astar: 'astar',
};
const CHASE_WORDS: Readonly<Record<string, Chase>> = {
  '': 'classic',
  classic: 'classic',
  'predict position': 'predict',
  trap: 'trap',
};
const WRITTEN_PATH_METHODS: Readonly<Record<PathMethod, string>> = { bfs: 'BFS', dijkstra: 'Dijkstra', astar: 'A*' };
const WRITTEN_CHASES: Readonly<Record<Chase, string>> = { classic: '', predict: 'predict position', trap: 'trap' };

/** Whom a dictionary of properties is about; `all` where it may be anyone. */
export type Whose = 'user' | 'opponent' | 'all';

interface PropertyForm<T> {
  readonly key: string;
  readonly whose: Whose;
  readonly read: (section: Section, key: string) => T | undefined;
  readonly write: (value: T) => ElementData;
}

const flag = (key: string, whose: Whose): PropertyForm<boolean> => ({ key, whose, read: readFlag, write: cfgFlag });

const rectangle = (key: string, alias: string): PropertyForm<Size> => ({
  key,
  whose: 'opponent',
  read: (section) => readSize(section, { key, alias, sides: RECTANGLE_SIDES }),
  write: cfgSize,
});

/** How each property stands in a file, in the order in which we write them. */
const FORMS: { readonly [P in keyof Properties]: PropertyForm<Properties[P]> } = {
  speed: { key: 'speed', whose: 'all', read: (section, key) => readNumber(section, key, SPEEDS), write: cfgFloat },
  ignoresCollisions: flag('ignores_collisions', 'all'),
  alpha: { key: 'alpha', whose: 'all', read: (section, key) => readNumber(section, key, SHARES), write: cfgFloat },
  breaksWalls: flag('breaks_walls', 'user'),
  visibleArea: { key: 'visible_area_size', whose: 'user', read: readVisibleArea, write: writeVisibleArea },
  showsPath: flag('show_shortest_path_to_exit', 'user'),
  // The shorter keys stand in the described levels, where nothing reads them (RB22).
  chaseRect: rectangle('chase_rect_size', 'chase_rect'),
  exitSearchRect: rectangle('exit_search_rect_size', 'exit_search_rect'),
  chasesUser: flag('chase_user', 'opponent'),
  pathMethod: {
    key: 'path_finding_method',
    whose: 'opponent',
    read: (section, key) => readChoice(section, key, PATH_METHOD_WORDS),
    write: (method) => cfgString(WRITTEN_PATH_METHODS[method]),
  },
  chase: {
    key: 'chasing_method',
    whose: 'opponent',
    read: (section, key) => readChoice(section, key, CHASE_WORDS),
    write: (chase) => cfgString(WRITTEN_CHASES[chase]),
  },
};

/** 0×0 is all that there is: a power-up can lift the dark with it. */
function readVisibleArea(section: Section, key: string): Size | null | undefined {
  const area = readSize(section, { key, sides: { ...RECTANGLE_SIDES, least: 1 }, hasNone: true });
  return area?.width === 0 ? null : area;
}

function writeVisibleArea(area: Size | null): ElementData {
  return cfgSize(area ?? { width: 0, height: 0 });
}

export const PROPERTY_NAMES = Object.keys(FORMS) as readonly (keyof Properties)[];

/** The properties that a dictionary sets. */
export function readProperties(section: Section, whose: Whose): Partial<Properties> {
  const read: Partial<Record<keyof Properties, unknown>> = {};
  for (const name of PROPERTY_NAMES) {
    const form = FORMS[name];
    const value = form.read(section, form.key);
    if (value === undefined) continue;
    read[name] = value;
    if (whose !== 'all' && form.whose !== 'all' && form.whose !== whose) tellNoEffect(section, form.key);
  }
  return read as Partial<Properties>;
}

/** A key that is known but does nothing here. */
export function tellNoEffect(section: Section, key: string): void {
  const entry = section.entries.get(key);
  if (entry) tell(section.report.warnings, { ...where(section, key, entry.keyAt), code: 'no-effect' });
}

export const writeProperties = (properties: Partial<Properties>): readonly EntryData[] =>
  PROPERTY_NAMES.filter((name) => properties[name] !== undefined).map((name) => writeProperty(name, properties));

function writeProperty(name: keyof Properties, properties: Partial<Properties>): EntryData {
  const form = FORMS[name] as PropertyForm<unknown>;
  return { key: form.key, value: form.write(properties[name]) };
}
