import { randomBytes } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { readProcess } from './process-table.ts';

/** The variable by which a program, and all that it starts, is known wherever it goes. */
export const MARKER = 'DEDALO_GAME';

const MARK_BYTES = 6;

/** Names a process of the arena for good, in all its threads alike: where pids count, the pid, and when it was started. */
export interface Run {
  readonly space: string;
  readonly pid: number;
  readonly start: number;
}

export const ownRun: Run = { space: pidSpace(), pid: process.pid, start: readProcess('self')?.start ?? 0 };

export const formatRun = ({ space, pid, start }: Run): string => `${space}-${pid}-${start}`;

/** The run to which a marker belongs. */
export function parseMarker(marker: string): Run | undefined {
  const [, space, pid, start] = /^(\d+)-(\d+)-(\d+)-[0-9a-f]+$/.exec(marker) ?? [];
  return space === undefined ? undefined : { space, pid: Number(pid), start: Number(start) };
}

/** What one game of one program is marked with. */
export const freshMarker = (): string => `${formatRun(ownRun)}-${randomBytes(MARK_BYTES).toString('hex')}`;

/** The end of a marker as a number, by which a program is known that has thrown its environment away. */
export const markNumber = (marker: string): number => Number.parseInt(marker.slice(marker.lastIndexOf('-') + 1), 16);

export const MOST_MARK_NUMBER = 2 ** (8 * MARK_BYTES) - 1;

/** The marker in an environment as /proc shows it. */
export const markerIn = (environment: string): string | undefined => IN_ENVIRONMENT.exec(environment)?.[1];

const IN_ENVIRONMENT = new RegExp(`(?:^|\\0)${MARKER}=([^\\0]*)`);

/** Whether the arena that started it may still be there. Of those that count their pids elsewhere nothing is known. */
export function isRunAlive(run: Run): boolean {
  if (run.space !== ownRun.space) return true;
  return readProcess(run.pid)?.start === run.start;
}

function pidSpace(): string {
  try {
    return /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? '0';
  } catch {
    return '0';
  }
}
