import { expect, test } from 'vitest';
import { cellsOfRole, findPath, formatRaceMap, generateMaze, parseRaceMap, raceMapOf } from '../../src/index.ts';

const read = (text: string, options = {}) => {
  const result = parseRaceMap(text, options);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};
const refuse = (text: string, options = {}) => {
  const result = parseRaceMap(text, options);
  if (result.ok) throw new Error('was read');
  return result.error;
};

test('digits are costs, 0 is read as 1, everything else that is open costs 5', () => {
  const { map } = read('S0129 PVE#\n');
  expect([...map.grid.costs]).toEqual([5, 1, 1, 2, 9, 5, 5, 5, 5, 0]);
  expect(formatRaceMap(map)).toBe('S1129 PVE#\n');
});

test('start, exit, bonus and opponent cells are told apart; a blank is not the same as 5', () => {
  const { map } = read('S 5P\nVV E\n');
  expect(map.start).toBe(0);
  expect(map.exit).toBe(7);
  expect(cellsOfRole(map, 'bonus')).toEqual([3]);
  expect(cellsOfRole(map, 'opponent')).toEqual([4, 5]);
  expect(cellsOfRole(map, 'free')).toEqual([1, 6]);
  expect(cellsOfRole(map, 'plain')).toEqual([2]);
});

test('short rows are filled up with walls, with one warning for the map that says where they begin', () => {
  const { map, warnings } = read('S   E\n##\n   #\n');
  expect(formatRaceMap(map)).toBe('S   E\n#####\n   ##\n');
  expect(warnings).toEqual([{ code: 'rows-filled-up', at: { line: 2, column: 3 }, rows: 2, expected: 5, found: 2 }]);
});

test('a 0 is told of once for the map', () => {
  expect(read('S 01E\n00###\n').warnings).toEqual([{ code: 'zero-cost', at: { line: 1, column: 3 }, cells: 3 }]);
  expect(read('S 11E\n').warnings).toEqual([]);
});

test('a row that exactly fills the declared width is read, a longer one is refused at its first cell too many', () => {
  expect(read('S E\n', { width: 3, height: 1 }).map.grid.width).toBe(3);
  expect(refuse('S  E\n', { width: 3, height: 1 })).toEqual({
    code: 'row-too-long',
    at: { line: 1, column: 4 },
    expected: 3,
    found: 4,
  });
});

test('a map is as large as its text; a declared size is the most it may have', () => {
  const { map, warnings } = read('S E\n', { width: 5, height: 2 });
  expect(formatRaceMap(map)).toBe('S E\n');
  expect(warnings).toEqual([]);
  expect(refuse('S E\n###\n', { width: 3, height: 1 })).toMatchObject({ code: 'too-many-rows', at: { line: 2 } });
});

test('an unknown character is refused with its place', () => {
  expect(refuse('S #\n #@E\n')).toMatchObject({
    code: 'unknown-character',
    at: { line: 2, column: 3 },
    character: '@',
  });
});

test('a map needs one start and one exit', () => {
  expect(refuse('   E\n')).toMatchObject({ code: 'missing', what: 'start' });
  expect(refuse('S   \n')).toMatchObject({ code: 'missing', what: 'exit' });
  expect(refuse('S E\n  E\n')).toMatchObject({
    code: 'second',
    what: 'exit',
    at: { line: 2, column: 3 },
    first: { line: 1, column: 3 },
  });
  expect(refuse('S S\n  E\n')).toMatchObject({ code: 'second', what: 'start', at: { line: 1, column: 3 } });
});

test('line ends of Windows make no difference', () => {
  expect(formatRaceMap(read('S  \r\n  E\r\n').map)).toBe('S  \n  E\n');
});

test('on a torus the start and the exit are sealed: the way from one to the other goes through the map', () => {
  const text = 'S  1E\n';
  const { map } = read(text, { wrap: true });
  expect(map.grid.sealed).toEqual([0, 4]);
  expect(findPath(map.grid, { from: map.start, to: map.exit })?.cells).toEqual([0, 1, 2, 3, 4]);
  expect(read(text).map.grid).not.toHaveProperty('sealed');
});

test('so are the ends of a maze that wraps, and only of such a one', () => {
  for (const wrap of [false, true]) {
    const maze = generateMaze({ algorithm: 'race', width: 9, height: 7, seed: 3, wrap });
    if (!maze.ok) throw new Error(maze.error.code);
    const { grid, start, exit } = raceMapOf(maze.value);
    expect(grid.sealed).toEqual(wrap ? [start, exit] : undefined);
    expect(findPath(grid, { from: start, to: exit })).toBeDefined();
  }
});
