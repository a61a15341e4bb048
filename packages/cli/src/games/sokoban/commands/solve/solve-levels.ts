import { setImmediate } from 'node:timers/promises';
import { cpuSeconds } from '../cpu-seconds.ts';
import { type LevelOutcome, type LevelProgress, LevelSolve, type SolveTask, stoppedAt } from './level-solve.ts';
import { solveInThreads } from './solve-in-threads.ts';

export interface SolveMany {
  readonly threads: number;
  readonly signal: AbortSignal;
  /** Called often; `index` is that of the task. */
  readonly tell: (index: number, progress: LevelProgress) => void;
  readonly done: () => void;
}

/**
 * The result of each level, in order; undefined for those not begun when it was stopped. Each level is solved by one
 * thread, so that the answers do not depend on the number of threads.
 */
export const solveLevels = (
  tasks: readonly SolveTask[],
  options: SolveMany,
): Promise<readonly (LevelOutcome | undefined)[]> =>
  options.threads === 1 || tasks.length === 1 ? solveHere(tasks, options) : solveInThreads(tasks, options);

/** With one thread the CPU time of the process is that of the search, including garbage collection. */
async function solveHere(
  tasks: readonly SolveTask[],
  { signal, tell, done }: SolveMany,
): Promise<readonly (LevelOutcome | undefined)[]> {
  const outcomes: (LevelOutcome | undefined)[] = tasks.map(() => undefined);
  for (const [index, task] of tasks.entries()) {
    if (signal.aborted) break;
    const solve = new LevelSolve(task, cpuSeconds);
    let outcome = solve.advance();
    while (!outcome) {
      tell(index, solve.progress);
      // Signals arrive only between turns of the event loop.
      await setImmediate();
      outcome = signal.aborted ? stoppedAt(solve.progress) : solve.advance();
    }
    outcomes[index] = outcome;
    done();
    await setImmediate();
  }
  return outcomes;
}
