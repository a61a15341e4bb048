import { Optimizer, Solver } from '@dedalo/sokoban';
import type { SolverAnswer, SolverQuestion } from './solver-talk.ts';

/** How long it works between two reports of its progress, in milliseconds. */
const SLICE_MS = 100;
const WORK = 5000;
/** The limit for phones. */
const MEMORY = 256 * 1024 * 1024;

/** The solver in its worker or thread. It works in slices, so that it can report its progress. */
export class SolverSlices {
  readonly #now: () => number;
  #worker: Solver | Optimizer | undefined;

  /** `now` in milliseconds, from anywhere. */
  constructor(now: () => number) {
    this.#now = now;
  }

  answer(question: SolverQuestion): SolverAnswer {
    if (question.kind === 'solve') this.#worker = new Solver(question.level, { memory: MEMORY });
    if (question.kind === 'shorten') {
      const { level, letters, by } = question;
      this.#worker = new Optimizer(level, letters, { by, memory: MEMORY });
    }
    const worker = this.#worker;
    if (!worker) throw new Error('nothing has been asked');
    const until = this.#now() + SLICE_MS;
    let isOver: boolean;
    do isOver = Boolean(worker.run(WORK));
    while (!isOver && this.#now() < until);
    // It may hold much memory, and there is nothing left to ask it.
    if (isOver) this.#worker = undefined;
    return answerOf(worker);
  }
}

function answerOf(worker: Solver | Optimizer): SolverAnswer {
  if (worker instanceof Optimizer) return { kind: 'shortened', letters: worker.letters, isDone: worker.isDone };
  return worker.end ? { kind: 'solved', end: worker.end } : { kind: 'solving', progress: worker.progress };
}
