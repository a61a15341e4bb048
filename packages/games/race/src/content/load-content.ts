import { err, ok, type Result, type Size } from '@dedalo/grid';
import { showText } from '../cfg/show.ts';
import { readUser } from './characters.ts';
import { type Content, type Level, type Media, type PowerUp, SOUND_NAMES, type User } from './content.ts';
import { type ContentProblem, type ContentWarning, createReport, type MediaUse, tell } from './content-problem.ts';
import { type CfgString, readSize, readString, readStrings } from './fields.ts';
import { readFont } from './fonts.ts';
import { type FoundFile, type GivenFiles, lookUp, rootAmong, ROOT_FILE } from './lookup.ts';
import { readMedia, readMediaPath } from './media.ts';
import { type CfgFile, createFolder, type Folder } from './folder.ts';
import { readLevel } from './levels.ts';
import { LONGEST_PATH, MOST_FILES, MOST_LEVELS, SCREEN_SIDES } from './limits.ts';
import { isFolderName, joinPaths, tidyPath } from './paths.ts';
import { readPowerUps } from './power-ups.ts';
import { entryOf, type Section, sectionOf, tellMissing, tellStrangers, valueOf, where } from './section.ts';

/** Where the root says none (R15). */
export const DEFAULT_SCREEN: Size = { width: 800, height: 600 };

export interface Loaded {
  readonly content: Content;
  readonly warnings: readonly ContentWarning[];
  /** Every picture, sound and font that the files name. */
  readonly media: readonly FoundMedia[];
  /** The other files of the game, by the names that led to them. */
  readonly found: readonly FoundFile[];
}

export interface FoundMedia extends MediaUse {
  /** Undefined where it is missing. */
  readonly found: FoundFile | undefined;
}

export interface LoadOptions {
  /** The game's `config.cfg`; where it is not said, the one nearest to the top. */
  readonly root?: string;
  /** Whether there is such a file among all that were given, texts or not. */
  readonly has?: (path: string) => boolean;
}

/**
 * The one door for the files of a game. Their layout:
 *
 * - `config.cfg`: screen, levels_path, levels, powerups, life, font, sfx, user (R41);
 * - `<levels_path>/<level>/<level>.cfg` for each name in `levels`, and beside it the files that its `maps` name (R45);
 * - `powerups` is either the path of a file that holds the list `powerups` and a dictionary for each name in it, or
 *   that list itself, with the dictionaries in `config.cfg` (R43).
 *
 * Whichever file names another one, `lookUp` says where it lies. What the game names stays as it is written, so that a
 * game is the same wherever its files were found.
 */
export function loadContent(
  files: readonly CfgFile[],
  options: LoadOptions = {},
): Result<Loaded, readonly ContentProblem[]> {
  const paths = new Set(files.map(({ path }) => path));
  const file = options.root ?? rootAmong(paths) ?? ROOT_FILE;
  if (files.length > MOST_FILES) return err([{ code: 'too-many-files', file, most: MOST_FILES, found: files.length }]);
  const report = createReport();
  const given: GivenFiles = { root: file, has: options.has ?? ((path) => paths.has(path)) };
  const folder = createFolder(files, report, given);
  const root = folder.openRoot();
  const content = root && readRoot(folder, root);
  const { problems, warnings } = report;
  if (!content || problems.length > 0) return err(problems);
  for (const unused of folder.unused()) tell(warnings, { code: 'unused-file', file: unused });
  const media = report.media.map((use) => Object.assign({}, use, { found: lookUp(use.path, given) }));
  return ok({ content, warnings, media, found: folder.found });
}

function readRoot(folder: Folder, root: Section): Content | undefined {
  const screen = readSize(root, { key: 'screen', sides: SCREEN_SIDES }) ?? DEFAULT_SCREEN;
  const user = readUser(root);
  const powerUps = readListOrFile(folder, root);
  const levels = readLevels(folder, root, canBreakWalls(user, powerUps));
  const lifeImage = readLifeImage(root);
  const font = readFont(root);
  const sounds = readSounds(root);
  tellStrangers(root, 'powerups');
  return user && { screen, user, levels, powerUps, lifeImage, font, sounds };
}

