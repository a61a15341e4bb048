import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { deadSquares } from '../../src/assists/dead-squares.ts';
import { board, mapPicture, picture, rows } from './support/boards.ts';
import { costsOfPushing } from './support/judge.ts';
import { randomLevel } from './support/random-levels.ts';

describe('dead squares', () => {
  test('are corners, and walls along which there is no goal', () => {
    const level = board(`
      ########
      #@     #
      # $    #
      #     .#
      ########
    `);
    expect(mapPicture(level, deadSquares(level))).toEqual(
      rows(`
        ########
        #xxxxx #
        #x     #
        #x     #
        ########
      `).with(1, '#xxxxxx#'),
    );
  });

  test('lie along the edge of the grid as along a wall', () => {
    const level = board(`
      @---
      -$--
      --.-
      ----
    `);
    expect(mapPicture(level, deadSquares(level)).map((row) => row.replaceAll(' ', '.'))).toEqual(
      rows(`
        xxxx
        x..x
        x..x
        xxxx
      `),
    );
  });

  test('are in no wall, nor where the player can never be', () => {
    const level = board(`
      #######
      #@$.# #
      #######
    `);
    expect(mapPicture(level, deadSquares(level))).toEqual(
      rows(`
        #######
        #x  # #
        #######
      `),
    );
  });

  test('are computed once', () => {
    const level = board(`
      #####
      #@$.#
      #####
    `);
    expect(deadSquares(level)).toBe(deadSquares(level));
  });

  test('are never those from which a lone box gets to a goal, wherever the player stands', () => {
    const random = new Random('dead squares');
    let dead = 0;
    for (let round = 0; round < 60; round++) {
      const level = randomLevel(random);
      const inside = [...level.walls.keys()].filter((cell) => level.isInside[cell] === 1);
      const marked = deadSquares(level);
      for (const cell of level.walls.keys()) {
        if (marked[cell] === 0) continue;
        dead++;
        for (const player of inside) {
          if (player === cell) continue;
          const reach = costsOfPushing(level, { player, boxes: [cell] }, { box: 0, by: 'pushes' });
          const goal = level.goals.find((goal) => reach[goal] !== undefined);
          expect(goal, `${cell} is called dead\n${picture(level)}`).toBe(undefined);
        }
      }
    }
    expect(dead).toBeGreaterThan(500);
  });
});
