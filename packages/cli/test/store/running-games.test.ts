import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { openStore } from '../../src/store/store.ts';
import { testFolder } from '../folder.ts';

const root = testFolder();

test('the latest text is there at once and in the file after flush', async () => {
  const folder = join(root.path, 'latest');
  const { store } = await openStore(folder);
  for (let move = 0; move <= 500; move++) store.keepRunning('sokoban', `move ${move}`);
  store.keepRunning('race', 'other');
  expect(store.running('sokoban')).toBe('move 500');
  expect(existsSync(folder)).toBe(false);
  await store.flush();
  expect(readdirSync(join(folder, 'running')).sort()).toEqual(['race.replay', 'sokoban.replay']);
  expect((await openStore(folder)).store.running('sokoban')).toBe('move 500');
});

test('flushSync has written everything when it returns, whatever was under way', async () => {
  const random = new Random('flushSync');
  const folder = join(root.path, 'sync');
  const { store } = await openStore(folder);
  const file = join(folder, 'running/sokoban.replay');
  for (let round = 0; round < 60; round++) {
    store.keepRunning('sokoban', `${round} early`);
    for (let turns = random.below(6); turns > 0; turns--) await nextTurn();
    const isDropped = random.bool(0.2);
    if (isDropped) store.dropRunning('sokoban');
    else if (random.bool()) store.keepRunning('sokoban', `${round} late`);
    const expected = store.running('sokoban');
    store.flushSync();
    expect(existsSync(file) ? readFileSync(file, 'utf8') : undefined).toBe(expected);
    if (random.bool()) await store.flush();
    expect(existsSync(file) ? readFileSync(file, 'utf8') : undefined).toBe(expected);
  }
  await store.flush();
  expect(readdirSync(join(folder, 'running')).filter((name) => name.endsWith('tmp'))).toEqual([]);
});

test('a dropped game is gone, also when it was being written', async () => {
  const folder = join(root.path, 'dropped');
  const { store } = await openStore(folder);
  store.keepRunning('sokoban', 'text');
  await nextTurn();
  store.dropRunning('sokoban');
  expect(store.running('sokoban')).toBeUndefined();
  await store.flush();
  store.dropRunning('sokoban');
  await store.flush();
  expect((await openStore(folder)).store.running('sokoban')).toBeUndefined();
});

test('a running game that does not hold is set aside, and the next one is kept', async () => {
  const folder = join(root.path, 'aside');
  mkdirSync(join(folder, 'running'), { recursive: true });
  const file = join(folder, 'running/sokoban.replay');
  writeFileSync(file, 'cut sho');
  const { store } = await openStore(folder);
  expect(store.running('sokoban')).toBe('cut sho');
  expect(store.setRunningAside('sokoban')).toBe(`${file}.damaged`);
  expect(store.running('sokoban')).toBeUndefined();
  expect(store.setRunningAside('sokoban')).toBeUndefined();
  store.keepRunning('sokoban', 'good');
  await store.flush();
  expect([readFileSync(file, 'utf8'), readFileSync(`${file}.damaged`, 'utf8')]).toEqual(['good', 'cut sho']);
});

test('a name that is no game name is a mistake of the caller', async () => {
  const { store } = await openStore(root.path);
  for (const game of ['', '../sokoban', 'a/b', 'CON', 'a b']) {
    expect(() => store.keepRunning(game, '')).toThrow(RangeError);
    expect(() => store.running(game)).toThrow(RangeError);
  }
});

test('the name of the game played last is there at once and after flush; older folders have none, and untrusted text gives none', async () => {
  const folder = join(root.path, 'last');
  const { store } = await openStore(folder);
  expect(store.lastPlayed).toBeUndefined();
  for (const name of ['sokoban', 'stratego', 'stratego']) store.played(name);
  expect(store.lastPlayed).toBe('stratego');
  expect(() => store.played('../other')).toThrow(RangeError);
  await store.flush();
  expect((await openStore(folder)).store.lastPlayed).toBe('stratego');
  store.played('logic-maze-1a2b');
  store.flushSync();
  expect((await openStore(folder)).store.lastPlayed).toBe('logic-maze-1a2b');
  writeFileSync(join(folder, 'last-played.txt'), '../other\n');
  const other = await openStore(folder);
  expect(other.store.lastPlayed).toBeUndefined();
  expect(other.problems).toEqual([]);
});
