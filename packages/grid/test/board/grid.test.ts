import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cellAt,
  createGrid,
  DIRECTIONS,
  isOpen,
  isSameGrid,
  LONGEST_SIDE,
  neighbour,
  opposite,
  pointOf,
} from '../../src/index.ts';
import { beside } from '../support/walking.ts';
import { board } from '../support/board.ts';

const shape = fc.record({ width: fc.integer({ min: 1, max: 9 }), height: fc.integer({ min: 1, max: 9 }) });

describe('a new grid', () => {
  test('is all walls, plain, a byte a cell', () => {
    const grid = createGrid({ width: 3, height: 2 });
    expect(grid).toEqual({ width: 3, height: 2, wrap: false, costs: new Uint8Array(6) });
    expect(isOpen(grid, 0)).toBe(false);
  });

  test('can be a torus and can be filled', () => {
    const grid = createGrid({ width: 2, height: 1 }, { wrap: true, fill: 7 });
    expect(grid).toEqual({ width: 2, height: 1, wrap: true, costs: Uint8Array.of(7, 7) });
    expect(isOpen(grid, 1)).toBe(true);
  });

  test.each([0, -1, 2.5, LONGEST_SIDE + 1, Number.NaN, Number.POSITIVE_INFINITY])('has no side of %d', (side) => {
    expect(() => createGrid({ width: side, height: 5 })).toThrow(RangeError);
    expect(() => createGrid({ width: 5, height: side })).toThrow(RangeError);
  });

  test.each([1, LONGEST_SIDE])('may have a side of %i', (side) => {
    expect(createGrid({ width: side, height: 1 }).costs.length).toBe(side);
    expect(createGrid({ width: 1, height: side }).costs.length).toBe(side);
  });
});

test('cells are numbered row by row', () => {
  const size = { width: 3, height: 2 };
  expect(cellAt(size, { x: 0, y: 1 })).toBe(3);
  expect(pointOf(size, 5)).toEqual({ x: 2, y: 1 });
  fc.assert(
    fc.property(shape, fc.nat(), (any, n) => {
      expect(cellAt(any, pointOf(any, n))).toBe(n);
    }),
  );
});

describe('the neighbour of a cell', () => {
  // 0 1 2
  // 3 4 5
  const plain = createGrid({ width: 3, height: 2 });
  const torus = createGrid({ width: 3, height: 2 }, { wrap: true });

  test('on a plain grid is missing past the edge', () => {
    expect(DIRECTIONS.map((direction) => neighbour(plain, 4, direction))).toEqual([1, 5, undefined, 3]);
    expect(DIRECTIONS.map((direction) => neighbour(plain, 0, direction))).toEqual([undefined, 1, 3, undefined]);
    expect(DIRECTIONS.map((direction) => neighbour(plain, 5, direction))).toEqual([2, undefined, undefined, 4]);
  });

  test('on a torus lies around the edge', () => {
    expect(DIRECTIONS.map((direction) => neighbour(torus, 4, direction))).toEqual([1, 5, 1, 3]);
    expect(DIRECTIONS.map((direction) => neighbour(torus, 0, direction))).toEqual([3, 1, 3, 2]);
    expect(DIRECTIONS.map((direction) => neighbour(torus, 5, direction))).toEqual([2, 3, 2, 4]);
  });

  test('on a torus one cell wide is the cell itself', () => {
    expect(neighbour(createGrid({ width: 1, height: 3 }, { wrap: true }), 1, 'east')).toBe(1);
  });

  test('on a torus is missing past the edge from or to a sealed cell, and nowhere else', () => {
    const sealed = { ...torus, sealed: [3] };
    expect(DIRECTIONS.map((direction) => neighbour(sealed, 3, direction))).toEqual([0, 4, undefined, undefined]);
    expect(DIRECTIONS.map((direction) => neighbour(sealed, 5, direction))).toEqual([2, undefined, 2, 4]);
    expect(DIRECTIONS.map((direction) => neighbour(sealed, 0, direction))).toEqual([undefined, 1, 3, 2]);
    expect(DIRECTIONS.map((direction) => neighbour(sealed, 4, direction))).toEqual([1, 5, 1, 3]);
    expect(neighbour({ ...plain, sealed: [3] }, 3, 'north')).toBe(0);
  });

  test('has the cell as its neighbour the other way', () => {
    fc.assert(
      fc.property(shape, fc.boolean(), fc.nat(), fc.constantFrom(...DIRECTIONS), (size, wrap, n, direction) => {
        const grid = createGrid(size, { wrap });
        const cell = n % grid.costs.length;
        const next = neighbour(grid, cell, direction);
        expect(next === undefined ? cell : neighbour(grid, next, opposite(direction))).toBe(cell);
        const found = DIRECTIONS.map((way) => neighbour(grid, cell, way)).filter((other) => other !== undefined);
        expect(found).toEqual(beside(grid, cell));
      }),
    );
  });
});

describe('two grids are the same', () => {
  const grid = board('.#2');
  test('where the same cells are sealed, in whatever order', () => {
    expect(isSameGrid({ ...grid, sealed: [0, 2] }, { ...grid, sealed: [2, 0] })).toBe(true);
    expect(isSameGrid({ ...grid, sealed: [] }, grid)).toBe(true);
  });
  test('where size, edges and costs are', () => expect(isSameGrid(grid, board('.#2'))).toBe(true));
  test.each([
    ['a cost', board('.#3')],
    ['a wall', board('.12')],
    ['the shape', { ...board('.#2'), width: 1, height: 3 }],
    ['the edge', board('.#2', { wrap: true })],
    ['the length', board('.#2.')],
    ['a sealed cell', { ...board('.#2'), sealed: [2] }],
  ])('and not where %s differs', (_, other) => {
    expect(isSameGrid(grid, other)).toBe(false);
    expect(isSameGrid(other, grid)).toBe(false);
  });
});
