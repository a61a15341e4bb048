import { describe, expect, test } from 'vitest';
import { type Grid, nearestOpenCell, type Point, pointOf } from '../../src/index.ts';
import { board, openCells, picture } from '../support/board.ts';
import { smallGrid } from '../support/grids.ts';
import { numbers, range } from '../support/numbers.ts';

/** Manhattan distance to a cell; on a torus the least over all copies of the board around the point. */
function distance(grid: Grid, point: Point, cell: number): number {
  const { x, y } = pointOf(grid, cell);
  const along = (from: number, to: number, side: number): number => {
    if (!grid.wrap) return Math.abs(from - to);
    const apart = Math.abs(from - to) % side;
    return Math.min(apart, side - apart);
  };
  return along(point.x, x, grid.width) + along(point.y, y, grid.height);
}

describe('the open cell nearest to a point', () => {
  test.each([false, true])('is no farther than any other, also from points outside, torus: %s', (wrap) => {
    const draw = numbers(100);
    for (const _ of range(1, 800)) {
      const grid: Grid = { ...smallGrid(draw), wrap };
      const point = { x: draw.below(30) - 8, y: draw.below(30) - 8 };
      const found = nearestOpenCell(grid, point);
      const open = openCells(grid);
      const least = Math.min(...open.map((cell) => distance(grid, point, cell)));
      const nearest = open.filter((cell) => distance(grid, point, cell) === least);
      // Of equally near ones on a plain grid the first, row by row.
      const expected = nearest.length === 0 ? [undefined] : wrap ? nearest : nearest.slice(0, 1);
      expect(expected, `from (${point.x}, ${point.y})\n${picture(grid)}`).toContain(found);
    }
  });

  test('is the cell itself where it is open', () => {
    expect(nearestOpenCell(board('#.#'), { x: 1, y: 0 })).toBe(1);
  });

  test('may lie behind walls', () => {
    const grid = board(`
      #####
      ####.
      #####
    `);
    expect(nearestOpenCell(grid, { x: 0, y: 1 })).toBe(9);
  });

  test('lies around the edge of a torus', () => {
    const drawing = '#####..#';
    expect(nearestOpenCell(board(drawing), { x: 0, y: 0 })).toBe(5);
    expect(nearestOpenCell(board(drawing, { wrap: true }), { x: 0, y: 0 })).toBe(6);
  });

  test('does not exist where nothing is open', () => {
    expect(nearestOpenCell(board('##\n##'), { x: 0, y: 0 })).toBe(undefined);
    expect(nearestOpenCell(board('##\n##', { wrap: true }), { x: -3, y: 9 })).toBe(undefined);
  });
});
