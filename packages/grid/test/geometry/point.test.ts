import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isInside, isSamePoint, manhattan, type Point, type Size, torusManhattan, wrapPoint } from '../../src/index.ts';
import { range } from '../support/numbers.ts';

const point = fc.record({ x: fc.integer({ min: -50, max: 50 }), y: fc.integer({ min: -50, max: 50 }) });
const size = fc.record({ width: fc.integer({ min: 1, max: 12 }), height: fc.integer({ min: 1, max: 12 }) });

const allPoints = ({ width, height }: Size): Point[] =>
  range(0, height - 1).flatMap((y) => range(0, width - 1).map((x) => ({ x, y })));

describe('manhattan distance', () => {
  test('is columns plus rows apart', () => {
    expect(manhattan({ x: 1, y: 2 }, { x: 4, y: 0 })).toBe(5);
    expect(manhattan({ x: -1, y: -1 }, { x: -1, y: -1 })).toBe(0);
  });

  test('is the same both ways, and no detour is shorter', () => {
    fc.assert(
      fc.property(point, point, point, (a, b, c) => {
        expect(manhattan(a, b)).toBe(manhattan(b, a));
        expect(manhattan(a, b)).toBeLessThanOrEqual(manhattan(a, c) + manhattan(c, b));
      }),
    );
  });
});

describe('manhattan distance on a torus', () => {
  test.each([
    [1, 1],
    [1, 5],
    [2, 2],
    [4, 3],
    [5, 6],
    [7, 7],
  ])('of %i×%i is the shortest over all copies of the board around', (width, height) => {
    const board = { width, height };
    for (const a of allPoints(board)) {
      for (const b of allPoints(board)) {
        const copies = [-1, 0, 1].flatMap((i) =>
          [-1, 0, 1].map((j) => manhattan(a, { x: b.x + i * width, y: b.y + j * height })),
        );
        expect(torusManhattan(a, b, board)).toBe(Math.min(...copies));
      }
    }
  });
});

describe('a point on a torus', () => {
  test('is wrapped into the board by whole widths and heights', () => {
    fc.assert(
      fc.property(point, size, (p, board) => {
        const wrapped = wrapPoint(p, board);
        expect(isInside(wrapped, board)).toBe(true);
        expect(Number.isInteger((wrapped.x - p.x) / board.width)).toBe(true);
        expect(Number.isInteger((wrapped.y - p.y) / board.height)).toBe(true);
      }),
    );
  });

  test('stays where it is if it lies inside', () => {
    for (const p of allPoints({ width: 3, height: 4 })) expect(wrapPoint(p, { width: 3, height: 4 })).toEqual(p);
  });
});

test('inside are the points from 0 to just under the size', () => {
  const around = range(-2, 4).flatMap((y) => range(-2, 5).map((x) => ({ x, y })));
  const inside = around.filter((p) => isInside(p, { width: 3, height: 2 }));
  expect(inside).toEqual(allPoints({ width: 3, height: 2 }));
});

test('points are the same where both numbers are', () => {
  expect(isSamePoint({ x: 1, y: 2 }, { x: 1, y: 2 })).toBe(true);
  expect(isSamePoint({ x: 1, y: 2 }, { x: 2, y: 1 })).toBe(false);
  expect(isSamePoint({ x: 1, y: 2 }, { x: 1, y: 3 })).toBe(false);
});
