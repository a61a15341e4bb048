/**
 * A program that is meant to be killed: keeps a running game or progress in a folder, without end if none is given.
 * `progress-at-once` writes as a program does that ends.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sokobanProgress } from '@dedalo/clients/sokoban/best-solutions';
import { openStore } from '../../src/store/store.ts';
import { solvedWith } from './support.ts';
import { textOf } from './whole-text.ts';

const [folder, what, first, end = 'Infinity'] = process.argv.slice(2) as [
  string,
  'running' | 'progress' | 'progress-at-once',
  string,
  string?,
];
const { store } = await openStore(folder);
for (let number = Number(first); number < Number(end); number++) {
  if (what === 'running') {
    store.keepRunning('sokoban', textOf(number));
    store.saveSettings({ ...store.settings, others: { number } });
  } else store.reached(sokobanProgress, solvedWith(1 + (number % 50), 1, { level: `level-${number}` }));
  if (what === 'progress-at-once') store.flushSync();
  if (number === Number(first)) {
    await store.flush();
    process.stdout.write('ready\n');
  }
  await nextTurn();
}
await store.flush();
