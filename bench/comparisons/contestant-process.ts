// One contestant in a process of its own: neither its garbage nor what it does to the prototypes disturbs the others.
import { setTimeout } from 'node:timers/promises';
import { cpuMs } from '../cpu.ts';
import { COMPARISONS } from './index.ts';
import type { Order, Report } from './messages.ts';
import type { Run } from './comparison.ts';

const [comparisonName, contestantName] = process.argv.slice(2);
const comparison = COMPARISONS.find(({ name }) => name === comparisonName);
const contestant = comparison?.contestants.find(({ name }) => name === contestantName);
if (!comparison || !contestant) throw new Error(`there is no ${contestantName} in ${comparisonName}`);

const report = (message: Report): void => void process.send!(message);
let tasks: readonly unknown[] = [];
let run: Run<unknown, unknown>;
let isFirstRound = true;
/** CPU time of all rounds so far. */
let total = 0;

async function setUp(): Promise<void> {
  const load = await contestant!.load();
  // Node is still busy in the background when it starts.
  await setTimeout(50);
  const before = cpuMs();
  run = await load();
  report({ kind: 'ready', setUpMs: cpuMs() - before });
}

async function playRound(): Promise<void> {
  const times: number[] = [];
  const problems: string[] = [];
  let spent = 0;
  for (const task of tasks) {
    const before = cpuMs();
    let given = run(task);
    // Awaiting only where there is a promise: the others should not pay for it.
    if (given instanceof Promise) given = await given;
    const time = cpuMs() - before;
    times.push(time);
    problems.push(comparison!.check(given(), task) ?? '');
    spent += time;
    if (isFirstRound && spent > comparison!.budget / 2) break;
  }
  // Who is slow does fewer tasks, but the same ones in every round, and at least two rounds.
  tasks = tasks.slice(0, times.length);
  isFirstRound = false;
  total += spent;
  report({ kind: 'round', times, problems, isSpent: total > comparison!.budget });
}

process.on('message', (order: Order) => {
  if (order.kind === 'start') tasks = order.tasks;
  const work = order.kind === 'start' ? setUp() : playRound();
  work.catch((error: unknown) => report({ kind: 'broken', problem: String(error) }));
});
