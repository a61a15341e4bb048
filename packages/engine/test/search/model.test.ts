import { describe, expect, test } from 'vitest';
import { AlphaBeta, Expectimax, modelOf, withRandomSeat } from '../../src/index.ts';
import { dice } from '../support/dice.ts';
import { ladder } from '../support/ladder.ts';
import { Exhaustive } from './support/exhaustive.ts';
import { finished } from './support/portions.ts';
import { ticTacToe, ticTacToeBoard } from './support/tic-tac-toe.ts';

describe('the model of a game of the contract', () => {
  test('a puzzle for one is solved in the fewest actions', () => {
    const model = modelOf(ladder, { key: ({ rung, count }) => rung * 100 + count });
    const { value, line, isExact } = finished(new AlphaBeta(model, ladder.start({ top: 8, limit: 20 }, '')));
    expect({ value, isExact, actions: line.length }).toEqual({ value: 1, isExact: true, actions: 3 });
    expect(line.reduce((rung, { by }) => rung + by, 0)).toBe(8);
  });

  test('a puzzle that cannot be solved in time is worth nothing', () => {
    const model = modelOf(ladder);
    expect(finished(new AlphaBeta(model, ladder.start({ top: 10, limit: 3 }, '')))).toMatchObject({
      value: 0,
      isExact: true,
    });
  });

  test('winners have 1, losers -1, and where nobody won all have 0', () => {
    const model = modelOf(dice);
    const state = dice.start({ target: 5, limit: 9 }, '');
    expect(model.value({ ...state, scores: [6, 0] }, 0)).toBe(1);
    expect(model.value({ ...state, scores: [6, 0] }, 1)).toBe(-1);
    expect(model.value({ ...state, count: 9 }, 0)).toBe(0);
    expect(model.turn({ ...state, count: 9 })).toBe('over');
    expect(model.turn({ ...state, count: 1 })).toBe(1);
    expect(model.actions(state)).toEqual(['roll', 'redraw', 'show']);
  });

  test('extras are used', () => {
    const model = modelOf(ladder, { estimate: ({ rung }) => rung / 100 });
    const { best, line } = finished(new AlphaBeta(model, ladder.start({ top: 30, limit: 60 }, ''), { depth: 3 }));
    expect(best).toEqual({ by: 3 });
    expect(line).toEqual([{ by: 3 }, { by: 3 }, { by: 3 }]);
  });

  test('what breaks the contract throws', () => {
    const state = ladder.start({ top: 3, limit: 9 }, '');
    expect(() => modelOf({ ...ladder, turn: () => [0, 1] }).turn(state)).toThrow('2 seats of ladder may act at once');
    const model = modelOf(ladder);
    expect(() => model.play(state, { by: 9 })).toThrow('too-far');
    expect(() => model.value(state, 0)).toThrow('is not over');
    expect(() => model.actions({ ...state, rung: 3 })).toThrow('is over');
  });
});

describe('a seat that chooses by chance', () => {
  test('tic-tac-toe against it is worth 191/192 to a perfect first seat, who never loses', () => {
    const model = withRandomSeat(ticTacToe, 1);
    const { value, isExact, best } = finished(new Expectimax(model, 0));
    expect(isExact).toBe(true);
    expect(value).toBeCloseTo(191 / 192, 12);
    expect(value).toBeCloseTo(new Exhaustive(model, 0).value(0), 12);
    expect([0, 2, 6, 8]).toContain(best);
  });

  test('is nature: each action equally likely', () => {
    const board = ticTacToeBoard('xx. oo. x..');
    const model = withRandomSeat(ticTacToe, 1);
    expect(model.turn(board)).toBe('chance');
    expect(model.chances!(board)).toEqual(
      [2, 5, 7, 8].map((square) => ({ probability: 1 / 4, state: board | (1 << (square + 9)) })),
    );
    expect(model.turn(0)).toBe(0);
  });

  test('nature keeps its own turns', () => {
    const chances = [{ probability: 1, state: 0 }];
    const model = withRandomSeat({ ...ticTacToe, turn: () => 'chance', chances: () => chances }, 1);
    expect(model.chances!(5)).toBe(chances);
    expect(() => withRandomSeat({ ...ticTacToe, turn: () => 'chance' }, 1).chances!(0)).toThrow('there is none');
  });

  test('estimates and keys stay, and are not made up', () => {
    const plain = { turn: () => 0, actions: () => [0], play: () => 0, value: () => 0 };
    expect(Object.keys(withRandomSeat(plain, 1)).sort()).toEqual(['actions', 'chances', 'play', 'turn', 'value']);
    const model = withRandomSeat({ ...ticTacToe, estimate: (state, seat) => (state + seat) / 1000 }, 1);
    expect(model.estimate!(7, 1)).toBe(0.008);
    expect(model.key!(7)).toBe(7);
  });
});
