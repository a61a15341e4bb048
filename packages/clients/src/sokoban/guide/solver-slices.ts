import { Solver } from '@dedalo/sokoban';
import type { SolverAnswer, SolverQuestion } from './solver-talk.ts';

/** So long it works before it tells how far it is, in milliseconds. */
const SLICE_MS = 100;
const WORK = 5000;
/** A phone has no more to spare. */
const MEMORY = 256 * 1024 * 1024;

/** The solver in its worker or thread: works in slices, so that it can be asked how far it is. */
export class SolverSlices {
  readonly #now: () => number;
  #solver: Solver | undefined;

  /** `now` in milliseconds, from anywhere. */
  constructor(now: () => number) {
    this.#now = now;
  }

  answer(question: SolverQuestion): SolverAnswer {
    if (question.kind === 'solve') this.#solver = new Solver(question.level, { memory: MEMORY });
    if (!this.#solver) throw new Error('nothing has been asked');
    const until = this.#now() + SLICE_MS;
    for (;;) {
      const end = this.#solver.run(WORK);
      if (end) {
        // It may hold much memory, and there is nothing left to ask it.
        this.#solver = undefined;
        return { kind: 'solved', end };
      }
      if (this.#now() >= until) return { kind: 'solving', progress: this.#solver.progress };
    }
  }
}
