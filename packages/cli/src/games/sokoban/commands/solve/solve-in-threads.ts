import { Worker } from 'node:worker_threads';
import { moduleBeside } from '@dedalo/files';
import { type LevelOutcome, type LevelProgress, type SolveTask, stoppedAt } from './level-solve.ts';
import type { SolveMany } from './solve-levels.ts';
import type { FromSolveThread } from './solve-thread.ts';

/** Hands the levels out in order; a free thread takes the next. */
export async function solveInThreads(
  tasks: readonly SolveTask[],
  { threads, signal, tell, done }: SolveMany,
): Promise<readonly (LevelOutcome | undefined)[]> {
  const outcomes: (LevelOutcome | undefined)[] = tasks.map(() => undefined);
  const waiting = [...tasks.keys()];

  /** One thread, from its first level to its last. */
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(moduleBeside('./solve-thread', import.meta.url));
      let index: number | undefined;
      let last: LevelProgress | undefined;
      const end = (): void => {
        signal.removeEventListener('abort', stop);
        void worker.terminate().then(() => resolve());
      };
      const stop = (): void => {
        if (index !== undefined && last) outcomes[index] = stoppedAt(last);
        end();
      };
      const next = (): void => {
        last = undefined;
        index = waiting.shift();
        if (index === undefined) return end();
        return worker.postMessage(tasks[index]);
      };
      signal.addEventListener('abort', stop);
      worker.on('error', reject);
      worker.on('message', (news: FromSolveThread) => {
        if (index === undefined || signal.aborted) return;
        if (news.type === 'progress') {
          last = news.progress;
          return tell(index, news.progress);
        }
        outcomes[index] = news.outcome;
        done();
        return next();
      });
      next();
    });

  await Promise.all(Array.from({ length: Math.min(threads, tasks.length) }, work));
  return outcomes;
}
