import { expect, test } from 'vitest';
import { maskPoints } from '../../../../src/games/race/own/mask.ts';

const points = (...colours: readonly (readonly number[])[]): Uint8ClampedArray =>
  Uint8ClampedArray.from(colours.flat());
const MASKED = [0x00, 0x75, 0x75, 255];

test('R17: #007575 becomes transparent, and nothing else does', () => {
  const near = [
    [1, 0x75, 0x75, 255],
    [0, 0x74, 0x75, 255],
    [0, 0x75, 0x76, 255],
    [0, 0x75, 0x75, 254],
  ];
  const image = points(...near, MASKED, ...near, MASKED);
  expect(maskPoints(image)).toBe(true);
  expect(image).toEqual(points(...near, [0, 0, 0, 0], ...near, [0, 0, 0, 0]));
});

test('a picture without it stays as it is', () => {
  const image = points([1, 2, 3, 255], [0, 0, 0, 0]);
  expect(maskPoints(image)).toBe(false);
  expect(image).toEqual(points([1, 2, 3, 255], [0, 0, 0, 0]));
});
