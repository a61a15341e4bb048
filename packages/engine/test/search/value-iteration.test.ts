import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { type ChanceGraph, StateNumbers, ValueIteration, type ValueIterationOptions } from '../../src/index.ts';
import { Exhaustive } from './support/exhaustive.ts';
import { randomModel } from './support/random-model.ts';

interface DrawnNode {
  readonly turn: 0 | 1 | 'chance' | 'over';
  readonly value?: number;
  readonly moves?: readonly (readonly [next: number, probability?: number])[];
}

const graphOf = (nodes: readonly DrawnNode[]): ChanceGraph => ({
  states: nodes.length,
  turn: (state) => nodes[state]!.turn,
  value: (state) => nodes[state]!.value!,
  eachMove: (state, visit) => nodes[state]!.moves!.forEach(([next, probability]) => visit(next, probability)),
});

const WON: DrawnNode = { turn: 'over', value: 1 };
const LOST: DrawnNode = { turn: 'over', value: -1 };

function solved(graph: ChanceGraph, options?: ValueIterationOptions): ValueIteration {
  const search = new ValueIteration(graph, options);
  expect(search.advance(Infinity)).toBe('done');
  return search;
}

describe('by hand', () => {
  test.each([0.5, 0.4, 0.75])('the ruin of a gambler who wins a coin with probability %d', (p) => {
    const goal = 10;
    const nodes = Array.from({ length: goal + 1 }, (_, coins): DrawnNode => {
      if (coins === 0) return { turn: 'over', value: 0 };
      if (coins === goal) return { turn: 'over', value: 1 };
      return {
        turn: 'chance',
        moves: [
          [coins + 1, p],
          [coins - 1, 1 - p],
        ],
      };
    });
    const search = solved(graphOf(nodes));
    // Feller, An Introduction to Probability Theory and Its Applications I, XIV.2.
    const odds = (1 - p) / p;
    const expected = nodes.map((_, coins) => (p === 0.5 ? coins / goal : (1 - odds ** coins) / (1 - odds ** goal)));
    expect(search.error).toBeLessThanOrEqual(1e-9);
    for (const [coins, value] of expected.entries()) {
      expect(Math.abs(search.value(coins) - value)).toBeLessThanOrEqual(search.error + 1e-15);
      expect(search.lower(coins)).toBeLessThanOrEqual(value + 1e-15);
      expect(search.upper(coins)).toBeGreaterThanOrEqual(value - 1e-15);
    }
  });

  test('take a small sure thing, or a gamble that may have to be repeated', () => {
    // 1: won 6 of 10, lost 2, again 2: v = 0.6 - 0.2 + 0.2 v, so v = 0.5.
    const gamble = (sure: number): ValueIteration =>
      solved(
        graphOf([
          { turn: 0, moves: [[4], [1]] },
          {
            turn: 'chance',
            moves: [
              [2, 0.6],
              [3, 0.2],
              [0, 0.2],
            ],
          },
          WON,
          LOST,
          { turn: 'over', value: sure },
        ]),
      );
    expect(gamble(0.25).value(0)).toBeCloseTo(0.5, 8);
    expect(gamble(0.25).best(0)).toBe(1);
    // 0.6 is sure: then a gamble is worth 0.6 - 0.2 + 0.2 · 0.6.
    expect(gamble(0.6).value(0)).toBeCloseTo(0.6, 8);
    expect(gamble(0.6).value(1)).toBeCloseTo(0.52, 8);
    expect(gamble(0.6).best(0)).toBe(4);
    expect(gamble(0.6).best(1)).toBeUndefined();
    expect(gamble(0.6).best(2)).toBeUndefined();
  });

  test('the other seat wants the least', () => {
    const search = solved(
      graphOf([
        { turn: 1, moves: [[1], [2]] },
        {
          turn: 'chance',
          moves: [
            [3, 0.5],
            [4, 0.5],
          ],
        },
        {
          turn: 'chance',
          moves: [
            [3, 0.75],
            [4, 0.25],
          ],
        },
        WON,
        LOST,
      ]),
    );
    expect([0, 1, 2].map((state) => search.value(state))).toEqual([0, 0, 0.5]);
    expect(search.best(0)).toBe(1);
    expect(search.error).toBe(0);
  });

  test('where a seat can wait for ever, the bounds say what waiting would have to be worth', () => {
    const search = solved(
      graphOf([
        { turn: 0, moves: [[0], [1]] },
        {
          turn: 'chance',
          moves: [
            [2, 0.5],
            [3, 0.5],
          ],
        },
        WON,
        LOST,
      ]),
    );
    expect({ lower: search.lower(0), upper: search.upper(0), error: search.error }).toEqual({
      lower: 0,
      upper: 1,
      error: 0.5,
    });
    // Waiting promises as much and keeps nothing.
    expect(search.best(0)).toBe(1);
  });

  test('the error is a bound after every state, and gets no greater', () => {
    const goal = 12;
    const nodes = Array.from({ length: goal + 1 }, (_, coins): DrawnNode => {
      if (coins === 0 || coins === goal) return { turn: 'over', value: coins / goal };
      return {
        turn: 'chance',
        moves: [
          [coins + 1, 0.5],
          [coins - 1, 0.5],
        ],
      };
    });
    const search = new ValueIteration(graphOf(nodes), { tolerance: 1e-6 });
    expect(search.error).toBe(Infinity);
    let last = Infinity;
    while (search.advance(1) === 'searching') {
      expect(search.error).toBeLessThanOrEqual(last);
      last = search.error;
      const isRead = search.error < Infinity;
      const errors = nodes.map((_, coins) => Math.abs(search.value(coins) - coins / goal));
      expect(isRead ? Math.max(...errors) : 0).toBeLessThanOrEqual(isRead ? search.error + 1e-15 : 0);
    }
    expect(search.error).toBeLessThanOrEqual(1e-6);
    expect(search.sweeps).toBeGreaterThan(10);
  });

  test('sweeps go to and fro, so that a long way back takes no more of them than a long way forth', () => {
    const way = (step: 1 | -1): number => {
      const nodes = Array.from({ length: 50 }, (_, at): DrawnNode => {
        if (at === 0) return step < 0 ? WON : LOST;
        if (at === 49) return step < 0 ? LOST : WON;
        return { turn: 0, moves: [[at + step]] };
      });
      return solved(graphOf(nodes)).sweeps;
    };
    expect([way(1), way(-1)]).toEqual([2, 1]);
  });
});

