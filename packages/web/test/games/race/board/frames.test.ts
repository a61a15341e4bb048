import { NO_WAY } from '@dedalo/race';
import { expect, test } from 'vitest';
import { frameOf, sheetFrame } from '../../../../src/games/race/board/characters.ts';
import { curtainOf } from '../../../../src/games/race/board/curtain.ts';

test('R16, R18: walking shows another of three frames every fifth of a second', () => {
  const columns = Array.from({ length: 48 }, (_, ticks) => frameOf({ facing: 1, isMoving: true, ticks }).column);
  expect(columns).toEqual([0, 1, 2, 1].flatMap((column) => Array.from({ length: 12 }, () => column)));
});

test('R18: the rows are up, right, down, left; before the first step a character faces the viewer', () => {
  const rows = [0, 1, 2, 3, NO_WAY].map((facing) => frameOf({ facing, isMoving: false, ticks: 0 }));
  expect(rows.map(({ row }) => row)).toEqual([0, 1, 2, 3, 2]);
  expect(rows.every(({ column }) => column === 1)).toBe(true);
});

test('R18: a sheet of twelve frames is cut in three columns and four rows', () => {
  const picture = { image: {} as CanvasImageSource, rect: { x: 10, y: 20, width: 72, height: 128 }, cell: 32 };
  expect(sheetFrame(picture, { column: 2, row: 3 })).toEqual({ x: 58, y: 116, width: 24, height: 32 });
});

test('R49: a map fades out for 30 frames, and the next one in', () => {
  const seen = (left: number) => curtainOf({ to: 'map', left }, false);
  expect(seen(60)).toEqual({ isOld: true, opacity: 1 });
  expect(seen(45)).toEqual({ isOld: true, opacity: 0.5 });
  expect(seen(30)).toEqual({ isOld: false, opacity: 0 });
  expect(seen(15)).toEqual({ isOld: false, opacity: 0.5 });
  expect(curtainOf(null, false)).toEqual({ isOld: false, opacity: 1 });
});

test('R49: between two levels there is nothing but the name for 90 frames', () => {
  const seen = (left: number) => curtainOf({ to: 'level', left }, false);
  const dark = { isOld: false, opacity: 0 };
  expect(seen(135)).toEqual({ isOld: true, opacity: 0.5 });
  expect([120, 75, 30].map((left) => seen(left))).toEqual([dark, dark, dark]);
  expect(seen(15).opacity).toBe(0.5);
});

test('without fading the next map appears at once', () => {
  expect(curtainOf({ to: 'level', left: 150 }, true)).toEqual({ isOld: false, opacity: 1 });
});
