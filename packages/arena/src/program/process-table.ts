import { readdirSync, readFileSync } from 'node:fs';

/** A line of /proc/PID/stat, as far as it matters here (proc_pid_stat(5)). */
export interface ProcessEntry {
  readonly pid: number;
  readonly state: string;
  readonly parent: number;
  readonly group: number;
  readonly session: number;
  readonly threads: number;
  /** In clock ticks since the machine was started: with the pid it names a process for good. */
  readonly start: number;
  /** Resident pages. */
  readonly pages: number;
}

/** The name of the program stands in parentheses and may hold spaces and parentheses itself. */
export function parseStat(text: string): ProcessEntry {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const number = (index: number): number => Number(fields[index]);
  return {
    pid: Number.parseInt(text, 10),
    state: fields[0] ?? '',
    parent: number(1),
    group: number(2),
    session: number(3),
    threads: number(17),
    start: number(19),
    pages: number(21),
  };
}

/** A process that is alive: one that only waits to be asked for its exit code is not. */
export function readProcess(pid: number | 'self'): ProcessEntry | undefined {
  const text = readProc(`${pid}/stat`);
  if (text === undefined) return undefined;
  const entry = parseStat(text);
  return entry.state === 'Z' || entry.state === 'X' ? undefined : entry;
}

/** All processes of this machine that are alive; none where there is no /proc. */
export function readProcesses(): readonly ProcessEntry[] {
  let names: readonly string[];
  try {
    names = readdirSync('/proc');
  } catch {
    return [];
  }
  const entries: ProcessEntry[] = [];
  for (const name of names) {
    const first = name.charCodeAt(0);
    if (first < 48 || first > 57) continue;
    const entry = readProcess(Number(name));
    if (entry) entries.push(entry);
  }
  return entries;
}

/** Those that the threads of a process have started, as the kernel keeps them. */
export function readChildren(pid: number): readonly number[] {
  let threads: readonly string[];
  try {
    threads = readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
  const children: number[] = [];
  for (const thread of threads) {
    const text = readProc(`${pid}/task/${thread}/children`);
    if (text) for (const word of text.trimEnd().split(' ')) children.push(Number(word));
  }
  return children;
}

/** What a process was given as its environment; nothing where it belongs to somebody else. */
export const readEnvironment = (pid: number): string => readProc(`${pid}/environ`) ?? '';

/**
 * How many locks a process may hold. Linux keeps this limit with every process, hands it on to whatever it starts, and
 * has not asked for it since 2.4.25 (getrlimit(2)): a place for a mark that no change of name, folder, session or
 * environment takes away.
 */
export function readLockLimit(pid: number): number | undefined {
  const digits = /^Max file locks\s+(\d+)/m.exec(readProc(`${pid}/limits`) ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The share of a process in the memory that it uses with others, in bytes. */
export function readShare(pid: number): number | undefined {
  const kilobytes = /^Pss:\s+(\d+) kB$/m.exec(readProc(`${pid}/smaps_rollup`) ?? '')?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}

/** Processes end while they are looked at, and those of others are closed. */
function readProc(path: string): string | undefined {
  try {
    return readFileSync(`/proc/${path}`, 'latin1');
  } catch {
    return undefined;
  }
}

const AT_PAGESZ = 6n;
const USUAL_PAGE = 4096;

/** Bytes of a page: the auxiliary vector of a process has pairs of a key and a value (getauxval(3)). */
export function readPageSize(): number {
  try {
    const vector = readFileSync('/proc/self/auxv');
    for (let at = 0; at + 16 <= vector.length; at += 16) {
      if (vector.readBigUInt64LE(at) === AT_PAGESZ) return Number(vector.readBigUInt64LE(at + 8));
    }
  } catch {
    // No /proc, nothing to measure.
  }
  return USUAL_PAGE;
}
