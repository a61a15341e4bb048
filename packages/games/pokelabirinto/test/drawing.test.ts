import { formatBinary, formatSymbols } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { pokelabirinto } from '../src/game.ts';
import { signRows } from '../src/signs.ts';
import { after, board, drawn, picture, rowsOf } from './support/drawn.ts';

const STATE = drawn(`
  # # # # #
  # P X . #
  # . # . U
  # E # # #
`);

const drawing = (state: typeof STATE): string => pokelabirinto.text.draw(pokelabirinto.view(state, 'public'));

describe('P24, PB22: the maze with those who are in it', () => {
  test('every sign is followed by a blank, open cells too', () => {
    expect(drawing(STATE)).toBe(
      [
        '# # # # # ', //
        '# P X . # ',
        '# . # . U ',
        '# # # # # ',
      ].join('\n'),
    );
  });

  test('the entrance is drawn as the wall that it is from inside', () => {
    expect(drawing(STATE)).not.toContain('E');
  });

  test('where both stand the player is drawn', () => {
    expect(picture(after(STATE, 'D'))).toBe(
      board(`
        # # # # #
        # . P . #
        # . # . U
        # # # # #
      `),
    );
  });

  test('the player is drawn on the exit, and an opponent is', () => {
    const out = drawn(`
      # # # # #
      # . . P U
      # E # # #
    `);
    expect(picture(after(out, 'D'))).toBe(
      board(`
        # # # # #
        # . . . P
        # # # # #
      `),
    );
    const guarded = drawn(`
      # # # # #
      # P . . x
      # E # # #
    `);
    expect(picture(guarded)).toBe(
      board(`
        # # # # #
        # P . . X
        # # # # #
      `),
    );
  });

  test('all opponents are drawn, and those who are defeated are not', () => {
    const many = drawn(`
      # # # # #
      # P 2 1 #
      # 3 # . U
      # E # # #
    `);
    expect(picture(many).match(/X/g)).toHaveLength(3);
    const opponents = many.opponents.with(1, { ...many.opponents[1]!, at: null, hp: 0 });
    expect(picture({ ...many, opponents })).toBe(
      board(`
        # # # # #
        # P . X #
        # X # . U
        # # # # #
      `),
    );
  });

  test('a cell that has not been seen is left blank', () => {
    const fog = drawn(
      `
        # # # # #
        # P # . #
        # # # . U
        # E # # #
      `,
      { config: { fog: true } },
    );
    expect(drawing(fog)).toBe(
      [
        '# # #     ', //
        '# P #     ',
        '# # #     ',
        '          ',
      ].join('\n'),
    );
  });
});

describe('P18, PB22: the maze alone', () => {
  test('a view has its signs: E entrance, U exit, . open, # wall', () => {
    const rows = rowsOf(`
      #####
      #...#
      #.#.U
      #E###
    `);
    expect(signRows(STATE.maze)).toEqual(rows);
    expect(pokelabirinto.view(STATE, 0).cells).toEqual(rows);
  });

  test('as symbols every sign is followed by a blank', () => {
    expect(formatSymbols(STATE.maze)).toBe('# # # # # \n# . . . # \n# . # . U \n# E # # # \n');
  });

  test('as numbers 0 is open and 1 is wall, each followed by a tab', () => {
    expect(formatBinary(STATE.maze.grid).split('\n')[2]).toBe('1\t0\t1\t0\t0\t');
  });
});

test('P24: a drawing is read as it is drawn', () => {
  const state = drawn(`
    # # # # # #
    # . 2 . P #
    # 1 # # # U
    # . . 3 . #
    # # # # E #
  `);
  expect(state.opponents.map(({ at }) => at)).toEqual([13, 8, 21]);
  expect(picture(state)).toBe(
    board(`
      # # # # # #
      # . X . P #
      # X # # # U
      # . . X . #
      # # # # # #
    `),
  );
});
