import { expect, test } from 'vitest';
import { theseus } from '../src/game.ts';
import { MINOTAUR, THESEUS } from '../src/state.ts';
import { after, drawn, DOWN, legal, LEFT, refusal, RIGHT, UP } from './support/drawn.ts';

const state = drawn(`
  +---+---+---+---+---+
  |                   |
  +   +   +   +   +   +
  |                   |
  +   +   +---+   +   +
  |         M |       |
  +   +   +   +   +   +
  |             s1    |
  +   +   +   +   +   +
  | T                 |
  +---+---+---+---+---+
`);

test('there are two seats, Theseus and the Minotaur', () => {
  expect(theseus.seats(state.config)).toBe(2);
  expect([THESEUS, MINOTAUR]).toEqual([0, 1]);
});

test('in every round the Minotaur plays first and then Theseus', () => {
  expect(theseus.turn(state)).toEqual([MINOTAUR]);
  const rolled = after(state, LEFT);
  expect(theseus.turn(rolled)).toEqual([THESEUS]);
  expect(theseus.turn(after(rolled, UP))).toEqual([MINOTAUR]);
});

test('a die against a wall is a turn, too', () => {
  expect(theseus.turn(after(state, RIGHT))).toEqual([THESEUS]);
});

test('all four dice are the Minotaur’s to choose, and Theseus’ those that lead somewhere', () => {
  expect(legal(state)).toEqual([UP, RIGHT, DOWN, LEFT]);
  expect(legal(after(state, LEFT))).toEqual([UP, RIGHT]);
});

test('nobody else may play', () => {
  for (const seat of [THESEUS, 2, -1, 0.5, Number.NaN]) {
    expect(legal(state, seat)).toEqual([]);
    expect(refusal(state, UP, seat)).toEqual({ code: 'not-your-turn' });
  }
  expect(refusal(after(state, UP), UP, MINOTAUR)).toEqual({ code: 'not-your-turn' });
});

test('a refused die changes nothing', () => {
  const before = structuredClone(state);
  refusal(state, UP, THESEUS);
  expect(state).toEqual(before);
});
