import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { area, contains, intersection, intersectionOverUnion, type Rectangle } from '../../src/index.ts';
import { range } from '../support/numbers.ts';

const rectangle = fc.record({
  x: fc.integer({ min: -6, max: 6 }),
  y: fc.integer({ min: -6, max: 6 }),
  width: fc.integer({ min: 0, max: 8 }),
  height: fc.integer({ min: 0, max: 8 }),
});
const square = (x: number, y: number, side: number): Rectangle => ({ x, y, width: side, height: side });

/** How many whole points lie in all of the rectangles: their common area, counted. */
const pointsIn = (...rectangles: Rectangle[]): number =>
  range(-7, 15)
    .flatMap((y) => range(-7, 15).map((x) => ({ x, y })))
    .filter((p) => rectangles.every((r) => p.x >= r.x && p.y >= r.y && p.x < r.x + r.width && p.y < r.y + r.height))
    .length;

test('a rectangle contains its first corner, not its last', () => {
  const r = { x: 2, y: 3, width: 2, height: 1 };
  expect(contains(r, { x: 2, y: 3 })).toBe(true);
  expect(contains(r, { x: 3.9, y: 3.9 })).toBe(true);
  expect(contains(r, { x: 4, y: 3 })).toBe(false);
  expect(contains(r, { x: 2, y: 4 })).toBe(false);
  expect(contains(r, { x: 1.9, y: 3 })).toBe(false);
  expect(contains(r, { x: 2, y: 2.9 })).toBe(false);
});

describe('intersection', () => {
  test('covers the points that both cover', () => {
    fc.assert(
      fc.property(rectangle, rectangle, (a, b) => {
        const common = intersection(a, b);
        expect(area(common)).toBe(pointsIn(a, b));
        expect(pointsIn(a, b, common)).toBe(pointsIn(a, b));
      }),
    );
  });

  test('of rectangles that only touch is empty', () => {
    expect(area(intersection(square(0, 0, 2), square(2, 0, 2)))).toBe(0);
    expect(area(intersection(square(0, 0, 2), square(2, 2, 2)))).toBe(0);
  });

  test('of rectangles apart in both directions is empty, not negative twice', () => {
    expect(intersection(square(0, 0, 1), square(5, 5, 1))).toMatchObject({ width: 0, height: 0 });
  });
});

describe('intersection over union', () => {
  test('is common points over covered points, the same both ways', () => {
    fc.assert(
      fc.property(rectangle, rectangle, (a, b) => {
        const common = pointsIn(a, b);
        const covered = pointsIn(a) + pointsIn(b) - common;
        expect(intersectionOverUnion(a, b)).toBe(covered === 0 ? 0 : common / covered);
        expect(intersectionOverUnion(b, a)).toBe(intersectionOverUnion(a, b));
      }),
    );
  });

  test('is 1 for equal rectangles, 0 for rectangles apart or empty', () => {
    expect(intersectionOverUnion(square(3, 4, 2), square(3, 4, 2))).toBe(1);
    expect(intersectionOverUnion(square(0, 0, 2), square(9, 0, 2))).toBe(0);
    expect(intersectionOverUnion(square(0, 0, 2), square(2, 0, 2))).toBe(0);
    expect(intersectionOverUnion(square(0, 0, 0), square(0, 0, 0))).toBe(0);
  });

  test.each([
    ['to the right', square(0.25, 0, 1)],
    ['to the left', square(-0.25, 0, 1)],
    ['down', square(0, 0.25, 1)],
    ['up', square(0, -0.25, 1)],
  ])('is exactly 0.6 for a cell moved a quarter %s', (_, moved) => {
    expect(intersectionOverUnion(square(0, 0, 1), moved)).toBe(0.6);
  });

  test('falls under 0.6 just past a quarter and stays over it just before', () => {
    expect(intersectionOverUnion(square(0, 0, 1), square(0.251, 0, 1))).toBeLessThan(0.6);
    expect(intersectionOverUnion(square(0, 0, 1), square(0.249, 0, 1))).toBeGreaterThan(0.6);
  });
});
