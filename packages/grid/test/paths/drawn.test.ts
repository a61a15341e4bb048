import { describe, expect, test } from 'vitest';
import { createGrid, findPath, PATH_ALGORITHMS, PathFinder } from '../../src/index.ts';
import { at, board } from '../support/board.ts';

describe.each(PATH_ALGORITHMS)('%s', (algorithm) => {
  test('goes around a wall', () => {
    const grid = board(`
      ..#..
      ..#..
      .....
    `);
    const path = findPath(grid, { from: at(grid, 1, 0), to: at(grid, 3, 0), algorithm });
    expect(path?.cells).toEqual([1, 6, 11, 12, 13, 8, 3]);
    expect(path?.cost).toBe(6);
  });

  test('goes around the edge of a torus where that is shorter', () => {
    const grid = board('.......', { wrap: true });
    expect(findPath(grid, { from: 1, to: 5, algorithm })?.cells).toEqual([1, 0, 6, 5]);
  });

  test('crosses a corner of a torus', () => {
    const grid = board(
      `
        .###
        ####
        ####
        .##.
      `,
      { wrap: true },
    );
    expect(findPath(grid, { from: 0, to: 15, algorithm })?.cells).toEqual([0, 12, 15]);
  });

  test('stays where it is at no cost, even on a dear cell', () => {
    for (const grid of [board('999'), board('192')]) {
      expect(findPath(grid, { from: 1, to: 1, algorithm })).toMatchObject({ cells: [1], cost: 0 });
    }
  });

  test('pays for the cells it enters, not for the one it starts from', () => {
    const grid = board('935');
    expect(findPath(grid, { from: 0, to: 2, algorithm })?.cost).toBe(8);
    expect(findPath(grid, { from: 2, to: 0, algorithm })?.cost).toBe(12);
  });

  test.each(['..#..', '2.#3.'])('finds no path past a wall: %s', (drawing) => {
    expect(findPath(board(drawing), { from: 0, to: 4, algorithm })).toBe(undefined);
  });

  test.each(['#.', '.#', '##'])('finds no path from or to a wall: %s', (drawing) => {
    const finder = new PathFinder(board(drawing));
    expect(finder.search(0, 1, algorithm)).toBe(false);
    expect(finder.expanded).toBe(0);
  });

  test('finds no path from a wall to itself', () => {
    expect(findPath(board('#.'), { from: 0, to: 0, algorithm })).toBe(undefined);
  });
});

const cheapDetour = board(`
  .9.
  ...
`);

test('bfs takes the fewest steps, whatever they cost', () => {
  expect(findPath(cheapDetour, { from: 0, to: 2, algorithm: 'bfs' })).toMatchObject({ cells: [0, 1, 2], cost: 10 });
});

test.each(['dijkstra', 'astar'] as const)('%s takes the cheapest path, however many steps', (algorithm) => {
  const path = findPath(cheapDetour, { from: 0, to: 2, algorithm });
  expect(path).toMatchObject({ cells: [0, 3, 4, 5, 2], cost: 4 });
});

test('the fastest is astar where all cells cost the same or there are landmarks, else dijkstra', () => {
  expect(new PathFinder(board('777')).fastest).toBe('astar');
  expect(new PathFinder(board('###')).fastest).toBe('astar');
  expect(new PathFinder(board('123')).fastest).toBe('dijkstra');
  expect(new PathFinder(board('123'), { landmarks: 1 }).fastest).toBe('astar');
});

test('astar looks at no more than the straight line where nothing is in the way', () => {
  const finder = new PathFinder(createGrid({ width: 50, height: 50 }, { fill: 1 }));
  expect(finder.search(0, 49, 'astar')).toBe(true);
  expect(finder.expanded).toBeLessThanOrEqual(50);
});
