import { describe, expect, test } from 'vitest';
import { after, at, board, legal, picture, played, refusal, start } from './support/drawn.ts';

describe('the player pushes the box ahead onto a free cell and takes its place', () => {
  const CROSS = `
    #######
    #     #
    #  $  #
    # $@$ #
    #  $  #
    #.... #
    #######
  `;

  test('up', () => {
    const state = start(CROSS);
    const pushed = played(state, 'u');
    expect(picture(pushed.state)).toBe(
      board(`
        #######
        #  $  #
        #  @  #
        # $ $ #
        #  $  #
        #.... #
        #######
      `),
    );
    expect(pushed.events).toEqual([{ type: 'pushed', box: 0, from: at(state, 3, 2), to: at(state, 3, 1) }]);
    expect(pushed.state).toMatchObject({ moves: 1, pushes: 1 });
  });

  test('right', () => {
    expect(picture(after(start(CROSS), 'r'))).toBe(
      board(`
        #######
        #     #
        #  $  #
        # $ @$#
        #  $  #
        #.... #
        #######
      `),
    );
  });

  test('down, onto a goal', () => {
    expect(picture(after(start(CROSS), 'd'))).toBe(
      board(`
        #######
        #     #
        #  $  #
        # $ $ #
        #  @  #
        #..*. #
        #######
      `),
    );
  });

  test('left', () => {
    expect(picture(after(start(CROSS), 'l'))).toBe(
      board(`
        #######
        #     #
        #  $  #
        #$@ $ #
        #  $  #
        #.... #
        #######
      `),
    );
  });
});

test('a box pushed off its goal leaves the goal there, with the player on it', () => {
  const state = start(`
    #######
    #@* $.#
    #######
  `);
  expect(picture(after(state, 'r'))).toBe(
    board(`
      #######
      # +$$.#
      #######
    `),
  );
});

describe('a push is blocked', () => {
  test('by a wall behind the box', () => {
    const state = start(`
      #####
      #.@$#
      #####
    `);
    expect(refusal(state, 'r')).toEqual({ code: 'box-meets-wall', direction: 'east', box: at(state, 3, 1) });
  });

  test('by a second box', () => {
    const state = start(`
      #######
      #@$$..#
      #######
    `);
    expect(refusal(state, 'r')).toEqual({ code: 'box-meets-box', direction: 'east', box: at(state, 2, 1) });
    expect(legal(state)).toEqual([]);
  });

  test('by a box on a goal, too', () => {
    const state = start(`
      #######
      # @$* #
      # .   #
      #######
    `);
    expect(refusal(state, 'r')).toMatchObject({ code: 'box-meets-box' });
  });

  test('by the edge of the grid', () => {
    const state = start(`
      -$-
      $@$
      -$-
      ...
      -.-
    `);
    expect(refusal(state, 'u')).toEqual({ code: 'box-meets-edge', direction: 'north', box: at(state, 1, 0) });
    expect(refusal(state, 'r')).toEqual({ code: 'box-meets-edge', direction: 'east', box: at(state, 2, 1) });
    expect(refusal(state, 'l')).toEqual({ code: 'box-meets-edge', direction: 'west', box: at(state, 0, 1) });
    const below = after(state, 'd', 'd');
    expect(refusal(below, 'd')).toEqual({ code: 'box-meets-edge', direction: 'south', box: at(state, 1, 4) });
  });
});

test('a box that was pushed cannot be pulled back', () => {
  const state = after(
    start(`
      ######
      #@$ .#
      ######
    `),
    'r',
  );
  expect(refusal(state, 'L')).toEqual({ code: 'only-in-reverse' });
  expect(picture(after(state, 'l'))).toBe(
    board(`
      ######
      #@ $.#
      ######
    `),
  );
});

test('every box keeps its number, wherever it is pushed', () => {
  const state = start(`
    #######
    # @   #
    # $$  #
    #     #
    # ..  #
    #######
  `);
  const second = at(state, 3, 2);
  expect(state.boxes).toEqual([at(state, 2, 2), second]);
  const moved = after(state, ...'dldr');
  expect(picture(moved)).toBe(
    board(`
      #######
      #     #
      #  $  #
      # @$  #
      # ..  #
      #######
    `),
  );
  expect(moved.boxes).toEqual([at(state, 3, 3), second]);
});
