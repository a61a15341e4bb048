import { setImmediate } from 'node:timers/promises';
import {
  compareMetrics,
  type LevelEntry,
  type Metrics,
  type OptimizeBy,
  Optimizer,
  type SavedGame,
  Solver,
} from '@dedalo/sokoban';
import { judgeGame } from '../solutions.ts';
import { cpuSeconds } from '../cpu-seconds.ts';

export interface OptimizeTask {
  readonly entry: LevelEntry;
  readonly by: OptimizeBy;
  /** In bytes. */
  readonly memory: number;
  /** CPU time, so that a busy machine finds no less. */
  readonly seconds: number;
}

/** Why a level was given up: nothing was left to try within the memory, it ran out of time, or it has no solution. */
export type OptimizeEnd = 'done' | 'time-up' | 'stopped' | 'unsolved';

export interface Optimized {
  readonly end: OptimizeEnd;
  /** The measures of the best stored solution; null where there was none and the level was solved first. */
  readonly before: Metrics | null;
  readonly after: Metrics | null;
  readonly letters: string | null;
  readonly cpuSeconds: number;
}

export interface Listener {
  readonly signal: AbortSignal;
  readonly tell: (metrics: Metrics | null, cpuSeconds: number) => void;
}

/** About 20 milliseconds, in which keys are not read. */
const SLICE = 20_000;

export async function optimizeLevel(task: OptimizeTask, { signal, tell }: Listener): Promise<Optimized> {
  const { entry, by, memory, seconds } = task;
  const begun = cpuSeconds();
  const used = (): number => cpuSeconds() - begun;
  const isOver = (): boolean => signal.aborted || used() >= seconds;
  const stored = bestStored(entry, by);
  const before = stored?.metrics ?? null;
  const letters =
    stored?.game.moves.letters ?? (await solveFirst(entry, memory, { isOver, tell: () => tell(null, used()) }));
  if (letters === undefined) return { end: 'unsolved', before, after: null, letters: null, cpuSeconds: used() };
  const optimizer = new Optimizer(entry.level, letters, { by, memory });
  while (!isOver() && !optimizer.run(SLICE)) {
    tell(optimizer.metrics, used());
    // Signals arrive only between turns of the event loop.
    await setImmediate();
  }
  const end = optimizer.isDone ? 'done' : signal.aborted ? 'stopped' : 'time-up';
  return { end, before, after: optimizer.metrics, letters: optimizer.letters, cpuSeconds: used() };
}

function bestStored(entry: LevelEntry, by: OptimizeBy): { game: SavedGame; metrics: Metrics } | undefined {
  const solutions = entry.games
    .map((game) => judgeGame(entry, game))
    .flatMap(({ game, isSolved, metrics }) => (isSolved && metrics ? [{ game, metrics }] : []));
  return solutions.sort((a, b) => compareMetrics(a.metrics, b.metrics, by))[0];
}

async function solveFirst(
  { level }: LevelEntry,
  memory: number,
  { isOver, tell }: { readonly isOver: () => boolean; readonly tell: () => void },
): Promise<string | undefined> {
  const solver = new Solver(level, { memory });
  while (!isOver() && !solver.run(SLICE)) {
    tell();
    await setImmediate();
  }
  return solver.end?.type === 'solved' ? solver.end.letters : undefined;
}
