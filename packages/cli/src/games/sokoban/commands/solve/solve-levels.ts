import { setImmediate } from 'node:timers/promises';
import { cpuSeconds } from '../cpu-seconds.ts';
import { type LevelOutcome, type LevelProgress, LevelSolve, type SolveTask, stoppedAt } from './level-solve.ts';
import { solveInThreads } from './solve-in-threads.ts';

export interface SolveMany {
  readonly threads: number;
  readonly signal: AbortSignal;
  /** Called all the time; `index` is that of the task. */
  readonly tell: (index: number, progress: LevelProgress) => void;
  readonly done: () => void;
}

/**
 * What became of each level, in their order; undefined for those that were not begun when it was stopped. Each level is
 * solved by one thread, so that the answers do not depend on how many there are.
 */
export const solveLevels = (
  tasks: readonly SolveTask[],
  options: SolveMany,
): Promise<readonly (LevelOutcome | undefined)[]> =>
  options.threads === 1 || tasks.length === 1 ? solveHere(tasks, options) : solveInThreads(tasks, options);

/** In the process's one thread its CPU time is that of the search, with the collector's. */
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
      // Signals are heard only between turns of the event loop.
      await setImmediate();
      outcome = signal.aborted ? stoppedAt(solve.progress) : solve.advance();
    }
    outcomes[index] = outcome;
    done();
    await setImmediate();
  }
  return outcomes;
}
