import type { Level, OptimizeBy, SolveEnd, SolveProgress } from '@dedalo/sokoban';

/** Requests to the solver that runs beside a client; it answers after every slice of work. */
export type SolverQuestion =
  | { readonly kind: 'solve'; readonly level: Level }
  /** The moves solve the level. */
  | { readonly kind: 'shorten'; readonly level: Level; readonly letters: string; readonly by: OptimizeBy }
  | { readonly kind: 'go-on' };

export type SolverAnswer =
  | { readonly kind: 'solving'; readonly progress: SolveProgress }
  | { readonly kind: 'solved'; readonly end: SolveEnd }
  /** The best so far; `isDone` where nothing is left to try. */
  | { readonly kind: 'shortened'; readonly letters: string; readonly isDone: boolean };

/** A worker or a thread in which the solver works. One question at a time. */
export interface SolverThread {
  ask(question: SolverQuestion): Promise<SolverAnswer | 'stopped'>;
  /** An open question is answered with `stopped`. */
  stop(): void;
}
