import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { cellsForBox } from '../../src/assists/box-reach.ts';
import { board, mapPicture, picture, rows } from './support/boards.ts';
import { costsOfPushing } from './support/judge.ts';
import { randomLevel, randomPlacement } from './support/random-levels.ts';

describe('the cells for a box', () => {
  test('are all that it can be pushed to, and where it is', () => {
    const level = board(`
      #######
      #  .  #
      #  $ @#
      #     #
      #######
    `);
    expect(mapPicture(level, cellsForBox(level, level, 0))).toEqual(
      rows(`
        #######
        #xxxxx#
        #xxxxx#
        #xxxxx#
        #######
      `),
    );
  });

  test('depend on the side where the player is', () => {
    const level = board(`
      #######
      #@ $ .#
      #######
    `);
    expect(mapPicture(level, cellsForBox(level, level, 0))).toEqual(
      rows(`
        #######
        #  xxx#
        #######
      `),
    );
  });

  test('stop at other boxes', () => {
    const level = board(`
      #########
      #@ $  $.#
      #      .#
      #########
    `);
    expect(mapPicture(level, cellsForBox(level, level, 0))).toEqual(
      rows(`
        #########
        #xxxxx  #
        #       #
        #########
      `),
    );
  });

  test('are none for a number that no box has', () => {
    const level = board(`
      #####
      #@$.#
      #####
    `);
    expect(cellsForBox(level, level, 1)).toEqual(new Uint8Array(15));
  });

  test('are only where it is for decoration', () => {
    const level = board(`
      #######
      #@$.#*#
      #### ##
      #######
    `);
    expect([...cellsForBox(level, level, 1)].filter((reached) => reached === 1)).toHaveLength(1);
  });

  test('are those that the judge finds by trying every step', () => {
    const random = new Random('reach');
    for (let round = 0; round < 600; round++) {
      const level = randomLevel(random);
      const placement = randomPlacement(level, random);
      const box = random.below(level.boxes.length);
      const expected = costsOfPushing(level, placement, { box, by: 'moves' }).map((cost) => (cost ? 1 : 0));
      expect([...cellsForBox(level, placement, box)], `box ${box}\n${picture(level, placement)}`).toEqual(expected);
    }
  });
});
