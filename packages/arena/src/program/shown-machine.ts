import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { searchPath } from './environment.ts';
import { pythonPackages } from './python-packages.ts';
import { FOLDER_LIMIT } from './working-folder.ts';

/** What programs of the system are made of. Some of these are links into /usr on some systems. */
const SYSTEM = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/nix/store'];

/** What programs look up there: libraries, alternatives, users, the time. No keys, no passwords, no names of machines. */
const SETTINGS = [
  '/etc/alternatives',
  '/etc/ld.so.cache',
  '/etc/ld.so.conf',
  '/etc/ld.so.conf.d',
  '/etc/localtime',
  '/etc/group',
  '/etc/nsswitch.conf',
  '/etc/passwd',
];

/** Some systems keep what a Java has to know there, for each version. */
const javaSettings = (): readonly string[] =>
  readdirSync('/etc')
    .filter((name) => name.startsWith('java'))
    .map((name) => `/etc/${name}`);

/** Folders of a home that hold programs in a `bin` and, beside it, what is nobody's business. */
const PRIVATE = ['.local', '.cargo', '.config'];

/** A folder in memory, which no limit on memory counts. */
export const inMemory = (path: string): readonly string[] => ['--size', String(FOLDER_LIMIT), '--tmpfs', path];

const FRESH = ['--proc', '/proc', '--dev', '/dev', ...inMemory('/dev/shm'), ...inMemory('/tmp')];

/**
 * What has to be there so that a program in a place of PATH runs: mostly its `bin` stands in a folder with the rest of
 * it. In a home that folder may be the home itself.
 */
export function shownFor(place: string, home: string): string {
  const parent = dirname(place);
  const isPrivate = ['/', home, ...PRIVATE.map((name) => join(home, name))].includes(parent) || parent === place;
  return isPrivate ? place : parent;
}

/** Whether a path belongs to the system, which every program sees. */
export const isOfSystem = (path: string): boolean =>
  SYSTEM.some((part) => path === part || path.startsWith(`${part}/`));

/** The folders outside of the system in which programs are looked for. */
function programFolders(): readonly string[] {
  const places = [...searchPath().split(':'), dirname(process.execPath)];
  const shown = places
    .filter((place) => isAbsolute(place) && existsSync(place) && !isOfSystem(realpathSync(place)))
    .map((place) => shownFor(place, homedir()));
  return [...new Set(shown)];
}

/**
 * A program of PATH may be a link to one that stands elsewhere, as in a virtual environment of Python. Links of the
 * program's own folder are not followed: a hand-in could have itself shown whatever it likes.
 */
export function realPlaceOf(word: string, executable: string): readonly string[] {
  const real = realpathSync(executable);
  if (word.includes('/') || real === executable || isOfSystem(real)) return [];
  const place = shownFor(dirname(real), homedir());
  return `${homedir()}/`.startsWith(`${place}/`) ? [real] : [place];
}

export const readOnly = (path: string): readonly string[] => ['--ro-bind', path, path];

function ofSystem(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  return lstatSync(path).isSymbolicLink() ? ['--symlink', readlinkSync(path), path] : readOnly(path);
}

let machine: { readonly path: string; readonly shown: readonly string[] } | undefined;

/** What every program sees of the machine; looked up once, because it takes longer than starting one. */
export function ofMachine(): readonly string[] {
  const path = searchPath();
  if (machine?.path !== path)
    machine = {
      path,
      shown: [
        ...SYSTEM.flatMap(ofSystem),
        ...[...SETTINGS, ...javaSettings()].filter((each) => existsSync(each)).flatMap(readOnly),
        ...FRESH,
        ...[...programFolders(), ...pythonPackages().shown].flatMap(readOnly),
      ],
    };
  return machine.shown;
}
