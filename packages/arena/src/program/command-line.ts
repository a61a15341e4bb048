import { spawnSync } from 'node:child_process';
import { totalmem } from 'node:os';
import type { Limits } from '@dedalo/protocol/report';
import { MOST_MARK_NUMBER } from './marker.ts';

const GB = 1024 ** 3;

/** `node` means the one that runs this; the machine may have another, or none. */
export const withOwnNode = ([first, ...rest]: readonly string[]): readonly string[] =>
  first === undefined ? [] : [first === 'node' ? process.execPath : first, ...rest];

/**
 * Bytes that a process may ask for. Memory is watched; this only stops one that asks for more than the machine has
 * before anybody looks. Node, and Java with heaps of up to a quarter of the machine, ask for much that they never use.
 */
const mostAskedFor = ({ memory }: Limits): number => memory + Math.max(2 * GB, Math.floor(totalmem() / 4));

interface SystemLimits {
  readonly limits: Limits;
  /** Bytes of a file that it writes. */
  readonly file: number;
  /** The mark by which all that belongs to a program is found. */
  readonly mark: number;
}

/** Limits that the system keeps: no file for the dead, no endless files, no endless requests for memory; and the mark. */
export function withLimits(command: readonly string[], { limits, file, mark }: SystemLimits): readonly string[] {
  const memory = `--data=${mostAskedFor(limits)}`;
  return ['prlimit', '--core=0', `--fsize=${file}`, memory, `--locks=${mark}`, '--', ...command];
}

/** The program dies with whoever started it, however that ends, and gains no rights on the way. */
export const withDeathOfParent = (command: readonly string[]): readonly string[] => [
  'setpriv',
  '--pdeathsig',
  'KILL',
  '--no-new-privs',
  '--',
  ...command,
];

const works = (command: readonly string[]): boolean =>
  process.platform === 'linux' && spawnSync(command[0]!, command.slice(1), { stdio: 'ignore' }).status === 0;

/** Bubblewrap dies with its parent by itself, and where it is setuid it must be allowed to gain rights. */
export function wrapCommand(
  command: readonly string[],
  { isSandboxed, ...system }: SystemLimits & { readonly isSandboxed: boolean },
): readonly string[] {
  const { hasLimits, hasDeathOfParent } = wrappers();
  const bound = hasDeathOfParent && !isSandboxed ? withDeathOfParent(command) : command;
  return hasLimits ? withLimits(bound, system) : bound;
}

interface Wrappers {
  readonly hasLimits: boolean;
  readonly hasDeathOfParent: boolean;
}
let known: Wrappers | undefined;

/** Tried once: some systems have tools of these names that know less. */
export const wrappers = (): Wrappers =>
  (known ??= {
    hasLimits: works(
      withLimits(['true'], {
        limits: { memory: GB, processes: 1, line: 1, log: 1 },
        file: GB,
        mark: MOST_MARK_NUMBER,
      }),
    ),
    hasDeathOfParent: works(withDeathOfParent(['true'])),
  });
