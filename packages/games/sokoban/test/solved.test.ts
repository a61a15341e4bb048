import { describe, expect, test } from 'vitest';
import { sokoban } from '../src/game.ts';
import { after, at, legal, played, refusal, start } from './support/drawn.ts';

test('the level is solved when every box is on a goal', () => {
  const state = start(`
    #######
    #@$. *#
    #######
  `);
  expect(sokoban.outcome(state)).toBeUndefined();
  const { state: solved, events } = played(state, 'r');
  expect(events).toEqual([{ type: 'pushed', box: 0, from: at(state, 2, 1), to: at(state, 3, 1) }, { type: 'solved' }]);
  expect(sokoban.outcome(solved)).toEqual({ winners: [0], reason: 'solved' });
  expect(sokoban.turn(solved)).toEqual([]);
  expect(legal(solved)).toEqual([]);
  for (const letter of 'urdl') expect(refusal(solved, letter)).toEqual({ code: 'game-over' });
});

test('not while one box is beside its goal', () => {
  const state = after(
    start(`
      #######
      #@$.  #
      #  $. #
      #######
    `),
    'r',
  );
  expect(sokoban.outcome(state)).toBeUndefined();
});

test('any box may go onto any goal', () => {
  const state = start(`
    #######
    # @   #
    # $$  #
    #     #
    # ..  #
    #######
  `);
  const solved = after(state, ...'dldruurrdlduuldd');
  expect(solved.boxes).toEqual([at(state, 3, 4), at(state, 2, 4)]);
  expect(sokoban.outcome(solved)).toEqual({ winners: [0], reason: 'solved' });
});

test('a level that is drawn solved needs a push all the same', () => {
  const state = start(`
    #######
    #     #
    #@ *  #
    #     #
    #######
  `);
  expect(sokoban.turn(state)).toEqual([0]);
  expect(sokoban.outcome(after(state, 'r', 'l'))).toBeUndefined();
  const away = after(state, 'r', 'r');
  expect(sokoban.outcome(away)).toBeUndefined();
  expect(sokoban.outcome(after(away, ...'urrdl'))).toEqual({ winners: [0], reason: 'solved' });
});

describe('boxes that the player can never get to', () => {
  const DECORATED = `
    #########
    #@$.#$ *#
    #########
  `;

  test('do not count, on a goal or off', () => {
    expect(sokoban.outcome(after(start(DECORATED), 'r'))).toEqual({ winners: [0], reason: 'solved' });
  });

  test('alone do not make a level solved', () => {
    const state = start(`
      ######
      #@$.##
      #  #*#
      ######
    `);
    expect(sokoban.outcome(after(state, 'd', 'r'))).toBeUndefined();
  });

  test('count when only boxes stand in the way', () => {
    const state = start(`
      ########
      #@$.$$.#
      #    .##
      ########
    `);
    expect(sokoban.outcome(after(state, 'r'))).toBeUndefined();
  });
});
