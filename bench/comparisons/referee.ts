import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Order, Report } from './messages.ts';
import type { Bar, Contestant, Comparison, ComparisonResult, Standing } from './comparison.ts';
import { sum } from './ratio.ts';

const PROCESS = fileURLToPath(new URL('contestant-process.ts', import.meta.url));
/** Peers that draw with Math.random draw the same numbers in every run. */
const FLAGS = ['--random-seed=1'];

/** Lets the contestants take turns, one at a time, round after round, and keeps the best round of each. */
export async function runComparison(comparison: Comparison<unknown, unknown>): Promise<ComparisonResult> {
  const tasks = comparison.tasks();
  const runners: Runner[] = [];
  for (const contestant of comparison.contestants) {
    const runner = new Runner(comparison, contestant);
    runners.push(runner);
    await runner.start(tasks);
  }
  for (let round = 0; round < comparison.rounds; round++) {
    // Another one begins each round, so that nobody always follows the same neighbour.
    const first = round % runners.length;
    for (const runner of [...runners.slice(first), ...runners.slice(0, first)]) await runner.playRound();
  }
  for (const runner of runners) runner.stop();
  const standings = runners.map((runner) => runner.standing());
  const { name, title, measure } = comparison;
  return { name, title, measure, standings, bars: [...comparison.bars(standings), ourAnswers(name, standings)] };
}

function ourAnswers(comparison: string, standings: readonly Standing[]): Bar {
  const wrong = standings.filter((standing) => standing.kind === 'ours' && standing.wrong !== undefined);
  const measured = wrong.length === 0 ? 'all' : `wrong: ${wrong.map(({ name }) => name).join(', ')}`;
  return { claim: `${comparison}: our answers are right`, bar: 'all', measured, isReached: wrong.length === 0 };
}

class Runner {
  readonly #contestant: Contestant<unknown, unknown>;
  readonly #process: ChildProcess;
  #setUpMs = Number.NaN;
  #best: readonly number[] | undefined;
  #wrong: string | undefined;
  #isDone = false;

  constructor(comparison: Comparison<unknown, unknown>, contestant: Contestant<unknown, unknown>) {
    this.#contestant = contestant;
    // Some peers write greetings to the screen.
    const stdio: ('ignore' | 'ipc')[] = ['ignore', 'ignore', 'ignore', 'ipc'];
    this.#process = fork(PROCESS, [comparison.name, contestant.name], { execArgv: FLAGS, stdio });
  }

  async start(tasks: readonly unknown[]): Promise<void> {
    const report = await this.#ask({ kind: 'start', tasks });
    if (report.kind === 'ready') this.#setUpMs = report.setUpMs;
  }

  async playRound(): Promise<void> {
    if (this.#isDone) return;
    const report = await this.#ask({ kind: 'round' });
    if (report.kind !== 'round') return;
    const { times, problems, isSpent } = report;
    if (this.#best === undefined || sum(times) < sum(this.#best)) this.#best = times;
    const bad = problems.filter((problem) => problem !== '');
    if (bad.length > 0) {
      this.#wrong = `${bad.length} of ${problems.length} answers: ${[...new Set(bad)].slice(0, 2).join('; ')}`;
    }
    this.#isDone = isSpent || this.#wrong !== undefined;
  }

  stop(): void {
    this.#process.kill();
  }

  standing(): Standing {
    const { name, kind } = this.#contestant;
    const standing = { name, kind, setUpMs: this.#setUpMs, times: this.#best ?? [] };
    return this.#wrong === undefined ? standing : { ...standing, wrong: this.#wrong };
  }

  async #ask(order: Order): Promise<Report> {
    const ended = new AbortController();
    this.#process.send(order);
    const report = await Promise.race([
      once(this.#process, 'message', { signal: ended.signal }).then(([message]) => message as Report),
      once(this.#process, 'exit', { signal: ended.signal }).then(([code]): Report => ({
        kind: 'broken',
        problem: `its process ended with ${code}`,
      })),
    ]);
    ended.abort();
    if (report.kind === 'broken') {
      this.#wrong = report.problem;
      this.#isDone = true;
    }
    return report;
  }
}
