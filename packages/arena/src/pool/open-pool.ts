import { Worker } from 'node:worker_threads';
import type { Bout, BoutReport } from '../bout/bout.ts';
import { moduleBeside } from '@dedalo/files';
import { endAllPrograms } from '../program/live-programs.ts';
import type { FromThread, ToThread } from './messages.ts';
import { nextJob } from './next-job.ts';
import { type Onlooker, type Pool, type Seen, Stopped } from './pool.ts';

/** How long a thread may take to end its game when it is asked to; then it is ended itself. In milliseconds. */
const PATIENCE = 1500;

/** A game that waits for a thread, or is played by one. */
interface Job {
  readonly bout: Bout;
  readonly resolve: (report: BoutReport) => void;
  readonly reject: (error: Error) => void;
}

/** A pool of so many threads; each is started when it is first needed. Somebody may look on. */
export const openPool = (jobs: number, onlooker?: Onlooker): Pool => new ThreadPool(jobs, onlooker);

class ThreadPool implements Pool {
  readonly jobs: number;
  readonly #waiting: Job[] = [];
  readonly #threads = new Set<Thread>();
  readonly #onlooker: Onlooker | undefined;
  #closing: Promise<void> | undefined;

  constructor(jobs: number, onlooker: Onlooker | undefined) {
    this.jobs = jobs;
    this.#onlooker = onlooker;
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
    for (const thread of this.#threads) if (thread.isFree) this.#give(thread);
    // A thread more is of use only for what no other one has to play.
    while (nextJob(this.#waiting, { held: this.#meetings() }) !== -1) {
      const another = this.#another();
      if (!another) return;
      this.#give(another);
    }
  };

  #give(thread: Thread): void {
    const index = nextJob(this.#waiting, { held: this.#meetings(thread), own: thread.meeting });
    const [job] = index === -1 ? [] : this.#waiting.splice(index, 1);
    if (!job) return;
    this.#onlooker?.onBegin(job.bout);
    thread.play(job, { isSeen: this.#onlooker !== undefined });
  }

  /** The meetings whose programs are in threads, but for one. */
  #meetings(except?: Thread): readonly string[] {
    return [...this.#threads].flatMap((thread) => (thread === except ? [] : (thread.meeting ?? [])));
  }

  #another(): Thread | undefined {
    if (this.#closing || this.#threads.size >= this.jobs) return undefined;
    const thread = new Thread({
      onSeen: (seen) => this.#onlooker?.onSeen(seen),
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
  readonly onSeen: (seen: Seen) => void;
  readonly onFree: () => void;
  readonly onGone: () => void;
}

class Thread {
  readonly #worker = new Worker(moduleBeside('./worker', import.meta.url));
  #job: Job | undefined;
  #meeting: string | undefined;
  #quiet: (() => void) | undefined;

  constructor({ onSeen, onFree, onGone }: ThreadEvents) {
    this.#worker.on('message', (message: FromThread) => {
      if (message.type === 'seen') return onSeen(message.seen);
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

  /** Whose programs are here. */
  get meeting(): string | undefined {
    return this.#meeting;
  }

  play(job: Job, { isSeen }: { readonly isSeen: boolean }): void {
    this.#job = job;
    this.#meeting = job.bout.meeting;
    this.#say({ type: 'play', bout: job.bout, isSeen });
  }

  async close(): Promise<void> {
    // Without a game programs may still wait for their next one.
    if (this.#job ?? this.#meeting) {
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
