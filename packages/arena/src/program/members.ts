import { markerIn, markNumber } from './marker.ts';
import {
  type ProcessEntry,
  readChildren,
  readEnvironment,
  readLockLimit,
  readProcess,
  readProcesses,
} from './process-table.ts';

/** How a program and all that it has started is found: its group, which is also its session, and its marker. */
export interface ProgramGroup {
  readonly pid: number;
  readonly marker: string;
  /** When its first process was started; whatever is older is none of it. */
  readonly start: number;
}

/** All of a program that is alive: of its session, marked, or started by one that is. */
export function membersOf(group: ProgramGroup, processes = readProcesses()): readonly ProcessEntry[] {
  const young = processes.filter(({ start, pid }) => start >= group.start && pid !== process.pid);
  return withDescendants(
    young,
    ({ pid, session, group: own }) => session === group.pid || own === group.pid || isMarked(pid, group.marker),
  );
}

const isMarked = (pid: number, marker: string): boolean =>
  markerIn(readEnvironment(pid)) === marker || readLockLimit(pid) === markNumber(marker);

/** Those that are wanted, and whatever they have started. */
export function withDescendants(
  processes: readonly ProcessEntry[],
  isWanted: (entry: ProcessEntry) => boolean,
): readonly ProcessEntry[] {
  const found = new Map<number, ProcessEntry>();
  for (const entry of processes) if (isWanted(entry)) found.set(entry.pid, entry);
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const entry of processes) if (found.has(entry.parent)) found.set(entry.pid, entry);
  }
  return [...found.values()];
}

/** From parent to child, which costs little: the first process of a program, some others of it, and all they have started. */
export function descendantsOf(
  { pid: first }: ProgramGroup,
  others: readonly ProcessEntry[] = [],
  most = Number.POSITIVE_INFINITY,
): readonly ProcessEntry[] {
  const found = new Map<number, ProcessEntry>();
  const open = [first];
  for (const { pid, start } of others) if (readProcess(pid)?.start === start) open.push(pid);
  for (let pid = open.pop(); pid !== undefined && found.size <= most; pid = open.pop()) {
    const entry = readProcess(pid);
    if (!entry || found.has(pid)) continue;
    found.set(pid, entry);
    open.push(...readChildren(pid));
  }
  return [...found.values()];
}
