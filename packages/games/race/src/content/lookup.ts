import { joinPaths } from './paths.ts';

/** The file that a game begins with. */
export const ROOT_FILE = 'config.cfg';

/** Files that were given: a folder or a zip, with paths below it. */
export interface GivenFiles {
  readonly has: (path: string) => boolean;
  /** The game's `config.cfg`. */
  readonly root: string;
}

/**
 * How a name led to a file: from the folder of `config.cfg`, from one above it, or without its first folder. Names in
 * the described game begin with the folder from which its program was started (RB30).
 */
export const LOOKUPS = ['beside', 'above', 'shortened'] as const;
export type Lookup = (typeof LOOKUPS)[number];

/** A name in a game's files, and the file that it stands for. */
export interface FoundFile {
  readonly name: string;
  readonly path: string;
  readonly by: Lookup;
}

/** The file that a tidy name stands for. What is not among the files that were given is never looked at. */
export function lookUp(name: string, { has, root }: GivenFiles): FoundFile | undefined {
  const folders = foldersUp(folderOf(root));
  const candidates = folders.map((folder, index) => ({
    path: joinPaths(folder, name),
    by: index === 0 ? ('beside' as const) : ('above' as const),
  }));
  const shortened = name.includes('/')
    ? folders.map((folder) => ({ path: joinPaths(folder, withoutFirst(name)), by: 'shortened' as const }))
    : [];
  const found = [...candidates, ...shortened].find(({ path }) => has(path));
  return found && { name, ...found };
}

/** The `config.cfg` nearest to the top; of two as near, the first by its path. Undefined where there is none. */
export function rootAmong(paths: Iterable<string>): string | undefined {
  const roots = [...paths].filter((path) => path === ROOT_FILE || path.endsWith(`/${ROOT_FILE}`));
  const depth = (path: string): number => path.split('/').length;
  return roots.sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1))[0];
}

/** '' for what lies at the top. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** Whether a file lies in the folder of the game's `config.cfg` or below. */
export const isBelowRoot = (path: string, root: string): boolean =>
  folderOf(root) === '' || path.startsWith(`${folderOf(root)}/`);

/** A folder and all above it, up to the top, ''. */
const foldersUp = (folder: string): readonly string[] =>
  folder === '' ? [''] : [folder, ...foldersUp(folderOf(folder))];

const withoutFirst = (name: string): string => name.slice(name.indexOf('/') + 1);
