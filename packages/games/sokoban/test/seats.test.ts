import { expect, test } from 'vitest';
import { sokoban } from '../src/game.ts';
import { after, legal, refusal, start } from './support/drawn.ts';

const state = start(`
  ######
  #@ $.#
  ######
`);

test('Sokoban has one seat', () => {
  expect(sokoban.seats(state.config)).toBe(1);
  expect(sokoban.turn(state)).toEqual([0]);
});

test('nobody else may act, whatever the action', () => {
  for (const seat of [1, 2, -1, 0.5, Number.NaN]) {
    expect(sokoban.legal(state, seat)).toEqual([]);
    for (const letter of 'urdl') expect(refusal(state, letter, seat)).toEqual({ code: 'not-your-turn' });
  }
});

test('nobody else may act after the end either', () => {
  expect(refusal(after(state, 'r', 'r'), 'r', 1)).toEqual({ code: 'not-your-turn' });
});

test('legal actions come in the order north, east, south, west', () => {
  const crossing = start(`
    #####
    #   #
    # @ #
    #  *#
    #####
  `);
  expect(legal(crossing)).toEqual(['u', 'r', 'd', 'l']);
});
