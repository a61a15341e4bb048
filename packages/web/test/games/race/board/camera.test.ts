import { describe, expect, test } from 'vitest';
import { Camera, cellSize } from '../../../../src/games/race/board/camera.ts';

describe('the size of a cell', () => {
  const map = { width: 37, height: 21 };

  test('is the largest multiple of the picture at which the whole map fits', () => {
    expect(cellSize(map, { width: 1440, height: 780 }, { points: 16, ratio: 1 })).toBe(32);
    expect(cellSize(map, { width: 2880, height: 1560 }, { points: 16, ratio: 2 })).toBe(64);
    expect(cellSize(map, { width: 2160, height: 1170 }, { points: 16, ratio: 1.5 })).toBe(48);
  });

  test('is always a multiple of the picture, at any ratio, so that points stay sharp', () => {
    for (const ratio of [1, 1.25, 1.5, 2, 2.625, 3]) {
      for (const width of [320, 390, 768, 1024, 1440, 2560]) {
        const view = { width: Math.floor(width * ratio), height: Math.floor(600 * ratio) };
        expect(cellSize(map, view, { points: 16, ratio }) % 16).toBe(0);
      }
    }
  });

  test('is large enough to be seen on a telephone, where the map does not fit', () => {
    const size = cellSize(map, { width: 390 * 3, height: 420 * 3 }, { points: 16, ratio: 3 });
    expect(size / 3).toBeGreaterThanOrEqual(24);
  });

  test('has a bound for small maps on large screens', () => {
    expect(cellSize({ width: 11, height: 9 }, { width: 3000, height: 3000 }, { points: 16, ratio: 1 })).toBe(64);
  });
});

describe('the camera', () => {
  const view = { width: 400, height: 300 };

  test('keeps a map that fits in the middle', () => {
    const camera = new Camera();
    camera.fit({ width: 200, height: 100 }, view);
    camera.follow({ x: 0, y: 0 });
    expect([camera.x, camera.y]).toEqual([-100, -100]);
  });

  test('centres the followed point, and shows nothing beyond the map', () => {
    const camera = new Camera();
    camera.fit({ width: 1000, height: 1000 }, view);
    camera.follow({ x: 500, y: 500 });
    expect([camera.x, camera.y]).toEqual([300, 350]);
    camera.follow({ x: 5, y: 990 });
    expect([camera.x, camera.y]).toEqual([0, 700]);
  });

  test('comes nearer with time, never beyond, and arrives', () => {
    const camera = new Camera();
    camera.fit({ width: 1000, height: 300 }, view);
    camera.follow({ x: 0, y: 0 });
    let before = camera.x;
    let frames = 0;
    while (camera.follow({ x: 900, y: 0 }, 16)) {
      expect(camera.x).toBeGreaterThan(before);
      expect(camera.x).toBeLessThanOrEqual(600);
      before = camera.x;
      frames++;
    }
    expect(camera.x).toBe(600);
    expect(frames).toBeGreaterThan(3);
  });
});
