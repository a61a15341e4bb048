import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { Expectimax, Mcts, type SearchModel, withRandomSeat } from '../../src/index.ts';
import { drawn, drawnTree } from './support/drawn-tree.ts';
import { Exhaustive } from './support/exhaustive.ts';
import { finished, finishedInPortions } from './support/portions.ts';
import { randomModel } from './support/random-model.ts';
import { ticTacToe, ticTacToeBoard } from './support/tic-tac-toe.ts';

const searched = <S, A>(
  model: SearchModel<S, A>,
  state: S,
  iterations: number,
  seed = 1,
): ReturnType<Mcts<S, A>['explain']> => finished(new Mcts(model, state, { random: new Random(seed), iterations }));

describe('in tic-tac-toe', () => {
  // Each drawing has one move that wins or holds; x moves where there are as many of both.
  test.each([
    ['takes the win', 'xx. oo. ...', 2],
    ['stops a win', 'x.. oo. x..', 5],
    ['makes a fork', 'x.. .o. o.x', 2],
    ['answers a corner in the middle', 'x.. ... ...', 4],
  ])('%s: %s', (_, drawing, square) => {
    for (const seed of [1, 2, 3]) expect(searched(ticTacToe, ticTacToeBoard(drawing), 3000, seed).best).toBe(square);
  });

  test('holds the draw at every move of a game against itself', () => {
    let state = 0;
    for (let move = 0; ticTacToe.turn(state) !== 'over'; move++) {
      const { best, actions } = searched(ticTacToe, state, 3000, move);
      expect(actions.map(({ action }) => action)).toEqual(ticTacToe.actions(state));
      state = ticTacToe.play(state, best!);
    }
    expect(ticTacToe.value(state, 0)).toBe(0);
  });

  test('visits add up to the iterations, values are averages', () => {
    const { actions, nodes, isExact, line } = searched(ticTacToe, 0, 500);
    expect(nodes).toBe(500);
    expect(actions.reduce((sum, { visits }) => sum + visits!, 0)).toBe(500);
    expect(actions.every(({ value }) => Math.abs(value) < 1)).toBe(true);
    expect(isExact).toBe(false);
    expect(line.reduce((state, action) => ticTacToe.play(state, action), 0)).toBeGreaterThan(0);
  });
});

test('on random trees it finds a best action', () => {
  for (let seed = 0; seed < 60; seed++) {
    const model = randomModel(`tree ${seed}`, { shape: 'tree', hasChance: seed % 2 === 0 });
    const exhaustive = new Exhaustive(model, model.turn(0) as number);
    const values = model.actions(0).map((action) => exhaustive.value(model.play(0, action)));
    const { best } = searched(model, 0, 6000, seed);
    expect(values[best!], String(seed)).toBeGreaterThan(Math.max(...values) - 0.1);
  }
});

test('nature is drawn by its probabilities', () => {
  const model = withRandomSeat(ticTacToe, 1);
  const board = ticTacToeBoard('x.o .x. ..o');
  const { value } = finished(new Expectimax(model, board));
  const found = searched(model, board, 20_000);
  expect(found.value).toBeGreaterThan(value - 0.05);
  expect(found.value).toBeLessThanOrEqual(1);
  /** One draw: a quarter wins, three quarters lose. */
  const lottery: SearchModel<number, number> = {
    turn: (state) => (['over', 'over', 'chance', 0] as const)[state]!,
    actions: () => [2],
    play: (_, action) => action,
    value: (state) => (state === 1 ? 1 : -1),
    chances: () => [
      { probability: 0.25, state: 1 },
      { probability: 0.75, state: 0 },
    ],
  };
  expect(searched(lottery, 3, 20_000).value).toBeCloseTo(-0.5, 1);
});

test('with three seats each wants the most for itself', () => {
  // Seat 1 does not care about seat 0: it goes where it gets most itself, which is good for seat 0.
  const ends: Record<string, readonly number[]> = { aa: [1, 0.9, -1], ab: [-1, 0.1, 1], ba: [0, 0, 0] };
  const model: SearchModel<string, string> = {
    turn: (state) => (ends[state] ? 'over' : state.length),
    actions: (state) => (state === 'b' ? ['a'] : ['a', 'b']),
    play: (state, action) => state + action,
    value: (state, seat) => ends[state]![seat]!,
  };
  const { best, value, line } = searched(model, '', 2000);
  expect({ best, line }).toEqual({ best: 'a', line: ['a', 'a'] });
  expect(value).toBeGreaterThan(0.8);
});

