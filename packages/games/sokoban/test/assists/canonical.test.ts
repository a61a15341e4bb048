import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { canonicalBoard, isSameUpToSymmetry } from '../../src/assists/canonical.ts';
import { SYMMETRIES, transformLevel } from '../../src/assists/transform.ts';
import { parseBoard } from '../../src/board-text.ts';
import { createLevel } from '../../src/level.ts';
import { board, picture } from './support/boards.ts';
import { randomLevel } from './support/random-levels.ts';

const plain = board(`
  #####
  #@$.#
  #   #
  #####
`);

describe('two drawings of one level', () => {
  test.each([
    [
      'with blank space around',
      `
        --------
        --#####-
        --#@$.#-
        --#---#-
        --#####-
        --------
      `,
    ],
    [
      'with thicker walls and floor outside',
      `
        ########
        # ######
        # ##@$.#
        #  #   #
        ########
      `,
    ],
    [
      'without corners',
      `
        -###-
        #@$.#
        #   #
        -###-
      `,
    ],
    [
      'with decoration',
      `
        #######
        #@$.#*#
        #   ###
        #######
      `,
    ],
    [
      'without a frame',
      `
        @$.
        ---
        ###
      `,
    ],
    [
      'upside down',
      `
        #####
        #   #
        #@$.#
        #####
      `,
    ],
    [
      'on its side',
      `
        ####
        #. #
        #$ #
        #@ #
        ####
      `,
    ],
  ])('are the same %s', (_, drawing) => {
    expect(isSameUpToSymmetry(plain, board(drawing))).toBe(true);
  });

  test.each([
    [
      'the player stands elsewhere',
      `
        #####
        # $.#
        #@  #
        #####
      `,
    ],
    [
      'there is more room',
      `
        ######
        #@$. #
        #   ##
        ######
      `,
    ],
    [
      'box and goal have changed places',
      `
        #####
        #@.$#
        #   #
        #####
      `,
    ],
  ])('are not the same where %s', (_, drawing) => {
    expect(isSameUpToSymmetry(plain, board(drawing))).toBe(false);
  });

  test('have one board, whichever way they are turned, and it is a drawing of the level too', () => {
    const random = new Random('canonical');
    for (let round = 0; round < 100; round++) {
      const level = randomLevel(random);
      const rows = canonicalBoard(level);
      for (const symmetry of SYMMETRIES) expect(canonicalBoard(transformLevel(level, symmetry))).toEqual(rows);
      // No level where a box too many inside was made up for outside.
      const drawn = parseBoard(rows);
      expect(drawn.ok ? canonicalBoard(drawn.value) : rows, picture(level)).toEqual(rows);
    }
  });

  test('are not the same if a wall inside moves', () => {
    const random = new Random('walls');
    for (let round = 0; round < 100; round++) {
      const level = randomLevel(random);
      const free = [...level.walls.keys()].filter(
        (cell) =>
          level.isInside[cell] === 1 &&
          level.isGoal[cell] === 0 &&
          cell !== level.player &&
          !level.boxes.includes(cell),
      );
      if (free.length === 0) continue;
      const walls = level.walls.slice();
      walls[random.pick(free)] = 1;
      const changed = createLevel({ ...level, walls });
      const isSame = changed.ok && isSameUpToSymmetry(level, changed.value);
      expect(isSame, picture(level)).toBe(false);
    }
  });
});
