import { descendantsOf, type ProgramGroup } from './members.ts';
import { type ProcessEntry, readProcess } from './process-table.ts';

/** A process that starts others as fast as it can is caught when it is stopped itself. */
const MOST_PASSES = 20;

/**
 * The rest of a program while others are to move: it is stopped with all that it has started, so that nobody thinks in the
 * time of others. Whatever has left its parents is found by those who watch, a little later.
 */
export class Rest {
  readonly #group: ProgramGroup;
  /** Processes that were stopped one by one, with their starts: a number may come back as somebody else. */
  readonly #stopped = new Map<number, number>();
  #isOn = false;

  constructor(group: ProgramGroup) {
    this.#group = group;
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  begin(): void {
    if (this.#isOn || process.platform === 'win32') return;
    this.#isOn = true;
    signal(-this.#group.pid, 'SIGSTOP');
    for (let pass = 0; pass < MOST_PASSES; pass++) if (!this.#stop(descendantsOf(this.#group))) return;
  }

  /** Stops what still runs, or runs again. */
  hold(found: readonly ProcessEntry[]): void {
    if (!this.#isOn) return;
    for (const { pid, group, start, state } of found) {
      if (state === 'T' || state === 't') continue;
      if (group !== this.#group.pid) this.#stopped.set(pid, start);
      signal(pid, 'SIGSTOP');
    }
  }

  end(): void {
    if (!this.#isOn) return;
    this.#isOn = false;
    for (const [pid, start] of this.#stopped) if (readProcess(pid)?.start === start) signal(pid, 'SIGCONT');
    this.#stopped.clear();
    signal(-this.#group.pid, 'SIGCONT');
  }

  /** Says whether there were any that had left the group and were not known yet. */
  #stop(found: readonly ProcessEntry[]): boolean {
    const strangers = found.filter(({ pid, group }) => group !== this.#group.pid && !this.#stopped.has(pid));
    for (const { pid, start } of strangers) {
      this.#stopped.set(pid, start);
      signal(pid, 'SIGSTOP');
    }
    return strangers.length > 0;
  }
}

/** A process that is gone has nothing to stop. */
function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name);
  } catch {
    // It is gone.
  }
}
