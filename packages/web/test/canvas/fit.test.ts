import { expect, test } from 'vitest';
import { fittedTile, MARGIN, wholeTile, zoomRange } from '../../src/canvas/fit.ts';

const view = { width: 1280, height: 800 };

test('a tile is a whole number of device pixels and the level fits with its margin', () => {
  for (let side = 3; side < 60; side++) {
    const tile = wholeTile({ width: side, height: side }, view);
    expect(Number.isInteger(tile)).toBe(true);
    expect(tile * (side + 2 * MARGIN)).toBeLessThanOrEqual(800);
    expect((tile + 1) * (side + 2 * MARGIN)).toBeGreaterThan(800);
  }
});

test('a small level does not grow beyond 88 CSS pixels a tile, a large one not below 14', () => {
  expect(fittedTile({ width: 5, height: 5 }, view, 1)).toBe(88);
  expect(fittedTile({ width: 100, height: 100 }, view, 1)).toBe(14);
  expect(fittedTile({ width: 5, height: 5 }, { width: 2560, height: 1600 }, 2)).toBe(176);
  expect(fittedTile({ width: 100, height: 100 }, view, 1.25)).toBe(18);
});

test('one may go away until the whole level is seen, and no further', () => {
  expect(zoomRange({ width: 5, height: 5 }, view, 1).least).toBe(1);
  const { least } = zoomRange({ width: 100, height: 100 }, view, 1);
  expect(Math.round(least * 14)).toBe(wholeTile({ width: 100, height: 100 }, view));
});

test('one may come near even to a level that fits', () => {
  expect(zoomRange({ width: 5, height: 5 }, view, 1).most).toBe(1.5);
  expect(zoomRange({ width: 100, height: 100 }, view, 1).most).toBeCloseTo(132 / 14);
});

test('nothing breaks in a view without room', () => {
  expect(wholeTile({ width: 5, height: 5 }, { width: 0, height: 0 })).toBe(1);
});
