import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { Retrograde, solveGraph } from '../../src/index.ts';
import { type Pursuit, pursuit } from './support/pursuit.ts';
import { randomGraph, solveNaively } from './support/random-graph.ts';

const seeds = Array.from({ length: 1500 }, (_, seed) => String(seed));

const answersOf = (solution: Retrograde, states: number): unknown[] =>
  Array.from({ length: states }, (_, state) => ({ value: solution.value(state), distance: solution.distance(state) }));

describe('on random graphs with circles', () => {
  test('values and distances are those of the definition', () => {
    for (const seed of seeds) {
      const graph = randomGraph(seed);
      expect(answersOf(solveGraph(graph), graph.states), seed).toEqual(solveNaively(graph));
    }
  });

  test('the portions change nothing, and neither does how the moves are told', () => {
    for (const seed of seeds.slice(0, 300)) {
      const graph = randomGraph(seed);
      const { states, turn, outcome, moves } = graph;
      const told = new Retrograde({ states, turn, outcome, eachMove: (state, visit) => moves(state).forEach(visit) });
      const portions = new Random(seed);
      while (told.advance(portions.below(4)) === 'searching');
      const single = new Retrograde(graph);
      while (single.advance(1) === 'searching');
      expect(answersOf(told, states)).toEqual(answersOf(solveGraph(graph), states));
      expect(answersOf(single, states)).toEqual(answersOf(told, states));
    }
  });

  test('best play reaches the end in just that distance, and a draw stays one', () => {
    for (const seed of seeds.slice(0, 300)) {
      const graph = randomGraph(seed);
      const solution = solveGraph(graph);
      for (let state = 0; state < graph.states; state++) {
        const next = solution.best(state);
        const isStuck = graph.outcome(state) !== undefined || graph.moves(state).length === 0;
        expect(next === undefined, `${seed} ${state}`).toBe(isStuck);
        if (next === undefined) continue;
        expect(solution.value(next)).toBe(solution.value(state));
        const distance = solution.distance(state);
        expect(distance === undefined || solution.distance(next) === distance - 1, `${seed} ${state}`).toBe(true);
        expect(solution.isDraw(state)).toBe(solution.value(state) === 0);
      }
    }
  });
});

describe('pursuits solved by hand', () => {
  const solved = (game: Pursuit, states: string): Record<string, string> => {
    const { graph, numberOf } = pursuit(game);
    const solution = solveGraph(graph);
    const said = (state: string): string => {
      const value = solution.value(numberOf(state));
      if (value === 0) return 'escapes for ever';
      return `${value > 0 ? 'caught' : 'safe'} in ${solution.distance(numberOf(state))}`;
    };
    return Object.fromEntries(states.split(' ').map((state) => [state, said(state)]));
  };

  // a - b - c
  test('in a blind alley everybody is caught', () => {
    expect(solved({ roads: { a: 'b', b: 'ac', c: 'b' } }, 'aa1 ab0 bc0 bc1 ba1 ab1 ac0 ac1')).toEqual({
      aa1: 'caught in 0',
      ab0: 'caught in 1',
      bc0: 'caught in 1',
      // Wherever it goes it is caught next; walking into the pursuer would be sooner.
      bc1: 'caught in 2',
      ba1: 'caught in 2',
      // It runs to c: ac0.
      ab1: 'caught in 4',
      // The pursuer goes to b: bc1.
      ac0: 'caught in 3',
      ac1: 'caught in 4',
    });
  });

  // a - b
  // |   |
  // d - c
  test('around a square nobody is caught who is not caught at once', () => {
    expect(solved({ roads: { a: 'bd', b: 'ac', c: 'bd', d: 'ca' } }, 'ab0 ab1 ac0 ac1 ad0 ad1')).toEqual({
      ab0: 'caught in 1',
      ab1: 'escapes for ever',
      ac0: 'escapes for ever',
      ac1: 'escapes for ever',
      ad0: 'caught in 1',
      ad1: 'escapes for ever',
    });
  });

  // a - b - c - d, and d is the exit
  test('who is nearer to the exit gets out; who is cut off from it is caught', () => {
    const roads = { a: 'b', b: 'ac', c: 'bd', d: 'c' };
    expect(solved({ roads, exit: 'd' }, 'ad0 ac1 ac0 ab1 ab0 bc1 ba1 ca0 cb1 ca1 da0 db0 db1')).toEqual({
      ad0: 'safe in 0',
      ac1: 'safe in 1',
      ac0: 'safe in 2',
      ab1: 'safe in 3',
      ab0: 'caught in 1',
      bc1: 'safe in 1',
      ba1: 'caught in 2',
      ca0: 'caught in 3',
      // Back to a: ca0.
      cb1: 'caught in 4',
      ca1: 'caught in 4',
      da0: 'caught in 5',
      db0: 'caught in 5',
      db1: 'caught in 6',
    });
  });
});

test('a move to a state that is not there is named', () => {
  expect(() => solveGraph({ states: 2, turn: () => 0, outcome: () => undefined, moves: () => [2] })).toThrow(
    'leads to state 2',
  );
});

test('a graph without states is solved', () => {
  expect(new Retrograde({ states: 0, turn: () => 0, outcome: () => 0, moves: () => [] }).advance(1)).toBe('done');
});

test('more moves than fit at first', () => {
  // Everybody can go everywhere; state 0 is won by seat 0, and seat 1 would have to go there only if it had no choice.
  const states = 200;
  const everywhere = Array.from({ length: states }, (_, state) => state);
  const solution = solveGraph({
    states,
    turn: (state) => (state % 2 === 0 ? 0 : 1),
    outcome: (state) => (state === 0 ? 1 : undefined),
    moves: () => everywhere,
  });
  expect(everywhere.map((state) => solution.distance(state))).toEqual(
    everywhere.map((state) => (state === 0 ? 0 : state % 2 === 0 ? 1 : undefined)),
  );
});
