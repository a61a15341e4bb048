import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addLevel, levelOf, NO_PROGRESS, type Progress } from '@dedalo/clients/progress/progress';
import { sokobanProgress } from '@dedalo/clients/sokoban/best-solutions';
import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/store/settings.ts';
import { formatSettings } from '../../src/store/settings-text.ts';
import { openStore } from '../../src/store/store.ts';
import { testFolder } from '../folder.ts';
import { solvedWith } from './support.ts';

const root = testFolder();

test('two stores on one folder lose nothing of either', async () => {
  const folder = join(root.path, 'merge');
  const random = new Random('two stores');
  const stores = await Promise.all([1, 2, 3].map(async () => (await openStore(folder)).store));
  const entries = Array.from({ length: 120 }, () => {
    const moves = random.int(1, 30);
    return solvedWith(moves, random.int(0, moves), { level: `level-${random.below(20)}` });
  });
  for (const [index, entry] of entries.entries()) {
    const store = stores[index % 3]!;
    store.reached(sokobanProgress, entry);
    if (random.bool(0.3)) await store.flush();
    if (random.bool(0.1)) store.flushSync();
  }
  stores[0]!.markKnown('sokoban');
  stores[1]!.markKnown('race');
  await Promise.all(stores.map((store) => store.flush()));

  const { store, problems } = await openStore(folder);
  expect(problems).toEqual([]);
  const all = entries.reduce<Progress>((progress, entry) => addLevel(progress, sokobanProgress, entry), NO_PROGRESS);
  const counts = (progress: Progress): unknown[] =>
    [...progress.levels.values()]
      .map(({ level }) => {
        const { bestMoves, bestPushes } = levelOf(progress, sokobanProgress, level)!.value;
        return [level, bestMoves.moves, bestMoves.pushes, bestPushes.moves, bestPushes.pushes].join(' ');
      })
      .sort();
  expect(counts(store.progress)).toEqual(counts(all));
  expect([...store.progress.known].sort()).toEqual(['race', 'sokoban']);
  expect(readdirSync(folder)).toEqual(['progress.toml']);
});

test('a setting changed in the game does not undo what was edited in the file meanwhile', async () => {
  const folder = join(root.path, 'settings');
  const { store } = await openStore(folder);
  store.saveSettings({ ...store.settings, motion: 'none' });
  await store.flush();
  const edited = { ...store.settings, keys: { undo: ['z'] }, board: 'ascii' } as const;
  writeFileSync(join(folder, 'settings.toml'), formatSettings(edited));
  store.saveSettings({ ...store.settings, letters: 'hjkl' });
  store.saveSettings({ ...store.settings, deadSquares: true });
  await store.flush();
  const expected = { ...edited, letters: 'hjkl', deadSquares: true };
  expect(store.settings).toEqual(expected);
  expect((await openStore(folder)).store.settings).toEqual(expected);
});

test('settings changed and changed back are written so', async () => {
  const folder = join(root.path, 'back');
  const { store } = await openStore(folder);
  for (const board of ['ascii', 'auto', 'unicode', 'auto'] as const) {
    store.saveSettings({ ...store.settings, board });
    store.flushSync();
    expect((await openStore(folder)).store.settings.board).toBe(board);
  }
  expect(store.settings).toEqual(DEFAULT_SETTINGS);
});
