import { describe, expect, test } from 'vitest';
import { after, at, board, level, picture, PRINTED_LEVEL, refusal, start } from './support/drawn.ts';

test('the printed level of the description, open at its top, is a level', () => {
  const { width, height, boxes, goals } = level(PRINTED_LEVEL);
  expect({ width, height, boxes: boxes.length, goals: goals.length }).toEqual({
    width: 8,
    height: 8,
    boxes: 7,
    goals: 7,
  });
});

/** The facts of the test that comes with the description, in its level 4. */
describe('in the printed level', () => {
  const state = start(PRINTED_LEVEL);

  test('up and down are walls', () => {
    expect(refusal(state, 'u').code).toBe('wall-ahead');
    expect(refusal(state, 'd').code).toBe('wall-ahead');
  });

  test('left is a move', () => {
    expect(after(state, 'l')).toMatchObject({ player: at(state, 1, 1), moves: 1 });
  });

  test('left, right, right pushes the first box', () => {
    const pushed = after(state, 'l', 'r', 'r');
    expect(pushed).toMatchObject({ player: at(state, 3, 1), moves: 3, pushes: 1 });
    expect(pushed.boxes[0]).toBe(at(state, 4, 1));
  });

  test('and once more; then the wall stops it, and two boxes stop the way down', () => {
    const pushed = after(state, 'l', 'r', 'r', 'r');
    expect(pushed).toMatchObject({ player: at(state, 4, 1), moves: 4 });
    expect(pushed.boxes[0]).toBe(at(state, 5, 1));
    expect(refusal(pushed, 'r').code).toBe('box-meets-wall');
    expect(refusal(pushed, 'd').code).toBe('box-meets-box');
  });

  test('the player comes to the open top and no further', () => {
    const top = after(state, 'r', 'u');
    expect(picture(top)).toBe(
      board(`
        ###@--#-
        #.--$-#-
        ###-$.#-
        #.##$-#-
        #-#-.-##
        #$-*$$.#
        #---.--#
        ########
      `),
    );
    expect(refusal(top, 'u')).toEqual({ code: 'edge-ahead', direction: 'north' });
  });
});

test('nothing goes around the edge', () => {
  const state = start(`
    -.-
    $-@
    ---
  `);
  expect(refusal(state, 'r')).toEqual({ code: 'edge-ahead', direction: 'east' });
  expect(refusal(after(state, 'l'), 'l')).toMatchObject({ code: 'box-meets-edge' });
  expect(refusal(after(state, 'u'), 'r')).toEqual({ code: 'edge-ahead', direction: 'east' });
});
