import { describe, expect, test } from 'vitest';
import { frozenBoxes, isFrozenDead } from '../../src/assists/freeze.ts';
import { at, board } from './support/boards.ts';

const frozenIn = (drawing: string): number[] => {
  const level = board(drawing);
  return frozenBoxes(level, level.boxes);
};

describe('frozen boxes', () => {
  test('stand in a corner', () => {
    expect(
      frozenIn(`
        ######
        #$  .#
        # @  #
        ######
      `),
    ).toEqual([0]);
  });

  test('stand in a corner of an open edge', () => {
    expect(
      frozenIn(`
        $--.
        -@--
        ----
      `),
    ).toEqual([0]);
  });

  test('hold each other in a square', () => {
    expect(
      frozenIn(`
        ########
        #..  ..#
        #  $$  #
        #  $$  #
        #  @   #
        ########
      `),
    ).toEqual([0, 1, 2, 3]);
  });

  test('hold each other along a wall', () => {
    expect(
      frozenIn(`
        ########
        #. $$ .#
        #      #
        #   @  #
        ########
      `),
    ).toEqual([0, 1]);
  });

  test('hold each other in a zigzag between walls', () => {
    expect(
      frozenIn(`
        #########
        #   ##..#
        #  $$   #
        # ##  @ #
        #########
      `),
    ).toEqual([0, 1]);
  });

  test('are not those in a row away from walls', () => {
    expect(
      frozenIn(`
        ########
        #      #
        #  $$  #
        #..  @ #
        ########
      `),
    ).toEqual([]);
  });

  test('are not those whose neighbour can still give way', () => {
    // The east box can go down, and then the west box moves along the wall.
    expect(
      frozenIn(`
        #######
        ###   #
        #  $$ #
        #.##  #
        #.  @ #
        #######
      `),
    ).toEqual([]);
  });

  test('are those that could only go to dead squares', () => {
    // Above and below the goal lies a corner each.
    expect(
      frozenIn(`
        #####
        #@ ##
        ##*##
        ##  #
        #####
      `),
    ).toEqual([0]);
  });

  test('matter only inside and off goal', () => {
    const onGoal = board(`
      #####
      #*@ #
      # $.#
      #   #
      #####
    `);
    expect(frozenBoxes(onGoal, onGoal.boxes)).toEqual([0]);
    expect(isFrozenDead(onGoal, onGoal)).toBe(false);
    const decorated = board(`
      #########
      #@ $ .#$#
      #     ###
      #######.#
      #########
    `);
    expect(frozenBoxes(decorated, decorated.boxes)).toContain(1);
    expect(isFrozenDead(decorated, decorated)).toBe(false);
  });

  test('one box off goal among those that hold each other is enough', () => {
    const level = board(`
      ######
      #**  #
      #$*  #
      #  .@#
      ######
    `);
    expect(isFrozenDead(level, level)).toBe(true);
    expect(isFrozenDead(level, { player: level.player, boxes: level.boxes.with(2, at(level, 3, 2)) })).toBe(false);
  });

  test('are found in a moment, however many touch', () => {
    const rows = Array.from({ length: 300 }, (_, y) => (y === 0 ? `${'-'.repeat(299)}@` : `$${'*'.repeat(298)}.`));
    const level = board(rows.join('\n'));
    expect(frozenBoxes(level, level.boxes)).toHaveLength(299 * 299);
  });

  test('are none in a long staircase whose ends are free, for one lets the next one go', () => {
    const rows = Array.from({ length: 256 }, (_, y) => {
      if (y === 1 || y === 2) return '-'.repeat(8) + '.'.repeat(248);
      if (y === 0 || y > 250) return `${y === 0 ? '@' : '-'}${'-'.repeat(255)}`;
      return `${'-'.repeat(y)}$$${'-'.repeat(254 - y)}`;
    });
    const level = board(rows.join('\n'));
    expect(level.boxes).toHaveLength(496);
    expect(frozenBoxes(level, level.boxes)).toEqual([]);
  });
});
