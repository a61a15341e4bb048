import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { solvedLevels } from '@dedalo/clients/progress/progress';
import { sokobanProgress } from '@dedalo/clients/sokoban/best-solutions';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/store/settings.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import type { StoreProblem } from '../../src/store/store-problem.ts';
import { testFolder } from '../folder.ts';
import { solvedWith } from './support.ts';
import { needs } from '../../../../tools/needs.ts';

const root = testFolder();

/** Root writes into read-only folders, and on Windows the mode says nothing. */
const MODE_IS_OBEYED = needs('posix', 'not-root');

async function checkPlayingOn(store: Store): Promise<void> {
  for (let move = 0; move < 5; move++) {
    store.keepRunning('sokoban', `move ${move}`);
    store.reached(sokobanProgress, solvedWith(9 - move, 1));
    store.saveSettings({ ...store.settings, board: 'ascii' });
    if (move % 2 === 0) await store.flush();
    else store.flushSync();
  }
  store.dropRunning('race');
  await store.flush();
  expect(store.running('sokoban')).toBe('move 4');
  expect(solvedLevels(store.progress)).toMatchObject([{ value: { bestMoves: { moves: 5 } } }]);
  expect(store.settings.board).toBe('ascii');
}

test('where nothing can be written the game continues from memory, with one message', async () => {
  const folder = join(root.write('a-file', 'mine'), 'dedalo');
  const later: StoreProblem[] = [];
  const { store, problems } = await openStore(folder, { onProblem: (problem) => later.push(problem) });
  expect(problems).toEqual([]);
  expect(store.settings).toEqual(DEFAULT_SETTINGS);
  await checkPlayingOn(store);
  expect(later.map(({ code }) => code)).toEqual(['cannot-write']);
  expect(store.setRunningAside('sokoban')).toBeUndefined();
  expect(readFileSync(join(root.path, 'a-file'), 'utf8')).toBe('mine');
});

test('without a listener a failed write does not crash either', async () => {
  const { store } = await openStore(join(root.write('another-file', ''), 'dedalo'));
  await checkPlayingOn(store);
});

test('one file that cannot be written does not keep the others from being written', async () => {
  const folder = join(root.path, 'half');
  mkdirSync(folder);
  writeFileSync(join(folder, 'running'), 'a file where the folder should be');
  const later: StoreProblem[] = [];
  const { store } = await openStore(folder, { onProblem: (problem) => later.push(problem) });
  await checkPlayingOn(store);
  expect(later).toMatchObject([{ code: 'cannot-write', file: join(folder, 'running', 'sokoban.replay') }]);
  const { store: next } = await openStore(folder);
  expect([next.settings, next.progress]).toEqual([store.settings, store.progress]);
});

test('a damaged file in a read-only folder stays where it is', MODE_IS_OBEYED, async () => {
  const folder = join(root.path, 'read-only');
  mkdirSync(folder);
  const file = join(folder, 'progress.toml');
  writeFileSync(file, 'version = ');
  chmodSync(folder, 0o500);
  const later: StoreProblem[] = [];
  const { store, problems } = await openStore(folder, { onProblem: (problem) => later.push(problem) });
  expect(problems).toMatchObject([{ code: 'damaged', file }]);
  expect(problems[0]).not.toHaveProperty('aside');
  await checkPlayingOn(store);
  expect(later.map(({ code }) => code)).toEqual(['cannot-write']);
  expect(readFileSync(file, 'utf8')).toBe('version = ');
  chmodSync(folder, 0o700);
});

test('a file that may not be read is set aside before it is written over', MODE_IS_OBEYED, async () => {
  const folder = join(root.path, 'not-ours');
  mkdirSync(folder);
  const file = join(folder, 'settings.toml');
  writeFileSync(file, 'board = "ascii"');
  chmodSync(file, 0);
  const later: StoreProblem[] = [];
  const { store, problems } = await openStore(folder, { onProblem: (problem) => later.push(problem) });
  expect(problems).toEqual([{ code: 'cannot-read', file, reason: 'EACCES' }]);
  store.saveSettings({ ...store.settings, motion: 'none' });
  await store.flush();
  expect(later).toEqual([{ code: 'damaged', file, aside: `${file}.damaged` }]);
  chmodSync(`${file}.damaged`, 0o600);
  expect(readFileSync(`${file}.damaged`, 'utf8')).toBe('board = "ascii"');
});
