import { setTimeout as pause } from 'node:timers/promises';
import { membersOf, type ProgramGroup } from './members.ts';

const PAUSE = 5;
/** One that the kernel does not let go of must not keep the arena. */
const MOST_PASSES = 1000;
const MOST_SYNCHRONOUS_PASSES = 100;

/**
 * Kills what can be found of a program and says how many that were. Only a pass that finds nothing is the end: one that
 * was killed may have started another just before.
 */
export function killGroup(group: ProgramGroup): number {
  // Windows has no groups.
  const isGroupThere = kill(process.platform === 'win32' ? group.pid : -group.pid);
  if (process.platform !== 'linux') return isGroupThere ? 1 : 0;
  const members = membersOf(group);
  for (const { pid } of members) kill(pid);
  return members.length;
}

/** Ends a program with all that it has started, and waits until nothing of it is left. */
export async function endGroup(group: ProgramGroup): Promise<void> {
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    if (killGroup(group) === 0) return;
    await pause(PAUSE);
  }
}

/** The same without giving anything else a turn: for the last moment of a process. */
export function endGroupNow(group: ProgramGroup): void {
  for (let pass = 0; pass < MOST_SYNCHRONOUS_PASSES; pass++) {
    if (killGroup(group) === 0) return;
    sleep(PAUSE);
  }
}

/** Nobody can refuse this signal; a process that is gone has nothing to refuse. */
export function kill(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
