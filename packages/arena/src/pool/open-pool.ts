import { Worker } from 'node:worker_threads';
import type { Bout, BoutReport } from '../bout/bout.ts';
import { moduleBeside } from '@dedalo/files';
import { endAllPrograms } from '../program/live-programs.ts';
import type { FromThread, ToThread } from './messages.ts';
import { type Pool, Stopped } from './pool.ts';

/** How long a thread may take to end its game when it is asked to; then it is ended itself. In milliseconds. */
const PATIENCE = 1500;

/** A game that waits for a thread, or is played by one. */
interface Job {
  readonly bout: Bout;
  readonly resolve: (report: BoutReport) => void;
  readonly reject: (error: Error) => void;
}

/** A pool of so many threads; each is started when it is first needed. */
export const openPool = (jobs: number): Pool => new ThreadPool(jobs);

class ThreadPool implements Pool {
  readonly jobs: number;
  readonly #waiting: Job[] = [];
  readonly #threads = new Set<Thread>();
  #closing: Promise<void> | undefined;

  constructor(jobs: number) {
    this.jobs = jobs;
    process.on('exit', endAllPrograms);
  }

  play(bout: Bout): Promise<BoutReport> {
    if (this.#closing) return Promise.reject(new Stopped());
    return new Promise((resolve, reject) => {
      this.#waiting.push({ bout, resolve, reject });
      this.#handOut();
    });
  }

  #handOut = (): void => {
    while (this.#waiting.length > 0) {
      const free = [...this.#threads].find((thread) => thread.isFree) ?? this.#another();
      if (!free) return;
      free.play(this.#waiting.shift()!);
    }
  };

  #another(): Thread | undefined {
    if (this.#closing || this.#threads.size >= this.jobs) return undefined;
    const thread = new Thread({
      onFree: this.#handOut,
      onGone: () => {
        this.#threads.delete(thread);
        this.#handOut();
      },
    });
    this.#threads.add(thread);
    return thread;
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    for (const { reject } of this.#waiting.splice(0)) reject(new Stopped());
    await Promise.all([...this.#threads].map((thread) => thread.close()));
    endAllPrograms();
    process.off('exit', endAllPrograms);
  }
}

interface ThreadEvents {
  readonly onFree: () => void;
  readonly onGone: () => void;
}

class Thread {
  readonly #worker = new Worker(moduleBeside('./worker', import.meta.url));
  #job: Job | undefined;
  #quiet: (() => void) | undefined;

  constructor({ onFree, onGone }: ThreadEvents) {
    this.#worker.on('message', (message: FromThread) => {
      const job = this.#job;
      this.#job = undefined;
      if (message.type === 'played') job?.resolve(message.report);
      else job?.reject(message.type === 'stopped' ? new Stopped() : new Error(message.message));
      this.#quiet?.();
      onFree();
    });
    // A thread that fails takes its game with it, and the others go on.
    this.#worker.on('error', (error) => this.#job?.reject(error instanceof Error ? error : new Error(String(error))));
    this.#worker.on('exit', () => {
      this.#job?.reject(new Stopped());
      this.#job = undefined;
      this.#quiet?.();
      onGone();
    });
  }

  get isFree(): boolean {
    return this.#job === undefined;
  }

  play(job: Job): void {
    this.#job = job;
    this.#say({ type: 'play', bout: job.bout });
  }

  async close(): Promise<void> {
    if (this.#job) {
      const quiet = new Promise<void>((resolve) => {
        this.#quiet = resolve;
      });
      this.#say({ type: 'stop' });
      const patience = new Promise<void>((resolve) => void setTimeout(resolve, PATIENCE).unref());
      await Promise.race([quiet, patience]);
    }
    await this.#worker.terminate();
  }

  #say(message: ToThread): void {
    this.#worker.postMessage(message);
  }
}
