import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { createConfig } from '../../src/config.ts';
import { pokelabirinto } from '../../src/game.ts';
import { Maze, MazeSizeError } from '../../src/index.ts';
import { valueOf } from '../support/drawn.ts';
import { Screen } from './support.ts';

const mazeOf = (row: number, col: number, seed: string): { maze: Maze; screen: Screen } => {
  const screen = new Screen();
  return { maze: new Maze(row, col, { seed, print: screen.print }), screen };
};

test('Maze(): 20 × 20 (P10)', () => {
  const maze = new Maze({ seed: '7', print: () => {} });
  expect([maze.getRow(), maze.getCol()]).toEqual([20, 20]);
  expect(maze.getMaze()).toHaveLength(20);
  expect(maze.getMaze().every((row) => row.length === 20)).toBe(true);
});

test('Maze(row, col): the maze of the game with that seed', () => {
  const { maze, screen } = mazeOf(9, 12, 'knossos');
  const { maze: played } = pokelabirinto.start(valueOf(createConfig({ rows: 9, columns: 12 })), 'knossos');
  expect(maze.getMaze().flat()).toEqual(Array.from(played.grid.costs, (cost) => (cost === 0 ? 1 : 0)));
  expect(maze.getEntranceX() * 12 + maze.getEntranceY()).toBe(played.entrance);
  expect(maze.getExitX() * 12 + maze.getExitY()).toBe(played.exit);
  expect(maze.isExitCreated()).toBe(true);
  expect(screen.text).toBe('');
});

test('Maze(row, col): larger than a game may be, as described', () => {
  const { maze } = mazeOf(5, 301, 'long');
  expect(maze.getCol()).toBe(301);
});

describe('Maze(row, col): a size that is none is printed, and thrown (P10, PB5)', () => {
  test.each([
    [0, 20],
    [20, 0],
    [-1, -1],
    [4, 20],
    [20, 4],
    [5.5, 20],
    [Number.NaN, 20],
  ])('%d × %d', (row, col) => {
    const screen = new Screen();
    expect(() => new Maze(row, col, { seed: '7', print: screen.print })).toThrow(MazeSizeError);
    expect(screen.text).toBe('ERRORE: dimensioni labirinto non valide.\n');
  });
});

test('printMaze: each number with a tab behind it, a line a row (P18)', () => {
  const { maze, screen } = mazeOf(5, 7, '3');
  maze.printMaze();
  expect(screen.text).toBe(
    [
      '1\t1\t1\t1\t1\t1\t1\t\n',
      '1\t1\t0\t0\t0\t1\t1\t\n',
      '1\t1\t0\t1\t1\t1\t1\t\n',
      '1\t1\t0\t0\t0\t1\t1\t\n',
      '1\t1\t0\t1\t0\t1\t1\t\n',
    ].join(''),
  );
});

test('printMazeSymbols: E, U, ., #, each with a blank behind it (P18, PB22)', () => {
  const { maze, screen } = mazeOf(5, 7, '3');
  maze.printMazeSymbols();
  expect(screen.text).toBe(
    [
      '# # # # # # # \n', //
      '# # . . . # # \n',
      '# # . # # # # \n',
      '# # . . . # # \n',
      '# # E # U # # \n',
    ].join(''),
  );
});

describe('getMaze, setMaze (P19)', () => {
  test('what is got or given can be changed without harm', () => {
    const { maze } = mazeOf(5, 7, '3');
    const before = maze.getMaze();
    maze.getMaze()[2]![2] = 9;
    expect(maze.getMaze()).toEqual(before);
    const given = before.map((row) => row.map(() => 0));
    maze.setMaze(given);
    given[0]![0] = 1;
    expect(maze.getMaze()[0]![0]).toBe(0);
  });

  test('rows and columns are those of the matrix', () => {
    const { maze } = mazeOf(5, 7, '3');
    maze.setMaze(Array.from({ length: 6 }, () => Array.from({ length: 9 }, () => 1)));
    expect([maze.getRow(), maze.getCol()]).toEqual([6, 9]);
  });

  test.each([
    ['no rows', []],
    ['no columns', [[], []]],
    ['rows of two lengths', [[0, 0], [0]]],
    ['another number', [[0, 2]]],
  ])('%s: refused', (_, matrix) => {
    const { maze } = mazeOf(5, 7, '3');
    expect(() => maze.setMaze(matrix)).toThrow('Maze.setMaze');
    expect([maze.getRow(), maze.getCol()]).toEqual([5, 7]);
  });

  test('a matrix without room for the exit: refused', () => {
    const { maze } = mazeOf(5, 7, '3');
    expect(() => maze.setMaze([[0, 0]])).toThrow('would be cut off');
  });
});

describe('setRow, setCol (P19)', () => {
  test('more of them are wall', () => {
    const { maze } = mazeOf(5, 7, '3');
    const before = maze.getMaze();
    maze.setRow(6);
    maze.setCol(8);
    expect(maze.getMaze()).toEqual([...before.map((row) => row.concat(1)), Array.from({ length: 8 }, () => 1)]);
  });

  test('fewer cut the maze off, but not its entrance or exit', () => {
    const { maze } = mazeOf(5, 7, '3');
    maze.setRow(9);
    maze.setRow(8);
    expect(maze.getRow()).toBe(8);
    const least = Math.max(maze.getEntranceX(), maze.getExitX());
    expect(() => maze.setRow(least)).toThrow('would be cut off');
    expect(() => maze.setRow(0)).toThrow(MazeSizeError);
    expect(maze.getRow()).toBe(8);
  });
});

test('setEntranceX, setEntranceY, setExitX, setExitY: cells of the maze only (P19)', () => {
  const { maze } = mazeOf(5, 7, '3');
  maze.setEntranceX(1);
  maze.setEntranceY(2);
  maze.setExitX(3);
  maze.setExitY(4);
  expect([maze.getEntranceX(), maze.getEntranceY(), maze.getExitX(), maze.getExitY()]).toEqual([1, 2, 3, 4]);
  expect(() => maze.setEntranceX(5)).toThrow('row 5, column 2');
  expect(() => maze.setExitY(-1)).toThrow('row 3, column -1');
  expect(() => maze.setExitY(0.5)).toThrow('column 0.5');
});

test('setExitCreated, isExitCreated (P19)', () => {
  const { maze } = mazeOf(5, 7, '3');
  maze.setExitCreated(false);
  expect(maze.isExitCreated()).toBe(false);
});

test('getRand, setRand (P19)', () => {
  const { maze } = mazeOf(5, 7, '3');
  expect(maze.getRand().next()).toBe(mazeOf(5, 7, '3').maze.getRand().next());
  const rand = new Random('mine');
  maze.setRand(rand);
  expect(maze.getRand()).toBe(rand);
});
