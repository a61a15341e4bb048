import { expect, test } from 'vitest';
import { centreOn, follow, FOLLOW_MARGIN, hiddenSides, rescale, settle, type Stage } from '../../src/canvas/camera.ts';

const small: Stage = { level: { width: 10, height: 10 }, view: { width: 600, height: 400 }, tile: 20 };
const large: Stage = { level: { width: 100, height: 100 }, view: { width: 600, height: 400 }, tile: 20 };

test('a level that fits is centred, wherever the camera was', () => {
  expect(settle({ x: 999, y: -999 }, small)).toEqual({ x: -200, y: -100 });
  expect(hiddenSides(settle({ x: 0, y: 0 }, small), small)).toEqual({
    north: false,
    east: false,
    south: false,
    west: false,
  });
});

test('the camera stops at the margin of the level', () => {
  expect(settle({ x: -500, y: -500 }, large)).toEqual({ x: -6, y: -6 });
  expect(settle({ x: 5000, y: 5000 }, large)).toEqual({ x: 1406, y: 1606 });
});

test('in the middle of a large level it continues on all sides, in its corner on two', () => {
  expect(hiddenSides({ x: 700, y: 700 }, large)).toEqual({ north: true, east: true, south: true, west: true });
  expect(hiddenSides(settle({ x: 0, y: -500 }, large), large)).toMatchObject({ north: false, south: true });
});

test('the player keeps three tiles from every edge', () => {
  const camera = { x: 600, y: 600 };
  expect(follow(camera, { x: 45, y: 40 }, large)).toEqual(camera);
  expect(follow(camera, { x: 57, y: 40 }, large)).toEqual({ x: 58 * 20 + FOLLOW_MARGIN * 20 - 600, y: 600 });
  expect(follow(camera, { x: 45, y: 31 }, large)).toEqual({ x: 600, y: 31 * 20 - FOLLOW_MARGIN * 20 });
});

test('at the border of the level the edge of the view may come near', () => {
  expect(follow({ x: 600, y: 600 }, { x: 0, y: 0 }, large)).toEqual({ x: -6, y: -6 });
});

test('a view of a few tiles keeps the player in its middle', () => {
  const narrow = { ...large, view: { width: 60, height: 60 } };
  expect(follow({ x: 0, y: 0 }, { x: 50, y: 50 }, narrow)).toEqual({ x: 980, y: 980 });
  expect(centreOn({ x: 50, y: 50 }, narrow)).toEqual({ x: 980, y: 980 });
});

test('the point under the finger stays there when the tile grows', () => {
  const at = { x: 300, y: 100 };
  const near = { ...large, tile: 40 };
  const camera = rescale({ x: 700, y: 700 }, 20, near, at);
  expect((camera.x + at.x) / 40).toBeCloseTo((700 + at.x) / 20);
  expect((camera.y + at.y) / 40).toBeCloseTo((700 + at.y) / 20);
});
