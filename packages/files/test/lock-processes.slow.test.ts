import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Count } from './support/counter.ts';
import { testFolder } from './support/folder.ts';
import { endedProcess, leaveLock } from './support/left-lock.ts';
import { needs } from '../../../tools/needs.ts';

const PROCESSES = 8;
const ROUNDS = 50;
const TIMES = 3;

const folder = testFolder();
const program = fileURLToPath(new URL('support/counter.ts', import.meta.url));
let counters: readonly ChildProcess[];

beforeAll(async () => {
  counters = Array.from({ length: PROCESSES }, () => fork(program, { execArgv: [] }));
  await Promise.all(counters.map((counter) => once(counter, 'message')));
});
afterAll(async () => {
  const ended = counters.map((counter) => once(counter, 'exit'));
  for (const counter of counters) counter.kill('SIGKILL');
  await Promise.all(ended);
});

/** What stands in the file when all have counted on it, beginning at a lock that a dead process has left. */
async function countTogether(file: string, gone: number): Promise<number> {
  writeFileSync(file, '0');
  leaveLock(`${file}.lock`, { pid: gone });
  const done = counters.map((counter) => once(counter, 'message'));
  const order: Count = { file, times: TIMES, begin: Date.now() + 3 };
  for (const counter of counters) counter.send(order);
  await Promise.all(done);
  return Number(readFileSync(file, 'utf8'));
}

test('many processes that find the lock of a dead one lose nothing of one another', async () => {
  const gone = endedProcess();
  const file = join(folder, 'count');
  const counts: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    counts.push(await countTogether(file, gone));
    expect(readdirSync(folder)).toEqual(['count']);
  }
  expect(counts).toEqual(Array.from({ length: ROUNDS }, () => PROCESSES * TIMES));
  rmSync(file);
});

test('nor when they are stopped and continued at any moment', needs('posix'), async () => {
  const gone = endedProcess();
  const file = join(folder, 'count');
  const counts: number[] = [];
  const over = new AbortController();
  const disturb = async (): Promise<void> => {
    for (let turn = 0; !over.signal.aborted; turn++) {
      const counter = counters[turn % PROCESSES]!;
      counter.kill('SIGSTOP');
      await sleep(turn % 4);
      counter.kill('SIGCONT');
    }
  };
  const disturbed = Promise.all([disturb(), disturb(), disturb()]);
  for (let round = 0; round < ROUNDS; round++) counts.push(await countTogether(file, gone));
  over.abort();
  await disturbed;
  expect(counts).toEqual(Array.from({ length: ROUNDS }, () => PROCESSES * TIMES));
  expect(readdirSync(folder)).toEqual(['count']);
});
