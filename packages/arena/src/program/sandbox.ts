import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { searchPath } from './environment.ts';
import type { Folders } from './working-folder.ts';

/** Why programs cannot be shut in here. */
export const SANDBOX_PROBLEMS = ['no-bubblewrap', 'bubblewrap-fails'] as const;
export type SandboxProblem = (typeof SANDBOX_PROBLEMS)[number];

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

/** Bytes of the folders that are in memory and that no limit on memory counts. */
const IN_MEMORY = String(64 * 1024 * 1024);

const ALONE = ['--unshare-all', '--die-with-parent', '--cap-drop', 'ALL'];
const MEMORY_FOLDERS = ['/dev/shm', '/tmp'].flatMap((path) => ['--size', IN_MEMORY, '--tmpfs', path]);
const FRESH = ['--proc', '/proc', '--dev', '/dev', ...MEMORY_FOLDERS];
/** These two are in memory as well. */
const CLOSED = ['--remount-ro', '/dev', '--remount-ro', '/'];

/**
 * What has to be there so that a program in a place of PATH runs: mostly its `bin` stands in a folder with the rest of
 * it. In a home that folder may be the home itself.
 */
export function shownFor(place: string, home: string): string {
  const parent = dirname(place);
  const isPrivate = ['/', home, ...PRIVATE.map((name) => join(home, name))].includes(parent) || parent === place;
  return isPrivate ? place : parent;
}

const isOfSystem = (path: string): boolean => SYSTEM.some((part) => path === part || path.startsWith(`${part}/`));

/** The folders outside of the system in which programs are looked for. */
function programFolders(): readonly string[] {
  const places = [...searchPath().split(':'), dirname(process.execPath)];
  const shown = places
    .filter((place) => isAbsolute(place) && existsSync(place) && !isOfSystem(realpathSync(place)))
    .map((place) => shownFor(place, homedir()));
  return [...new Set(shown)];
}

const readOnly = (path: string): readonly string[] => ['--ro-bind', path, path];

function ofSystem(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  return lstatSync(path).isSymbolicLink() ? ['--symlink', readlinkSync(path), path] : readOnly(path);
}

/**
 * A command under bubblewrap: no network, no processes but its own, the system and its own folder to read, its working
 * folder to write, and nothing else of this machine. What comes later lies over what came before.
 */
export function withSandbox(command: readonly string[], { working, own }: Folders): readonly string[] {
  return [
    'bwrap',
    ...ALONE,
    ...SYSTEM.flatMap(ofSystem),
    ...[...SETTINGS, ...javaSettings()].filter((path) => existsSync(path)).flatMap(readOnly),
    ...FRESH,
    ...programFolders().flatMap(readOnly),
    ...readOnly(own),
    '--bind',
    working,
    working,
    '--chdir',
    working,
    ...CLOSED,
    '--',
    ...command,
  ];
}

let known: { readonly problem: SandboxProblem | undefined } | undefined;

/** Why there is no sandbox here, found by trying one; undefined where it works. */
export function sandboxProblem(): SandboxProblem | undefined {
  known ??= { problem: tryIt() };
  return known.problem;
}

function tryIt(): SandboxProblem | undefined {
  if (process.platform !== 'linux') return 'no-bubblewrap';
  const [first, ...rest] = withSandbox(['true'], { working: '/tmp', own: '/usr' });
  const { error, status } = spawnSync(first!, rest, { stdio: 'ignore' });
  if (error) return 'no-bubblewrap';
  return status === 0 ? undefined : 'bubblewrap-fails';
}
