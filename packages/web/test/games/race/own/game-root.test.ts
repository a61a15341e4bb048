import { expect, test } from 'vitest';
import { gameAmong } from '../../../../src/games/race/own/game-root.ts';
import { below, encode, SMALL, smallWith } from './support.ts';

const pathsOf = (files: ReadonlyMap<string, Uint8Array>): string[] => [...files.keys()].sort();
const WHOLE = [...SMALL.keys()].sort();

test('a game at the top is taken as it is, under the name of what contained it', () => {
  const { name, files, warnings } = gameAmong('my-race', smallWith());
  expect(pathsOf(files)).toEqual(WHOLE);
  expect({ name, warnings }).toEqual({ name: 'my-race', warnings: [] });
});

test('of folders around it the innermost is its name', () => {
  const found = gameAmong('download', below('outer/my-race', smallWith()));
  expect(pathsOf(found.files)).toEqual(WHOLE.map((path) => `outer/my-race/${path}`));
  expect(found.name).toBe('my-race');
});

test('the config.cfg nearest to the top is the game’s; files beside it may be named by it', () => {
  const files = new Map([
    ...below('a/deep', smallWith()),
    ...below('z', smallWith()),
    ['readme.txt', encode('mine')] as const,
  ]);
  const found = gameAmong('', files);
  expect(found.name).toBe('z');
  expect(pathsOf(found.files)).toEqual(pathsOf(files));
});

test('of two as near the first by name is taken, in whatever order they come', () => {
  const [b, a] = [below('b', smallWith()), below('a', smallWith())];
  for (const files of [new Map([...a, ...b]), new Map([...b, ...a])]) {
    expect(gameAmong('', files).name).toBe('a');
  }
});

test('a file that only ends like config.cfg is no root', () => {
  expect(gameAmong('', new Map([['old/my-config.cfg', encode('')]])).name).toBe('');
});

test.each([
  '../config.cfg',
  '/config.cfg',
  'a/../../config.cfg',
  'C:\\config.cfg',
  'a\u0000b',
  'a/ b',
  'x'.repeat(201),
])('a path that no game can name is left out, with a warning: %j', (path) => {
  const { files, warnings } = gameAmong('', new Map([...smallWith(), [path, encode('')]]));
  expect(pathsOf(files)).toEqual(WHOLE);
  expect(warnings).toEqual([{ code: 'name-left-out', file: path }]);
});

test('at most 100 of these are listed', () => {
  const many = Array.from({ length: 150 }, (_, number) => [`../${number}`, encode('')] as const);
  expect(gameAmong('', new Map([...smallWith(), ...many])).warnings).toHaveLength(100);
});

test('accents that a system has taken apart are put together', () => {
  const { files } = gameAmong('', smallWith({ 'citta\u0300.png': '' }));
  expect(files.has('citt\u00E0.png')).toBe(true);
});
