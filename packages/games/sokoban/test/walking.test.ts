import { describe, expect, test } from 'vitest';
import { sokoban } from '../src/game.ts';
import { action, after, at, board, legal, picture, played, refusal, start } from './support/drawn.ts';

const ROOM = `
  #####
  #   #
  # @ #
  #  *#
  #####
`;

describe('the player walks onto a free cell', () => {
  test.each([
    ['u', 2, 1],
    ['r', 3, 2],
    ['d', 2, 3],
    ['l', 1, 2],
  ])('%s', (letter, x, y) => {
    const state = start(ROOM);
    const walked = played(state, letter);
    expect(walked.state).toEqual({ ...state, player: at(state, x, y), moves: 1 });
    expect(walked.events).toEqual([{ type: 'walked', from: at(state, 2, 2), to: at(state, x, y) }]);
  });

  test('that is a goal, too', () => {
    const state = start(`
      #####
      #@. #
      # $ #
      #####
    `);
    expect(picture(after(state, 'r'))).toBe(
      board(`
        #####
        # + #
        # $ #
        #####
      `),
    );
    expect(picture(after(state, 'r', 'r'))).toBe(
      board(`
        #####
        # .@#
        # $ #
        #####
      `),
    );
  });
});

test('a wall blocks', () => {
  const state = start(`
    #####
    #@*-#
    #####
  `);
  expect(refusal(state, 'u')).toEqual({ code: 'wall-ahead', direction: 'north' });
  expect(refusal(state, 'd')).toEqual({ code: 'wall-ahead', direction: 'south' });
  expect(refusal(state, 'l')).toEqual({ code: 'wall-ahead', direction: 'west' });
  expect(legal(state)).toEqual(['r']);
});

test('the edge of the grid blocks', () => {
  const corners = `
    @-$
    -.-
    ---
  `;
  const state = start(corners);
  expect(refusal(state, 'u')).toEqual({ code: 'edge-ahead', direction: 'north' });
  expect(refusal(state, 'l')).toEqual({ code: 'edge-ahead', direction: 'west' });
  const corner = after(state, 'd', 'd', 'r', 'r');
  expect(refusal(corner, 'd')).toEqual({ code: 'edge-ahead', direction: 'south' });
  expect(refusal(corner, 'r')).toEqual({ code: 'edge-ahead', direction: 'east' });
});

test('a walk around leaves the board as it was', () => {
  expect(picture(after(start(ROOM), ...'ulddru'))).toBe(board(ROOM));
});

test('what is refused leaves the state as it was', () => {
  const state = start(ROOM);
  const text = sokoban.text.formatState(state);
  for (const name of ['U', 'jump 7', 'jump 999999']) expect(refusal(state, name).code).toBe('only-in-reverse');
  expect(sokoban.play(state, 0, action('r')).ok).toBe(true);
  expect(sokoban.text.formatState(state)).toBe(text);
});
