import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Write, WriteQueue } from '../../src/store/write-queue.ts';

/** Notes what is done; `later` takes several turns, like a slow disk. */
function notebook(): { notes: string[]; write: (name: string) => Write; queue: WriteQueue; failures: string[] } {
  const notes: string[] = [];
  const failures: string[] = [];
  return {
    notes,
    failures,
    queue: new WriteQueue((file, error) => failures.push(`${file}: ${String(error)}`)),
    write: (name) => ({
      async later(isWanted) {
        notes.push(`begin ${name}`);
        for (let turn = 0; turn < 3; turn++) await nextTurn();
        notes.push(isWanted() ? `end ${name}` : `leave ${name}`);
      },
      now: () => void notes.push(`now ${name}`),
    }),
  };
}

test('writes are done one after the other, and for each file only the latest', async () => {
  const { notes, write, queue } = notebook();
  queue.put('a', write('a1'));
  queue.put('b', write('b1'));
  queue.put('a', write('a2'));
  expect(notes).toEqual([]);
  await nextTurn();
  for (const name of ['a3', 'a4', 'a5']) queue.put('a', write(name));
  await queue.flush();
  expect(notes).toEqual(['begin a2', 'end a2', 'begin b1', 'end b1', 'begin a5', 'end a5']);
});

test('what is put in after everything was done is done as well', async () => {
  const { notes, write, queue } = notebook();
  await queue.flush();
  queue.put('a', write('a1'));
  await queue.flush();
  queue.put('a', write('a2'));
  await queue.flush();
  expect(notes).toEqual(['begin a1', 'end a1', 'begin a2', 'end a2']);
});

test('flushSync does what waits and what is half done; the half done steps back', async () => {
  const { notes, write, queue } = notebook();
  queue.put('a', write('a1'));
  queue.put('b', write('b1'));
  await nextTurn();
  queue.flushSync();
  expect(notes).toEqual(['begin a1', 'now b1', 'now a1']);
  queue.flushSync();
  await queue.flush();
  expect(notes.slice(3)).toEqual(['leave a1']);
});

test('flushSync does not bring back an older write over a newer', async () => {
  const { notes, write, queue } = notebook();
  queue.put('a', write('a1'));
  await nextTurn();
  queue.put('a', write('a2'));
  queue.flushSync();
  await queue.flush();
  expect(notes).toEqual(['begin a1', 'now a2', 'leave a1']);
});

test('a write that fails is named and does not stop the others', async () => {
  const { notes, write, queue, failures } = notebook();
  const failing: Write = { later: () => Promise.reject(new Error('full')), now: () => expect.fail('full') };
  queue.put('a', failing);
  queue.put('b', write('b1'));
  await queue.flush();
  queue.put('a', failing);
  queue.put('b', write('b2'));
  queue.flushSync();
  await queue.flush();
  expect(failures).toHaveLength(2);
  expect(notes).toEqual(['begin b1', 'end b1', 'now b2']);
});
