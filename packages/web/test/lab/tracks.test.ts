import { expect, test } from 'vitest';
import { fitGauge, layTracks, tracksLength, tracksWithin } from '../../src/lab/tracks.ts';

const wish = { hasLattice: true, wallShare: 0.3 };

test('whole pixels that fit the room and fill most of it', () => {
  for (const cells of [5, 7, 21, 41, 101, 151, 201]) {
    for (const side of [320, 513, 900, 1800]) {
      const gauge = fitGauge({ width: cells, height: cells }, { width: side, height: side }, wish);
      const length = tracksLength(cells, gauge);
      expect(Number.isInteger(gauge.wall) && Number.isInteger(gauge.floor)).toBe(true);
      expect(length).toBeLessThanOrEqual(side);
      expect(length).toBeGreaterThan(side * 0.6);
      expect(gauge.floor).toBeGreaterThanOrEqual(gauge.wall);
    }
  }
});

test('the narrower side of the room decides', () => {
  const gauge = fitGauge({ width: 41, height: 27 }, { width: 1000, height: 300 }, wish);
  expect(tracksLength(27, gauge)).toBeLessThanOrEqual(300);
});

test('mazes without a lattice have square cells', () => {
  const gauge = fitGauge({ width: 41, height: 27 }, { width: 420, height: 300 }, { ...wish, hasLattice: false });
  expect(gauge).toEqual({ wall: 10, floor: 10 });
});

test('a room that is too small still has a pixel a cell', () => {
  expect(fitGauge({ width: 41, height: 41 }, { width: 0, height: 0 }, wish)).toEqual({ wall: 1, floor: 1 });
});

test('tracks are side by side and can be found', () => {
  const tracks = layTracks(5, { wall: 2, floor: 6 });
  expect([...tracks.starts]).toEqual([0, 2, 8, 10, 16, 18]);
  expect(tracksWithin(tracks, 0, 2)).toEqual([0, 0]);
  expect(tracksWithin(tracks, 1, 9)).toEqual([0, 2]);
  expect(tracksWithin(tracks, -9, 99)).toEqual([0, 4]);
  expect(tracksWithin(tracks, 17, 40)).toEqual([4, 4]);
});
