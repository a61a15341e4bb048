import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { codeOf } from './error-code.ts';

/** The process that holds a lock. */
export interface Owner {
  readonly pid: number;
  /**
   * When it started, in ticks since the machine did: numbers of processes are given again. Empty where the system does
   * not tell.
   */
  readonly started: string;
  /** Encoded for a file name. A network drive is seen by several machines, each with its own numbers of processes. */
  readonly host: string;
}

const NAME = /^([1-9]\d{0,9})-(\d*)-(.*)-[0-9a-f]{16}$/;
const LONGEST_HOST = 100;

const thisHost = (): string => encodeURIComponent(hostname()).slice(0, LONGEST_HOST);

/** This process as a name that no other lock has had or will have. */
export const ownName = (): string =>
  formatOwner({ pid: process.pid, started: statOf(process.pid)?.started ?? '', host: thisHost() });

export const formatOwner = ({ pid, started, host }: Owner): string =>
  `${pid}-${started}-${host}-${randomBytes(8).toString('hex')}`;

export function parseOwner(name: string): Owner | undefined {
  const parts = NAME.exec(name);
  return parts ? { pid: Number(parts[1]), started: parts[2]!, host: parts[3]! } : undefined;
}

export const isOfThisHost = ({ host }: Owner): boolean => host === thisHost();

export const isThisProcess = (owner: Owner): boolean => owner.pid === process.pid && isOfThisHost(owner);

/** Whether a process of this host is alive: one that only waits to be asked for its exit code is not. */
export function isRunning({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, and is another user's.
    if (codeOf(error) !== 'EPERM') return false;
  }
  const stat = statOf(pid);
  // Some systems show nobody the processes of other users.
  if (stat === undefined) return true;
  return !['Z', 'X'].includes(stat.state) && (started === '' || started === stat.started);
}

/** From /proc/PID/stat, fields 3 and 22 (proc_pid_stat(5)); the name before them may hold spaces and parentheses. */
function statOf(pid: number): { readonly state: string; readonly started: string } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', started: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}
