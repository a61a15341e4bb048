import { describe, expect, test } from 'vitest';
import { measureMaze } from '../../src/index.ts';
import { board, openCells } from '../support/board.ts';
import { made } from '../support/making.ts';
import { range } from '../support/numbers.ts';
import { deadEnds, stepsFrom, ways } from '../support/walking.ts';

describe('measured by hand', () => {
  test('a single room', () => {
    const maze = board(`
      ###
      #.#
      ###
    `);
    expect(measureMaze(maze)).toEqual({ rooms: 1, deadEnds: 0, junctions: 0, longestPath: 0, river: 0 });
  });

  test('a corridor: both its ends are dead, and both passages are the whole of it', () => {
    const maze = board(`
      #######
      #.....#
      #######
    `);
    expect(measureMaze(maze)).toEqual({ rooms: 3, deadEnds: 2, junctions: 0, longestPath: 2, river: 3 });
  });

  test('a fork: three dead ends of one room each around a junction', () => {
    const maze = board(`
      #######
      #.....#
      ###.###
      ###.###
      #######
    `);
    expect(measureMaze(maze)).toEqual({ rooms: 4, deadEnds: 3, junctions: 1, longestPath: 2, river: 1 });
  });

  // Passages of 6 (from the upper middle), 3 (upper right) and 2 rooms (lower left) meet at the junction; the longest
  // path goes from the tip of the first, 6 steps, to the tip of the second, 3 steps on.
  const winding = `
    #########
    #.....#.#
    #.#####.#
    #.....#.#
    #####.#.#
    #.......#
    #########
  `;
  const measured = { rooms: 12, deadEnds: 3, junctions: 1, longestPath: 9, river: 11 / 3 };

  test('a winding maze', () => {
    expect(measureMaze(board(winding))).toEqual(measured);
  });

  test('the same with openings in its outer wall, which do not count', () => {
    const maze = board(`
      #########
      ......#.#
      #.#####.#
      #.....#.#
      #####.#.#
      #........
      #########
    `);
    expect(measureMaze(maze)).toEqual(measured);
  });

  test('the same on an even grid, with the doorway through its second wall', () => {
    const maze = board(`
      ##########
      ......#.##
      #.#####.##
      #.....#.##
      #####.#.##
      #.........
      ##########
      ##########
    `);
    expect(measureMaze(maze)).toEqual(measured);
  });

  test('the same with a doorway down through it', () => {
    const maze = board(`
      #.########
      #.....#.##
      #.#####.##
      #.....#.##
      #####.#.##
      #.......##
      #####.####
      #####.####
    `);
    expect(measureMaze(maze)).toEqual(measured);
  });

  test('a ring around a torus with one room beside it', () => {
    const maze = board(
      `
        ######
        ......
        #.####
        #.####
      `,
      { wrap: true },
    );
    expect(measureMaze(maze)).toEqual({ rooms: 4, deadEnds: 1, junctions: 1, longestPath: 2, river: 1 });
  });

  test('an open hall is not made of rooms: its cells are measured', () => {
    const maze = board(`
      #####
      #...#
      #...#
      #...#
      #####
    `);
    expect(measureMaze(maze)).toEqual({ rooms: 9, deadEnds: 0, junctions: 5, longestPath: 4, river: 0 });
  });

  test('an open hall on an even grid likewise', () => {
    const maze = board(`
      #####
      #...#
      #...#
      #####
    `);
    expect(measureMaze(maze)).toEqual({ rooms: 6, deadEnds: 0, junctions: 2, longestPath: 3, river: 0 });
  });

  test('nothing open', () => {
    expect(measureMaze(board('###\n###\n###'))).toEqual({
      rooms: 0,
      deadEnds: 0,
      junctions: 0,
      longestPath: 0,
      river: 0,
    });
  });
});

test('on perfect mazes dead ends, junctions and the longest of all paths agree with a count over all pairs', () => {
  for (const algorithm of ['prim', 'backtracker', 'wilson'] as const) {
    for (const seed of range(1, 10)) {
      // On an even torus every door is one cell: two steps between rooms.
      const { grid } = made({ algorithm, width: 12, height: 10, seed, wrap: true });
      const longest = Math.max(...openCells(grid).flatMap((cell) => Array.from(stepsFrom(grid, cell).values())));
      expect(measureMaze(grid)).toMatchObject({
        rooms: 30,
        deadEnds: deadEnds(grid).length,
        junctions: openCells(grid).filter((cell) => ways(grid, cell).length > 2).length,
        longestPath: longest / 2,
      });
    }
  }
});
