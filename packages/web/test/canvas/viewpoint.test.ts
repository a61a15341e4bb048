import { expect, test } from 'vitest';
import { Viewpoint } from '../../src/canvas/viewpoint.ts';

const view = { width: 600, height: 400 };
const large = { width: 100, height: 100 };

function looking(): Viewpoint {
  const viewpoint = new Viewpoint();
  viewpoint.begin(large, view, 1, { x: 50, y: 50 });
  return viewpoint;
}

test('a new level begins with the player in the middle', () => {
  const { camera, stage, zoom } = looking();
  expect(zoom).toBe(1);
  expect(stage.tile).toBe(14);
  expect(camera).toEqual({ x: 50.5 * 14 - 300, y: 50.5 * 14 - 200 });
});

test('it glides after the player and arrives; without gliding it jumps', () => {
  const gliding = looking();
  const jumping = looking();
  expect(gliding.follow({ x: 70, y: 50 }, 1000, true)).toBe(false);
  expect(jumping.follow({ x: 70, y: 50 }, 1000, false)).toBe(true);
  gliding.advance(1100);
  expect(gliding.camera.x).toBeGreaterThan(looking().camera.x);
  expect(gliding.camera.x).toBeLessThan(jumping.camera.x);
  gliding.advance(5000);
  expect(gliding.isMoving).toBe(false);
  expect(gliding.camera).toEqual(jumping.camera);
});

test('coming nearer has an end, and so has going away', () => {
  const viewpoint = looking();
  for (let turn = 0; turn < 50; turn++) viewpoint.zoomBy(1.3, { x: 300, y: 200 });
  expect(viewpoint.stage.tile).toBe(132);
  expect(viewpoint.zoomBy(1.3, { x: 300, y: 200 })).toBe(false);
  for (let turn = 0; turn < 50; turn++) viewpoint.zoomBy(0.7, { x: 300, y: 200 });
  expect(viewpoint.stage.tile * 100).toBeLessThanOrEqual(400);
});

test('in a smaller view the player is still seen', () => {
  const viewpoint = looking();
  viewpoint.moveBy({ x: -2000, y: 0 });
  viewpoint.refit({ width: 300, height: 300 }, 1, { x: 50, y: 50 });
  const at = 50 * viewpoint.stage.tile - viewpoint.camera.x;
  expect(at).toBeGreaterThanOrEqual(0);
  expect(at).toBeLessThan(300);
});
