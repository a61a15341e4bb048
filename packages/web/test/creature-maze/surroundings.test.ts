import { expect, test } from 'vitest';
import { surroundingsOf, varietyOf } from '../../src/creature-maze/board/surroundings.ts';

const ROWS = ['####', '#.U?', '####'];

test('walls continue behind walls, behind unexplored cells, and beyond the edge', () => {
  expect(surroundingsOf(ROWS, 1, 1)).toEqual({
    walls: { north: true, east: false, south: true, west: true },
    isLowest: false,
  });
  expect(surroundingsOf(ROWS, 1, 0).walls).toEqual({ north: true, east: true, south: false, west: true });
  expect(surroundingsOf(ROWS, 2, 1).walls.east).toBe(true);
  expect(surroundingsOf(ROWS, 0, 2)).toEqual({
    walls: { north: true, east: true, south: true, west: true },
    isLowest: true,
  });
});

test('a cell looks the same whenever it is drawn, and cells differ', () => {
  expect(varietyOf(3, 4, 5)).toBe(varietyOf(3, 4, 5));
  const seen = new Set(Array.from({ length: 60 }, (_, at) => varietyOf(at % 10, Math.floor(at / 10), 5)));
  expect(seen).toEqual(new Set([0, 1, 2, 3, 4]));
});
