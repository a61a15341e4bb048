import { describe, expect, test } from 'vitest';
import { type ChanceGraph, FiniteHorizon, StateNumbers } from '../../src/index.ts';
import { Exhaustive } from './support/exhaustive.ts';
import { randomModel } from './support/random-model.ts';

describe.each(['acyclic', 'cyclic'] as const)('on random games, %s', (shape) => {
  test('stopped after so many moves, every state is worth what exhaustive averaging says', () => {
    for (let seed = 0; seed < 150; seed++) {
      const model = randomModel(`${shape} ${seed}`, { shape, hasChance: true });
      const numbers = new StateNumbers(model, 0);
      numbers.advance(Infinity);
      const horizon = seed % 6;
      const beyond = (state: number): number => model.estimate!(numbers.states[state]!, 0);
      const whole = new FiniteHorizon(numbers.chanceGraph(), { horizon, beyond });
      expect(whole.advance(Infinity)).toBe('done');
      const sliced = new FiniteHorizon(numbers.chanceGraph(), { horizon, beyond });
      while (sliced.advance(1) === 'searching');
      for (const [number, state] of numbers.states.entries()) {
        const value = new Exhaustive(model, 0).value(state, horizon);
        expect(whole.value(number), `${seed} ${number}`).toBeCloseTo(value, 12);
        expect(sliced.value(number)).toBe(whole.value(number));
        expect(sliced.best(number)).toBe(whole.best(number));
      }
    }
  });
});

/** Seat 0 may walk on for a sure win three moves away, or leave for 0.5 at once. */
const patience: ChanceGraph = {
  states: 5,
  turn: (state) => (state >= 3 ? 'over' : 0),
  value: (state) => (state === 3 ? 1 : 0.5),
  eachMove(state, visit) {
    visit(4);
    visit(state + 1);
  },
};

test.each([
  [0, 0, undefined],
  [1, 0.5, 4],
  [2, 0.5, 4],
  [3, 1, 1],
  [9, 1, 1],
])('with %d moves left the best is worth %d', (horizon, value, best) => {
  const search = new FiniteHorizon(patience, { horizon });
  while (search.advance(2) === 'searching');
  expect({ value: search.value(0), best: search.best(0) }).toEqual({ value, best });
  expect(search.best(3)).toBeUndefined();
});

test('a horizon is a number of moves', () => {
  expect(() => new FiniteHorizon(patience, { horizon: -1 })).toThrow(RangeError);
});
