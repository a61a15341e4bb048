import { describe, expect, test } from 'vitest';
import {
  BLUE,
  CELLS,
  cellAt,
  columnOf,
  DIRECTIONS,
  homeCells,
  isHome,
  isLake,
  RED,
  rowOf,
  stepOf,
} from '../src/board.ts';

const cells = Array.from({ length: CELLS }, (_, cell) => cell);

test('D1: 10 × 10 cells, the first at the top left, with two lakes of 2 × 2', () => {
  expect([cellAt(0, 0), cellAt(9, 9)]).toEqual([0, 99]);
  expect([rowOf(47), columnOf(47)]).toEqual([4, 7]);
  expect(cells.filter(isLake)).toEqual([42, 43, 46, 47, 52, 53, 56, 57]);
});

test('D2: Red sets up in rows 0 to 3, Blue in rows 6 to 9', () => {
  expect(homeCells(RED)).toEqual(cells.slice(0, 40));
  expect(homeCells(BLUE)).toEqual(cells.slice(60));
});

test('nobody is at home off the board, or between cells', () => {
  for (const cell of [-1, -10, 100, 139, 3.5, 70.5, Number.NaN, Infinity, -Infinity]) {
    expect([isHome(RED, cell), isHome(BLUE, cell)]).toEqual([false, false]);
  }
});

describe('D10: forward, back, left and right are as the player sees them', () => {
  const cellsBeside = (seat: number): number[] =>
    DIRECTIONS.map((direction) => stepOf(seat, direction)).map(({ row, column }) => cellAt(2 + row, 5 + column));

  test('Red looks down the board', () => {
    expect(cellsBeside(RED)).toEqual([35, 15, 26, 24]);
  });

  test('Blue looks up', () => {
    expect(cellsBeside(BLUE)).toEqual([15, 35, 24, 26]);
  });
});
