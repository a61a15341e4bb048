import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { OwnFiles } from './own-files.ts';
import { inMemory, ofMachine, readOnly } from './shown-machine.ts';

/** Why programs cannot be shut in here. */
const SANDBOX_PROBLEMS = ['no-bubblewrap', 'bubblewrap-fails'] as const;
export type SandboxProblem = (typeof SANDBOX_PROBLEMS)[number];

const ALONE = ['--unshare-all', '--die-with-parent', '--cap-drop', 'ALL'];
/** These two are in memory. */
const CLOSED = ['--remount-ro', '/dev', '--remount-ro', '/'];

interface Room {
  /** Where it runs. */
  readonly folder: string;
  /** How that comes to be there. */
  readonly made: readonly string[];
}

/**
 * A command under bubblewrap: no network, no processes but its own, the system to read, its folder to write, and nothing
 * else of this machine. What comes later lies over what came before.
 */
const withBubblewrap = (command: readonly string[], { folder, made }: Room): readonly string[] => [
  'bwrap',
  ...ALONE,
  ...ofMachine(),
  ...made,
  '--chdir',
  folder,
  ...CLOSED,
  '--',
  ...command,
];

/** A build, which changes the folder where it runs. */
export const withBuildSandbox = (
  command: readonly string[],
  { folder, reads = [] }: { readonly folder: string; readonly reads?: readonly string[] },
): readonly string[] =>
  withBubblewrap(command, { folder, made: [...reads.flatMap(readOnly), '--bind', folder, folder] });

export interface GameRoom {
  readonly own: string;
  readonly files: OwnFiles;
  readonly working: string;
  readonly reads?: readonly string[];
  /** A folder that it sees empty. */
  readonly hidden?: string | undefined;
}

/** A program of a game: its files are copied into a folder in memory, which is gone with it. */
export function withGameSandbox(
  command: readonly string[],
  { own, files, working, hidden, reads = [] }: GameRoom,
): readonly string[] {
  const links = files.linked.flatMap((name) => ['--symlink', join(own, name), join(working, name)]);
  const shown = [...reads, own];
  const holdsHidden = (path: string): boolean => hidden !== undefined && hidden.startsWith(`${path}/`);
  const emptied = hidden === undefined ? [] : ['--tmpfs', hidden];
  const made = [
    ...shown.filter(holdsHidden).flatMap(readOnly),
    ...emptied,
    // In a tournament the program's own folder stands in the hidden one.
    ...shown.filter((path) => !holdsHidden(path)).flatMap(readOnly),
    ...inMemory(working),
    ...links,
    ...(hidden === undefined ? [] : ['--remount-ro', hidden]),
  ];
  const names = files.copied.map(({ path }) => path).filter((path) => !path.includes('/'));
  const script = copyAndRun(command, { own, working, hasFiles: names.length > 0 });
  return withBubblewrap(['sh', '-c', script, STARTER, ...names], { folder: working, made });
}

/** What stands before a message of the shell that cannot become the program. */
export const STARTER = 'dedalo-start';

interface Copying {
  readonly own: string;
  readonly working: string;
  readonly hasFiles: boolean;
}

/** The names of the files are the arguments. Not every `cp` can keep times alone; owners cannot be kept in a sandbox. */
function copyAndRun(command: readonly string[], { own, working, hasFiles }: Copying): string {
  const target = quoted(working);
  const copy = `cp -RP --preserve=timestamps -- "$@" ${target} 2>/dev/null || cp -RP -- "$@" ${target}`;
  const steps = hasFiles ? [`cd ${quoted(own)}`, `{ ${copy}; }`, `cd ${target}`] : [];
  return [...steps, `exec ${command.map(quoted).join(' ')}`].join(' && ');
}

const quoted = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`;

let known: { readonly problem: SandboxProblem | undefined } | undefined;

/** Why there is no sandbox here, found by trying one; undefined where it works. */
export function sandboxProblem(): SandboxProblem | undefined {
  known ??= { problem: tryIt() };
  return known.problem;
}

function tryIt(): SandboxProblem | undefined {
  if (process.platform !== 'linux') return 'no-bubblewrap';
  const files = { copied: [], linked: [] };
  const [first, ...rest] = withGameSandbox(['true'], { own: '/usr', files, working: '/dedalo-try' });
  const { error, status } = spawnSync(first!, rest, { stdio: 'ignore' });
  if (error) return 'no-bubblewrap';
  return status === 0 ? undefined : 'bubblewrap-fails';
}
