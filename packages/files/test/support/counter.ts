/** A program that adds one to the number in a file, as often as it is told, each time under the file's lock. */
import { readFileSync, writeFileSync } from 'node:fs';
import { waitForLock } from '../../src/wait-for-lock.ts';

export interface Count {
  readonly file: string;
  readonly times: number;
  /** When all begin, so that they meet. */
  readonly begin: number;
}

async function count({ file, times, begin }: Count): Promise<void> {
  while (Date.now() < begin);
  for (let left = times; left > 0; left--) {
    const lock = await waitForLock(`${file}.lock`, { waitMs: 1, patienceMs: Infinity });
    writeFileSync(file, String(Number(readFileSync(file, 'utf8')) + 1));
    lock!.release();
  }
  process.send!('done');
}

process.on('message', (order: Count) => void count(order));
process.send!('ready');
