import { describe, expect, test } from 'vitest';
import { deadlockOf } from '../../src/assists/deadlock.ts';
import { board } from './support/boards.ts';

const told = (drawing: string): unknown => {
  const level = board(drawing);
  return deadlockOf(level, level);
};

describe('a deadlock', () => {
  test('is a box on a dead square', () => {
    expect(
      told(`
        #######
        #  $  #
        #@   .#
        #######
      `),
    ).toEqual({ code: 'dead-square', box: 0 });
  });

  test('is a frozen box off goal', () => {
    expect(
      told(`
        #######
        #. .  #
        # $$  #
        # $$ @#
        #. .  #
        #######
      `),
    ).toEqual({ code: 'frozen', boxes: [0, 1, 2, 3] });
  });

  test('names only those of the frozen boxes that are off goal', () => {
    expect(
      told(`
        #######
        #     #
        # *$. #
        # $*  #
        #.   @#
        #######
      `),
    ).toEqual({ code: 'frozen', boxes: [1, 2] });
  });

  test('is a box whose last goal lies behind boxes that are frozen on theirs', () => {
    expect(
      told(`
        ########
        #.**   #
        ##  $  #
        ##    @#
        ########
      `),
    ).toEqual({ code: 'dead-square', box: 2 });
  });

  test('is two boxes that can reach but one goal', () => {
    // Along the upper wall there is one goal, and two boxes that cannot leave it.
    expect(
      told(`
        #########
        # $ . $ #
        #   @   #
        #  .    #
        #########
      `),
    ).toEqual({ code: 'too-few-goals', boxes: [0, 1] });
  });

  test('is a box that the player cannot get behind', () => {
    expect(
      told(`
        ########
        #  $@ .#
        ########
      `),
    ).toEqual({ code: 'too-few-goals', boxes: [0] });
  });

  test.each([
    [
      'a solved position',
      `
        ####
        #**#
        #@ #
        ####
      `,
    ],
    [
      'a frozen box on a goal',
      `
        ######
        #*   #
        #@ $.#
        #    #
        ######
      `,
    ],
    [
      'decoration in a corner off goal',
      `
        #########
        #@ $ .#$#
        #     ###
        #######.#
        #########
      `,
    ],
    [
      'a box against the open edge where a goal lies along it',
      `
        -$-.
        -@--
        ----
      `,
    ],
  ])('is not %s', (_, drawing) => {
    expect(told(drawing)).toBe(undefined);
  });
});
