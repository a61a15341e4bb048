import { expect, test } from 'vitest';
import { AlphaBeta, solveGraph, StateNumbers } from '../../src/index.ts';
import { finished } from './support/portions.ts';
import { randomModel } from './support/random-model.ts';
import { ticTacToe } from './support/tic-tac-toe.ts';

const numbered = (): StateNumbers<number, number> => {
  const numbers = new StateNumbers(ticTacToe, 0);
  while (numbers.advance(100) === 'searching');
  return numbers;
};

/** The places of a board turned and mirrored in all eight ways. */
const SYMMETRIES = [0, 1, 2, 3].flatMap((turns) => {
  let places = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  for (let left = turns; left > 0; left--) places = [6, 3, 0, 7, 4, 1, 8, 5, 2].map((place) => places[place]!);
  return [places, [2, 1, 0, 5, 4, 3, 8, 7, 6].map((place) => places[place]!)];
});

const leastLike = (state: number): number =>
  Math.min(
    ...SYMMETRIES.map((places) =>
      places.reduce((like, from, to) => {
        const cross = (state >> from) & 1;
        const nought = (state >> (from + 9)) & 1;
        return like | (cross << to) | (nought << (to + 9));
      }, 0),
    ),
  );

test('the positions of tic-tac-toe, by plies and up to symmetry, are those of OEIS A008907', () => {
  const numbers = numbered();
  const counts = Array.from({ length: 10 }, () => 0);
  for (const state of new Set(numbers.states.map(leastLike))) {
    counts[Array.from(state.toString(2)).filter((bit) => bit === '1').length]!++;
  }
  expect(counts).toEqual([1, 3, 12, 38, 108, 174, 204, 153, 57, 15]);
  expect(numbers.numberOf(0)).toBe(0);
  expect(numbers.numberOf(0b111_111_111)).toBeUndefined();
});

test('whoever comes back to where it began is there again', () => {
  const round = { turn: () => 0, actions: () => [1, 2], play: (s: number, by: number) => (s + by) % 3, value: () => 0 };
  const numbers = new StateNumbers({ ...round, key: (state: number) => `at ${state}` }, 2);
  numbers.advance(Infinity);
  expect(numbers.states).toEqual([2, 0, 1]);
});

test('retrograde analysis and alpha-beta agree on every hundredth of them, on the distance of wins too', () => {
  const numbers = numbered();
  const solution = solveGraph(numbers.gameGraph());
  for (let number = 0; number < numbers.states.length; number += 100) {
    const state = numbers.states[number]!;
    const { value, depth } = finished(new AlphaBeta(ticTacToe, state));
    const turn = ticTacToe.turn(state);
    expect(solution.value(number) * (turn === 1 ? -1 : 1) + 0).toBe(value);
    expect(solution.isDraw(number) ? undefined : depth).toBe(solution.distance(number));
  }
});

test('too many states, states without a key and turns of nature are refused', () => {
  expect(() => new StateNumbers(ticTacToe, 0, { most: 50 }).advance(Infinity)).toThrow('more than 50 states');
  const keyless = { turn: () => 0, actions: () => [0], play: () => 0, value: () => 0 };
  expect(() => new StateNumbers(keyless, 0)).toThrow('no key');
  const model = randomModel('3', { shape: 'cyclic', hasChance: true });
  const numbers = new StateNumbers(model, 0);
  numbers.advance(Infinity);
  expect(() => solveGraph(numbers.gameGraph())).toThrow('ValueIteration');
});