/** All states of a random game. */
const numbered = (seed: string, shape: 'acyclic' | 'cyclic'): StateNumbers<number, number> => {
  const numbers = new StateNumbers(randomModel(seed, { shape, hasChance: true }), 0);
  numbers.advance(Infinity);
  return numbers;
};

test('on games that end it says what expectimax says', () => {
  for (let seed = 0; seed < 60; seed++) {
    const model = randomModel(`acyclic ${seed}`, { shape: 'acyclic', hasChance: true });
    const search = solved(numbered(`acyclic ${seed}`, 'acyclic').chanceGraph(), { tolerance: 0 });
    expect(search.error).toBeLessThan(1e-15);
    expect(search.value(0), String(seed)).toBeCloseTo(new Exhaustive(model, 0).value(0), 12);
  }
});

test('the portions change nothing', () => {
  for (let seed = 0; seed < 60; seed++) {
    const numbers = numbered(`cyclic ${seed}`, 'cyclic');
    const whole = solved(numbers.chanceGraph());
    const sliced = new ValueIteration(numbers.chanceGraph());
    const portions = new Random(seed);
    while (sliced.advance(portions.below(9)) === 'searching');
    const said = (search: ValueIteration): unknown =>
      numbers.states.map((_, state) => [search.lower(state), search.upper(state), search.best(state)]);
    expect(said(sliced)).toEqual(said(whole));
    expect([sliced.error, sliced.sweeps]).toEqual([whole.error, whole.sweeps]);
  }
});

/** What a fixed way to play is worth to seat 0 if never ending is worth `endless`: that of `seat`, the other plays its best. */
function worthOfPlay(
  numbers: StateNumbers<number, number>,
  search: ValueIteration,
  seat: 0 | 1,
  endless: number,
): number {
  const graph = numbers.chanceGraph();
  const fixed: ChanceGraph = {
    ...graph,
    eachMove: (state, visit) =>
      graph.turn(state) === seat ? visit(search.best(state)!) : graph.eachMove(state, visit),
  };
  const replayed = solved(fixed, { tolerance: 1e-12 });
  return endless < 0 ? replayed.lower(0) : replayed.upper(0);
}

test('its choices keep what the bounds promise, whatever the other does', () => {
  for (let seed = 0; seed < 200; seed++) {
    const numbers = numbered(`cyclic ${seed}`, 'cyclic');
    const search = solved(numbers.chanceGraph(), { tolerance: 1e-12 });
    expect(worthOfPlay(numbers, search, 0, -1), `seat 0, ${seed}`).toBeGreaterThanOrEqual(search.lower(0) - 1e-9);
    expect(worthOfPlay(numbers, search, 1, 1), `seat 1, ${seed}`).toBeLessThanOrEqual(search.upper(0) + 1e-9);
  }
});

test('what breaks a graph is named', () => {
  expect(() => solved(graphOf([{ turn: 'chance', moves: [[0, 0.5]] }]))).toThrow('sum to 0.5');
  expect(() => solved(graphOf([{ turn: 0, moves: [] }]))).toThrow('leads nowhere');
  expect(() => solved(graphOf([{ turn: 0, moves: [[1]] }]))).toThrow('leads to state 1');
});

test('a game that is nothing but ends, or has none', () => {
  expect(solved(graphOf([WON, LOST])).error).toBe(0);
  expect(solved(graphOf([{ turn: 0, moves: [[0]] }])).value(0)).toBe(0);
});
