import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { type Lock, tryLock } from '../src/lock.ts';
import { testFolder } from './support/folder.ts';
import { endedProcess, leaveLock, nameOf } from './support/left-lock.ts';

/** What is done before the next step of a lock in the file system. */
let beforeStep: () => void = () => undefined;

vi.mock('node:fs', async (importOriginal) => {
  const real = await importOriginal<Record<string, unknown>>();
  const stepped = (name: string) => {
    const step = real[name] as (...args: unknown[]) => unknown;
    return (...args: unknown[]) => {
      beforeStep();
      return step(...args);
    };
  };
  const names = ['mkdirSync', 'readdirSync', 'renameSync', 'rmSync', 'rmdirSync', 'statSync', 'unlinkSync'];
  return { ...real, ...Object.fromEntries([...names, 'writeFileSync'].map((name) => [name, stepped(name)])) };
});

type Part = 'keeps' | 'gives back';

interface Play {
  readonly path: string;
  /** For each process but the last, the step before which it is overtaken by the whole run of the next. */
  readonly pauses: readonly number[];
  /** What each does with the lock, if it gets it. */
  readonly parts: readonly Part[];
}

interface Played {
  /** That held the lock at once. */
  readonly most: number;
  readonly kept: readonly Lock[];
  /** How many processes took part: less than all where one ended before it was overtaken. */
  readonly processes: number;
}

/** Lets processes overtake one another as planned. */
function play({ path, pauses, parts }: Play): Played {
  const kept: Lock[] = [];
  let processes = 0;
  let holders = 0;
  let most = 0;
  const run = (process: number): void => {
    processes++;
    let steps = 0;
    const pauseBefore = (): void => {
      if (steps++ === pauses[process]) asProcess(process + 1);
    };
    beforeStep = pauseBefore;
    const { lock } = tryLock(path);
    if (!lock) return;
    most = Math.max(most, ++holders);
    if (parts[process] === 'keeps') {
      kept.push(lock);
      return;
    }
    holders--;
    lock.release();
  };
  const asProcess = (process: number): void => {
    const outer = beforeStep;
    run(process);
    beforeStep = outer;
  };
  asProcess(0);
  return { most, kept, processes };
}

const folder = testFolder();
const gone = endedProcess();
const PARTS: readonly Part[] = ['keeps', 'gives back'];
const STARTS: Readonly<Record<string, (path: string) => void>> = {
  'a free lock': () => undefined,
  'the lock of a dead process': (path) => leaveLock(path, { pid: gone }),
  'a lock that was being given back': (path) => mkdirSync(path),
  'a file in the place of a lock': (path) => writeFileSync(path, ''),
  'a free lock and a draft that was left': (path) => leaveLock(`${path}.${nameOf({ pid: gone })}`, { pid: gone }),
};

/** Plays it in a folder of its own, and gives how many took part. */
function playFrom(start: string, pauses: readonly number[], parts: readonly Part[]): number {
  const place = mkdtempSync(join(folder, 'p'));
  const path = join(place, 'lock');
  STARTS[start]!(path);
  const { most, kept, processes } = play({ path, pauses, parts });
  const story = JSON.stringify({ pauses, parts });
  expect(most, story).toBe(1);
  for (const lock of kept) lock.release();
  expect(readdirSync(place), story).toEqual([]);
  return processes;
}

test.each(Object.keys(STARTS))(
  'from %s: whenever one is overtaken by a second and that by a third, one has the lock',
  (start) => {
    let plays = 0;
    for (const parts of PARTS.flatMap((second) => PARTS.map((third) => ['gives back', second, third] as const))) {
      let processes = 3;
      for (let first = 0; processes > 1; first++) {
        processes = 3;
        for (let second = 0; processes > 2; second++) {
          processes = playFrom(start, [first, second], parts);
          plays++;
        }
      }
    }
    expect(plays).toBeGreaterThan(100);
  },
);
