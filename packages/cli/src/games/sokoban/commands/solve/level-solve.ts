import { type Level, type SolveAim, type SolveEnd, type SolveProgress, Solver } from '@dedalo/sokoban';

/** A level to solve, and its limits. */
export interface SolveTask {
  readonly level: Level;
  readonly aim: SolveAim;
  /** In bytes. */
  readonly memory: number;
  /** CPU time, so that a busy machine solves no less. */
  readonly seconds: number;
}

/** How it ended; a search that was stopped or ran out of time may still have succeeded. */
export type LevelEnd = SolveEnd['type'] | 'time-up' | 'stopped';

export interface LevelOutcome {
  readonly end: LevelEnd;
  /** In LURD, where it is solved. */
  readonly letters?: string;
  readonly nodes: number;
  readonly cpuSeconds: number;
}

export interface LevelProgress extends SolveProgress {
  readonly cpuSeconds: number;
}

/** About 20 milliseconds, in which the caller reads no keys. */
const SLICE = 20_000;

/** One level being solved, slice by slice, within its CPU time. */
export class LevelSolve {
  readonly #solver: Solver;
  readonly #task: SolveTask;
  readonly #cpu: () => number;
  readonly #begun: number;

  /** `cpu` returns the CPU seconds used so far. */
  constructor(task: SolveTask, cpu: () => number) {
    this.#begun = cpu();
    this.#cpu = cpu;
    this.#task = task;
    this.#solver = new Solver(task.level, task);
  }

  get progress(): LevelProgress {
    return { ...this.#solver.progress, cpuSeconds: this.#cpu() - this.#begun };
  }

  advance(): LevelOutcome | undefined {
    const end = this.#solver.run(SLICE);
    const { nodes, cpuSeconds } = this.progress;
    if (end?.type === 'solved') return { end: 'solved', letters: end.letters, nodes, cpuSeconds };
    if (end) return { end: end.type, nodes, cpuSeconds };
    return cpuSeconds >= this.#task.seconds ? { end: 'time-up', nodes, cpuSeconds } : undefined;
  }
}

export const stoppedAt = ({ nodes, cpuSeconds }: LevelProgress): LevelOutcome => ({
  end: 'stopped',
  nodes,
  cpuSeconds,
});