/** From the beginning, or by what may come up. */
const canBreakWalls = (user: User | undefined, powerUps: readonly PowerUp[]): boolean =>
  user?.properties.breaksWalls === true || powerUps.some((powerUp) => powerUp.user?.properties.breaksWalls === true);

function readLevels(folder: Folder, root: Section, breaksWalls: boolean): readonly Level[] {
  const path = readLevelsPath(root);
  const levels: Level[] = [];
  for (const string of readStrings(root, { key: 'levels', most: MOST_LEVELS, isNeeded: true })) {
    const level = path === undefined ? undefined : openLevel(folder, root, { path, string, breaksWalls });
    if (!level) continue;
    if (levels.some(({ name }) => name === level.name)) {
      tell(root.report.problems, { ...where(root, 'levels', string.at), code: 'name-taken', name: level.name });
    }
    levels.push(level);
  }
  return levels;
}

/** May be the game's folder itself. */
function readLevelsPath(root: Section): string | undefined {
  const string = readString(root, 'levels_path');
  if (!root.entries.has('levels_path')) tellMissing(root, 'levels_path', 'string');
  if (!string) return undefined;
  const path = tidyPath(string.value);
  if (path !== undefined) return path;
  const told = { code: 'bad-path', found: showText(string.value), longest: LONGEST_PATH } as const;
  tell(root.report.problems, { ...where(root, 'levels_path', string.at), ...told });
  return undefined;
}

interface NamedLevel {
  readonly path: string;
  readonly string: CfgString;
  readonly breaksWalls: boolean;
}

function openLevel(folder: Folder, root: Section, { path, string, breaksWalls }: NamedLevel): Level | undefined {
  const name = string.value;
  const by = where(root, 'levels', string.at);
  if (!isFolderName(name)) {
    tell(root.report.problems, { ...by, code: 'bad-path', found: showText(name), longest: LONGEST_PATH });
    return undefined;
  }
  const inside = joinPaths(path, name);
  const section = folder.open(joinPaths(inside, `${name}.cfg`), by);
  return section && readLevel({ folder, section, path: inside, name, canBreakWalls: breaksWalls });
}

function readListOrFile(folder: Folder, root: Section): readonly PowerUp[] {
  const entry = entryOf(root, 'powerups');
  const value = entry && valueOf(root, entry, ['list', 'string']);
  if (value?.type !== 'string') return value ? readPowerUps(root) : [];
  const path = tidyPath(value.value) ?? '';
  const by = where(root, 'powerups', value.at);
  if (path === '') {
    tell(root.report.problems, { ...by, code: 'bad-path', found: showText(value.value), longest: LONGEST_PATH });
    return [];
  }
  const section = folder.open(path, by);
  if (!section) return [];
  const powerUps = readPowerUps(section);
  tellStrangers(section, 'powerups');
  return powerUps;
}

/** A picture's path, or a dictionary with the part of it that is used. */
function readLifeImage(root: Section): Media | null {
  const entry = entryOf(root, 'life');
  const value = entry && valueOf(root, entry, ['string', 'dictionary']);
  if (!value) return null;
  if (value.type === 'string') {
    const file = readMediaPath(root, 'life', 'icon');
    return file === null ? null : { file, rect: null };
  }
  const section = sectionOf(root, 'life')!;
  const image = readMedia(section, { file: 'texture_file', rect: 'texture_rect', kind: 'icon' });
  tellStrangers(section);
  return image;
}

function readSounds(root: Section): Content['sounds'] {
  const section = sectionOf(root, 'sfx');
  if (!section) return {};
  const sounds = SOUND_NAMES.map((name) => [name, readMediaPath(section, name, 'sound')] as const);
  tellStrangers(section);
  return Object.fromEntries(sounds.filter(([, path]) => path !== null));
}
