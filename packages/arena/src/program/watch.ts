import type { Limits } from '@dedalo/protocol/report';
import { folderSize, MOST_FILES } from './folder-size.ts';
import { descendantsOf, membersOf, type ProgramGroup } from './members.ts';
import { type ProcessEntry, readPageSize, readProcesses, readShare } from './process-table.ts';
import type { Failure } from './program.ts';
import { FOLDER_LIMIT } from './working-folder.ts';

/** Milliseconds between two looks. */
const INTERVAL = 100;
/** Every so many looks all processes are searched for those that have left their parents, and folders are measured. */
const SEARCH_EVERY = 10;
/** Threads are cheaper than processes, and some languages start many: so many for each process that is allowed. */
const THREADS = 16;
const MB = 1024 * 1024;

const pageSize = readPageSize();

/** A program under watch. */
export interface Watched {
  readonly group: ProgramGroup;
  readonly limits: Limits;
  /** Its working folder, where nothing else limits it. */
  readonly folder?: string | undefined;
  /** What of it is there at a look. */
  onLook(found: readonly ProcessEntry[]): void;
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
    const { group, limits } = program;
    // No further than what is allowed, because there may be no end.
    const found = all ? membersOf(group, all) : descendantsOf(group, strays, limits.processes);
    if (all)
      watched.set(
        program,
        found.filter(({ pid, parent }) => isStray(found, pid, parent)),
      );
    program.onLook(found);
    const failure = excess(found, limits) ?? (all && fullFolder(program));
    if (failure) program.onExcess(failure);
  }
}

const isStray = (found: readonly ProcessEntry[], pid: number, parent: number): boolean =>
  pid !== parent && !found.some((other) => other.pid === parent);

/** What is more than a program may have, if anything is. */
function excess(found: readonly ProcessEntry[], limits: Limits): Failure | undefined {
  if (found.length > limits.processes) return { code: 'too-many-processes', detail: String(found.length) };
  const threads = found.reduce((sum, entry) => sum + entry.threads, 0);
  if (threads > limits.processes * THREADS) return { code: 'too-many-processes', detail: `${threads} threads` };
  const bytes = memoryOf(found, limits.memory);
  return bytes > limits.memory ? { code: 'too-much-memory', detail: `${Math.round(bytes / MB)} MB` } : undefined;
}

function fullFolder({ folder }: Watched): Failure | undefined {
  const bytes = folder === undefined ? 0 : folderSize(folder);
  if (bytes <= FOLDER_LIMIT) return undefined;
  const detail = Number.isFinite(bytes) ? `${Math.round(bytes / MB)} MB` : `> ${MOST_FILES} files`;
  return { code: 'too-much-disk', detail };
}

/** Processes share much of what they use: where that may matter, it is asked for, which takes longer. */
function memoryOf(found: readonly ProcessEntry[], limit: number): number {
  const resident = found.reduce((sum, { pages }) => sum + pages * pageSize, 0);
  if (resident <= limit || found.length === 1) return resident;
  return found.reduce((sum, { pid, pages }) => sum + (readShare(pid) ?? pages * pageSize), 0);
}
