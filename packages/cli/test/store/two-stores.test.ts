import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnEntry } from '@dedalo/clients/own/own-entries';
import { addLevel, levelOf, NO_PROGRESS, type Progress } from '@dedalo/clients/progress/progress';
import { sokobanProgress } from '@dedalo/clients/sokoban/best-solutions';
import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/store/settings.ts';
import { formatSettings } from '../../src/store/settings-text.ts';
import { openStore, type Store } from '../../src/store/store.ts';
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

test('what somebody keeps by hand in two stores is all there, and what one has dropped is gone', async () => {
  const folder = join(root.path, 'own');
  const stores = await Promise.all([1, 2].map(async () => (await openStore(folder)).store));
  const [one, two] = stores as [Store, Store];
  const entry = (key: string): OwnEntry => ({ kind: 'bookmark', key, value: { name: key } });
  one.keepOwn(entry('a'));
  two.keepOwn(entry('b'));
  await one.flush();
  await two.flush();
  one.keepOwn(entry('c'));
  one.dropOwn(entry('b'));
  two.keepOwn(entry('d'));
  await one.flush();
  two.flushSync();
  const { store, problems } = await openStore(folder);
  expect(problems).toEqual([]);
  expect([...store.own.values()].map(({ key }) => key).sort()).toEqual(['a', 'c', 'd']);
});

test('a file of what was kept by hand that makes no sense is set aside, and one entry that makes none is left out', async () => {
  const folder = join(root.path, 'own-damaged');
  const { store } = await openStore(folder);
  store.keepOwn({ kind: 'level', key: 'x/1', value: {} });
  await store.flush();
  const file = join(folder, 'own.json');
  writeFileSync(file, '{"version":1,"entries":[{"kind":"level"},null,{"kind":"level","key":"y/1","value":{}}]}');
  expect([...(await openStore(folder)).store.own.keys()]).toEqual(['level y/1']);
  writeFileSync(file, '{"version":1,"ent');
  const damaged = await openStore(folder);
  expect(damaged.problems).toMatchObject([{ code: 'damaged', file }]);
  expect(damaged.store.own.size).toBe(0);
});
