/** A thread that solves one level after the other. */
import { parentPort } from 'node:worker_threads';
import { type LevelOutcome, type LevelProgress, LevelSolve, type SolveTask } from './level-solve.ts';

export type FromSolveThread =
  | { readonly type: 'progress'; readonly progress: LevelProgress }
  | { readonly type: 'outcome'; readonly outcome: LevelOutcome };

const PAUSE_MS = 100;
const port = parentPort!;
const tell = (news: FromSolveThread): void => port.postMessage(news);

/** Of this thread alone: the helpers of the garbage collector are only in the count of the whole process. */
function threadSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

port.on('message', (task: SolveTask) => {
  const solve = new LevelSolve(task, threadSeconds);
  let told = -Infinity;
  let outcome: LevelOutcome | undefined;
  while (!outcome) {
    if (performance.now() - told > PAUSE_MS) {
      tell({ type: 'progress', progress: solve.progress });
      told = performance.now();
    }
    outcome = solve.advance();
  }
  tell({ type: 'outcome', outcome });
});
