import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { walkTo } from '../../src/assists/walk.ts';
import { at, board, lurd, picture } from './support/boards.ts';
import { play, walkLengths } from './support/judge.ts';
import { randomLevel, randomPlacement } from './support/random-levels.ts';

describe('a walk', () => {
  const level = board(`
    #######
    #@ $  #
    #  #  #
    #    .#
    #######
  `);

  test('goes around boxes and walls', () => {
    expect(lurd(walkTo(level, level, at(level, 4, 1)))).toBe('rddrruu');
  });

  test('is empty to where the player stands', () => {
    expect(walkTo(level, level, level.player)).toEqual([]);
  });

  test.each([
    ['a box', 3, 1],
    ['a wall', 3, 2],
  ])('does not lead onto %s', (_, x, y) => {
    expect(walkTo(level, level, at(level, x, y))).toBe(undefined);
  });

  test('does not leave the grid at an open edge, nor wrap around it', () => {
    const open = board(`
      @ $
      ###
        .
    `);
    expect(walkTo(open, open, at(open, 2, 2))).toBe(undefined);
    expect(walkTo(open, open, -1)).toBe(undefined);
    expect(walkTo(open, open, 9)).toBe(undefined);
  });

  test('is as short as any, and pushes nothing', () => {
    const random = new Random('walks');
    for (let round = 0; round < 400; round++) {
      const level = randomLevel(random);
      const start = randomPlacement(level, random);
      for (const [to, length] of walkLengths(level, start).entries()) {
        const walk = walkTo(level, start, to);
        const told = `to ${to}\n${picture(level, start)}`;
        expect(walk?.length ?? Infinity, told).toBe(length);
        let placement = start;
        for (const direction of walk ?? []) {
          const next = play(level, placement, direction);
          expect(next && next.pushed === undefined, told).toBe(true);
          placement = next!;
        }
        expect(placement.player, told).toBe(walk ? to : start.player);
      }
    }
  });
});
