import { Worker } from 'node:worker_threads';
import { moduleBeside } from '@dedalo/files';
import type { SolverAnswer, SolverQuestion, SolverThread } from '@dedalo/clients/sokoban/guide/solver-talk';

/** The solver in a thread, which is started for the first request. */
export class ThreadedSolver implements SolverThread {
  #worker: Worker | undefined;
  #waiting: PromiseWithResolvers<SolverAnswer | 'stopped'> | undefined;

  ask(question: SolverQuestion): Promise<SolverAnswer | 'stopped'> {
    const waiting = Promise.withResolvers<SolverAnswer | 'stopped'>();
    this.#waiting = waiting;
    this.#worker ??= this.#start();
    this.#worker.postMessage(question);
    return waiting.promise;
  }

  stop(): void {
    void this.#worker?.terminate();
    this.#worker = undefined;
    this.#waiting?.resolve('stopped');
  }

  #start(): Worker {
    const worker = new Worker(moduleBeside('./solver-worker', import.meta.url));
    worker.on('message', (answer: SolverAnswer) => {
      if (worker === this.#worker) this.#waiting?.resolve(answer);
    });
    worker.on('error', (error) => {
      if (worker !== this.#worker) return;
      this.#worker = undefined;
      this.#waiting?.reject(error);
    });
    return worker;
  }
}
