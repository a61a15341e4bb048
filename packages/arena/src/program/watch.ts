import type { Limits } from '../bout/bout.ts';
import { membersOf, type ProgramGroup } from './members.ts';
import {
  type ProcessEntry,
  readChildren,
  readPageSize,
  readProcess,
  readProcesses,
  readShare,
} from './process-table.ts';
import type { Failure } from './program.ts';

/** Milliseconds between two looks. */
const INTERVAL = 100;
/** Every so many looks all processes are searched for those that have left their parents. */
const SEARCH_EVERY = 10;
/** Threads are cheaper than processes, and some languages start many: so many for each process that is allowed. */
const THREADS = 16;
const MB = 1024 * 1024;

const pageSize = readPageSize();

/** A program under watch. */
export interface Watched {
  readonly group: ProgramGroup;
  readonly limits: Limits;
  onExcess(failure: Failure): void;
}

const watched = new Map<Watched, readonly ProcessEntry[]>();
let timer: NodeJS.Timeout | undefined;
let looks = 0;

/** Looks at what a program uses, from time to time, until it is told to stop. */
export function watch(program: Watched): () => void {
  if (process.platform !== 'linux') return () => {};
  watched.set(program, []);
  timer ??= setInterval(look, INTERVAL).unref();
  return () => {
    watched.delete(program);
    if (watched.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function look(): void {
  const all = looks++ % SEARCH_EVERY === 0 ? readProcesses() : undefined;
  for (const [program, strays] of watched) {
    const found = all ? membersOf(program.group, all) : descendants(program, strays);
    if (all)
      watched.set(
        program,
        found.filter(({ pid, parent }) => isStray(found, pid, parent)),
      );
    const failure = excess(found, program.limits);
    if (failure) program.onExcess(failure);
  }
}

const isStray = (found: readonly ProcessEntry[], pid: number, parent: number): boolean =>
  pid !== parent && !found.some((other) => other.pid === parent);

/** From parent to child, which costs little; no further than what is allowed, because there may be no end. */
function descendants({ group, limits }: Watched, strays: readonly ProcessEntry[]): readonly ProcessEntry[] {
  const found = new Map<number, ProcessEntry>();
  const open = [group.pid];
  for (const { pid, start } of strays) if (readProcess(pid)?.start === start) open.push(pid);
  for (let pid = open.pop(); pid !== undefined && found.size <= limits.processes; pid = open.pop()) {
    const entry = readProcess(pid);
    if (!entry || found.has(pid)) continue;
    found.set(pid, entry);
    open.push(...readChildren(pid));
  }
  return [...found.values()];
}

/** What is more than a program may have, if anything is. */
function excess(found: readonly ProcessEntry[], limits: Limits): Failure | undefined {
  if (found.length > limits.processes) return { code: 'too-many-processes', detail: String(found.length) };
  const threads = found.reduce((sum, entry) => sum + entry.threads, 0);
  if (threads > limits.processes * THREADS) return { code: 'too-many-processes', detail: `${threads} threads` };
  const bytes = memoryOf(found, limits.memory);
  return bytes > limits.memory ? { code: 'too-much-memory', detail: `${Math.round(bytes / MB)} MB` } : undefined;
}

/** Processes share much of what they use: where that may matter, it is asked for, which takes longer. */
function memoryOf(found: readonly ProcessEntry[], limit: number): number {
  const resident = found.reduce((sum, { pages }) => sum + pages * pageSize, 0);
  if (resident <= limit || found.length === 1) return resident;
  return found.reduce((sum, { pid, pages }) => sum + (readShare(pid) ?? pages * pageSize), 0);
}
