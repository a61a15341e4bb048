import { expect, test } from 'vitest';
import { cameraOf } from '../../../../src/games/race/screen/camera.ts';

const area = { x: 0, y: 1, width: 80, height: 21 };

test('a map that fits is centred and stays there', () => {
  for (const x of [0, 20, 36]) {
    expect(cameraOf({ width: 37, height: 21 }, { x, y: 3 }, { area, isLarge: false })).toEqual({
      columns: 2,
      rows: 1,
      left: 3,
      top: 1,
    });
  }
});

test('a higher one follows, but never past its ends', () => {
  const top = (y: number): number => cameraOf({ width: 37, height: 41 }, { x: 0, y }, { area, isLarge: false }).top;
  expect([0, 10, 11, 20, 30, 31, 40].map(top)).toEqual([1, 1, 0, -9, -19, -19, -19]);
});

test('a wider one has one column a cell, and follows where that is not enough', () => {
  const camera = (width: number, x: number) => cameraOf({ width, height: 9 }, { x, y: 0 }, { area, isLarge: false });
  expect(camera(41, 0)).toEqual({ columns: 1, rows: 1, left: 19, top: 7 });
  expect(camera(100, 0).left).toBe(0);
  expect(camera(100, 50).left).toBe(-10);
  expect(camera(100, 99).left).toBe(-20);
});

test('it goes along between two cells', () => {
  expect(cameraOf({ width: 200, height: 9 }, { x: 100.6, y: 0 }, { area, isLarge: false }).left).toBe(-61);
});

test('large: two rows and four columns a cell, scrolled, where enough of the map is still seen', () => {
  const map = { width: 37, height: 21 };
  const room = { x: 0, y: 0, width: 80, height: 32 };
  expect(cameraOf(map, { x: 0, y: 0 }, { area: room, isLarge: true })).toEqual({
    columns: 4,
    rows: 2,
    left: 0,
    top: 0,
  });
  const last = cameraOf(map, { x: 36, y: 20 }, { area: room, isLarge: true });
  expect([last.left, last.top]).toEqual([80 - 4 * 37, 32 - 2 * 21]);
  const small = { ...room, height: 20 };
  expect(cameraOf(map, { x: 0, y: 0 }, { area: small, isLarge: true }).rows).toBe(1);
});
