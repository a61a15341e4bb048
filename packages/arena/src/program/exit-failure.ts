import { constants } from 'node:os';
import type { LogFile } from './log-file.ts';
import type { Failure } from './program.ts';
import { STARTER } from './sandbox.ts';

/** How a process ended. */
export interface Exit {
  readonly code: number | null;
  readonly signal: string | null;
}

/** What the usual languages say when they are given no more memory. */
const NO_MEMORY = /\bMemoryError\b|OutOfMemoryError|std::bad_alloc|out of memory|Cannot allocate memory/i;

/** What stands before a program says so when it cannot become the program. */
const NOT_STARTED = new RegExp(`^(?:prlimit: |setpriv: )failed to execute |^bwrap: execvp |^${STARTER}: `);

/** Why a program is not there any more, as far as it can be known. */
export function exitFailure(exit: Exit, log: Pick<LogFile, 'tail' | 'lastLine'>): Failure {
  const line = log.lastLine;
  const help = line === undefined ? {} : { line };
  const detail = formatExit(exit);
  if (exit.code !== 0 && line !== undefined && NOT_STARTED.test(line)) return { code: 'not-started', detail, ...help };
  if (exit.code !== 0 && NO_MEMORY.test(log.tail)) return { code: 'too-much-memory', detail, ...help };
  return { code: 'exited', detail, ...help };
}

const FIRST_SIGNAL = 128;

/** Shells and the sandbox tell of a signal by a number above 128. */
function formatExit({ code, signal }: Exit): string {
  const name = signal ?? (code !== null && code > FIRST_SIGNAL ? signalName(code - FIRST_SIGNAL) : undefined);
  return name === undefined ? `exit code ${code}` : `signal ${name}`;
}

const signalName = (number: number): string | undefined =>
  Object.entries(constants.signals).find(([, value]) => value === number)?.[0];
