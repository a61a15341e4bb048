import { spawnSync } from 'node:child_process';
import { totalmem } from 'node:os';
import type { Limits } from '../bout/bout.ts';
import { MOST_MARK_NUMBER } from './marker.ts';

const GB = 1024 ** 3;

/** Bytes of a file that a program writes. */
const FILE = GB / 4;

/** `node` means the one that runs this; the machine may have another, or none. */
export const withOwnNode = ([first, ...rest]: readonly string[]): readonly string[] =>
  first === undefined ? [] : [first === 'node' ? process.execPath : first, ...rest];

/**
 * Bytes that a process may ask for. Memory is watched; this only stops one that asks for more than the machine has
 * before anybody looks. Node, and Java with heaps of up to a quarter of the machine, ask for much that they never use.
 */
export const mostAskedFor = ({ memory }: Limits): number => memory + Math.max(2 * GB, Math.floor(totalmem() / 4));

/**
 * Limits that the system keeps: no file for the dead, no endless files, no endless requests for memory; and one that is
 * the mark by which all that belongs to a program is found.
 */
export function withLimits(command: readonly string[], limits: Limits, mark: number): readonly string[] {
  const memory = `--data=${mostAskedFor(limits)}`;
  return ['prlimit', '--core=0', `--fsize=${FILE}`, memory, `--locks=${mark}`, '--', ...command];
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

interface Wrappers {
  readonly hasLimits: boolean;
  readonly hasDeathOfParent: boolean;
}
let known: Wrappers | undefined;

/** Tried once: some systems have tools of these names that know less. */
export const wrappers = (): Wrappers =>
  (known ??= {
    hasLimits: works(withLimits(['true'], { memory: GB, processes: 1, line: 1, log: 1 }, MOST_MARK_NUMBER)),
    hasDeathOfParent: works(withDeathOfParent(['true'])),
  });