describe('playouts', () => {
  const deep = drawn([[[[[-1]]]], [[[[1]]]]]);
  const guess = {
    ...drawnTree,
    estimate: ({ tree }: { tree: unknown }) => (JSON.stringify(tree).includes('-') ? 0.5 : -0.5),
  };
  const bestOf = (options: object, model: SearchModel<typeof deep, number> = guess): unknown =>
    finished(new Mcts(model, deep, { random: new Random(5), iterations: 2, ...options })).actions.map(
      ({ value }) => value,
    );

  test('go to the end of the game, or so far and no farther', () => {
    expect(bestOf({})).toEqual([-1, 1]);
    expect(bestOf({ playoutLength: 3 })).toEqual([0.5, -0.5]);
    expect(bestOf({ playoutLength: 4 })).toEqual([-1, 1]);
    expect(bestOf({ playoutLength: 3, useEstimate: false })).toEqual([0, 0]);
    expect(bestOf({ playoutLength: 3 }, drawnTree)).toEqual([0, 0]);
  });

  test('of actions tried equally often the better is best', () => {
    expect(finished(new Mcts(drawnTree, deep, { random: new Random(5), iterations: 2 })).best).toBe(1);
    const turned = drawn([[[[[1]]]], [[[[-1]]]]]);
    expect(finished(new Mcts(drawnTree, turned, { random: new Random(5), iterations: 2 })).best).toBe(0);
  });

  test('what nobody has tried is tried in random order', () => {
    const firsts = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => searched(ticTacToe, 0, 1, seed).best);
    expect(new Set(firsts).size).toBeGreaterThan(3);
  });

  test('can be played by somebody else', () => {
    const playout = (): typeof deep => drawn(0.125);
    expect(bestOf({ playout })).toEqual([0.125, 0.125]);
  });
});

test('the portions change nothing, and the seed repeats everything', () => {
  for (const seed of [1, 2, 3]) {
    const model = randomModel(`cyclic ${seed}`, { shape: 'cyclic', hasChance: true });
    const search = (): Mcts<number, number> =>
      new Mcts(model, 0, { random: new Random(seed), iterations: 400, playoutLength: 20 });
    const whole = finished(search());
    expect(finishedInPortions(search(), 1)).toEqual(whole);
    expect(finishedInPortions(search(), new Random(9))).toEqual(whole);
  }
});

test('a full tree goes on learning, and always knows every first action', () => {
  const board = ticTacToeBoard('x.. oo. x..');
  for (const treeSize of [1, 3, 20, 60]) {
    const { nodes, actions } = finished(
      new Mcts(ticTacToe, board, { random: new Random(3), iterations: 2000, treeSize }),
    );
    expect(nodes).toBe(2000);
    expect(actions.map(({ action }) => action)).toEqual(ticTacToe.actions(board));
  }
  expect(finished(new Mcts(ticTacToe, board, { random: new Random(3), iterations: 2000, treeSize: 60 })).best).toBe(5);
  const line = (treeSize: number): number =>
    finished(new Mcts(ticTacToe, 0, { random: new Random(3), iterations: 2000, treeSize })).line.length;
  expect(line(1)).toBe(1);
  expect(line(1000)).toBeGreaterThan(3);
});

test('before it has begun it knows a legal action, and a game that is over has none', () => {
  const search = new Mcts(ticTacToe, 0, { random: new Random(1) });
  expect(search.explain()).toEqual({ best: 0, value: 0, line: [0], actions: [], nodes: 0, isExact: false });
  expect(search.advance(10)).toBe('searching');
  const over = new Mcts(ticTacToe, ticTacToeBoard('xxx oo. ...'), { random: new Random(1) });
  expect(over.advance(1)).toBe('done');
  expect(over.explain()).toMatchObject({ best: undefined, value: 1, isExact: true });
});

test('a search without an end wants a budget', () => {
  expect(() => new Mcts(ticTacToe, 0, { random: new Random(1) }).advance(Infinity)).toThrow(RangeError);
});
