import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import { endAllPrograms, livePrograms } from '@dedalo/arena/program/live-programs';
import { markerIn } from '@dedalo/arena/program/marker';
import { readEnvironment, readProcesses } from '@dedalo/arena/program/process-table';
import { testFolder } from './folder.ts';
import { needs } from '../../../../tools/needs.ts';

const folder = testFolder();
folder.write('family.sh', 'sleep 60 & read line; echo yes; read line');

const marked = (marker: string): number =>
  readProcesses().filter(({ pid }) => markerIn(readEnvironment(pid)) === marker).length;

describe('programs of another thread', needs('linux'), () => {
  test('are ended with all others of the process', async () => {
    const script = new URL('short-lived-arena.ts', import.meta.url);
    const worker = new Worker(script, { argv: [folder.path], stdout: true, stdin: true });
    const [printed] = (await once(worker.stdout, 'data')) as [Buffer];
    const marker = printed.toString().trim().split(' ')[1]!;
    expect(marked(marker)).toBe(2);
    expect(livePrograms()).toEqual([]);
    await worker.terminate();
    endAllPrograms();
    expect(marked(marker)).toBe(0);
  });
});
