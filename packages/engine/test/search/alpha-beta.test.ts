import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { AlphaBeta, type SearchModel } from '../../src/index.ts';
import { drawn, drawnTree } from './support/drawn-tree.ts';
import { Exhaustive } from './support/exhaustive.ts';
import { finished, finishedInPortions } from './support/portions.ts';
import { randomModel } from './support/random-model.ts';

const SHAPES = ['tree', 'acyclic', 'cyclic'] as const;
const seeds = (count: number, from = 0): number[] => Array.from({ length: count }, (_, at) => from + at);

/** The value of every action where the search begins, by definition. */
const exhaustiveValues = (model: SearchModel<number, number>, depth: number): number[] =>
  model
    .actions(0)
    .map((action) => new Exhaustive(model, model.turn(0) as number).value(model.play(0, action), depth - 1));

describe.each(SHAPES)('on random games, %s', (shape) => {
  test('alpha-beta finds the value of minimax, with and without a table', () => {
    for (const seed of seeds(300)) {
      const model = randomModel(`${shape} ${seed}`, { shape });
      for (const depth of [1, 2, 3, 5, 7]) {
        const values = exhaustiveValues(model, depth);
        for (const table of [true, false]) {
          const { best, value, depth: reached } = finished(new AlphaBeta(model, 0, { depth, table }));
          expect(value, `${seed} ${depth} ${table}`).toBe(Math.max(...values));
          // Where a search ends early, deeper values are the same: the game is decided.
          expect(values[best!], `${seed} ${depth} ${table}`).toBe(value);
          expect(reached).toBeLessThanOrEqual(depth);
        }
      }
    }
  });

  test('every action is worth no more than is said, and exactly that where all are wanted or where it is said', () => {
    for (const seed of seeds(300)) {
      const model = randomModel(`${shape} ${seed}`, { shape });
      const depth = 1 + (seed % 6);
      const all = finished(new AlphaBeta(model, 0, { depth, allExact: true }));
      expect(
        all.actions.map(({ value }) => value),
        String(seed),
      ).toEqual(exhaustiveValues(model, depth));
      expect(all.actions.some(({ isAtMost }) => isAtMost)).toBe(false);
      const some = finished(new AlphaBeta(model, 0, { depth }));
      const values = exhaustiveValues(model, some.depth!);
      // A win ends an iteration; what was not tried again keeps the value of a lesser depth.
      const said = some.value < 1 ? some.actions : [];
      const isRight = said.map(({ action, value, isAtMost }) =>
        isAtMost ? value >= values[action]! : value === values[action],
      );
      expect(isRight, String(seed)).toEqual(said.map(() => true));
    }
  });

  test('the portions change nothing, and a table nothing that is found', () => {
    for (const seed of seeds(150)) {
      const model = randomModel(`${shape} ${seed}`, { shape });
      for (const allExact of [true, false]) {
        const whole = finished(new AlphaBeta(model, 0, { depth: 6, allExact }));
        expect(finishedInPortions(new AlphaBeta(model, 0, { depth: 6, allExact }), 1), String(seed)).toEqual(whole);
        const portions = new Random(seed);
        expect(finishedInPortions(new AlphaBeta(model, 0, { depth: 6, allExact }), portions)).toEqual(whole);
        for (const options of [{ table: false }, { tableEntries: 4 }]) {
          const other = finished(new AlphaBeta(model, 0, { depth: 6, allExact, ...options }));
          expect(other.value).toBe(whole.value);
          expect(allExact ? other.actions : []).toEqual(allExact ? whole.actions : []);
        }
      }
    }
  });

  test('the line is a game that ends with the value', () => {
    for (const seed of seeds(300)) {
      const model = randomModel(`${shape} ${seed}`, { shape });
      const seat = model.turn(0) as number;
      const { line, value, depth } = finished(new AlphaBeta(model, 0, { depth: 6 }));
      expect(line.length).toBeLessThanOrEqual(depth!);
      const end = line.reduce((state, action) => model.play(state, action), 0);
      const worth = model.turn(end) === 'over' ? model.value(end, seat) : model.estimate!(end, seat);
      expect(worth, String(seed)).toBe(value);
    }
  });

  test('what is called exact does not change at any greater depth', () => {
    let count = 0;
    for (const seed of seeds(300)) {
      const model = randomModel(`${shape} ${seed}`, { shape });
      const { isExact, value, depth } = finished(new AlphaBeta(model, 0, { depth: 4 }));
      if (!isExact) continue;
      count++;
      for (const deeper of [5, 6, 7, 8]) {
        expect(Math.max(...exhaustiveValues(model, deeper)), `${seed} ${deeper}`).toBe(value);
      }
      const before = depth! > 1 && finished(new AlphaBeta(model, 0, { depth: depth! - 1 })).isExact;
      expect(before, `${seed}: it could have stopped earlier`).toBe(false);
    }
    expect(count).toBeGreaterThan(30);
  });
});

test('with three seats all others are against the one that searches', () => {
  for (const seed of seeds(100)) {
    const model = randomModel(`three ${seed}`, { shape: 'acyclic', seats: 3 });
    expect(finished(new AlphaBeta(model, 0, { depth: 6 })).value).toBe(Math.max(...exhaustiveValues(model, 6)));
  }
});

describe('drawn by hand', () => {
  // Knuth and Moore 1975: the second reply of the second action cannot matter, whatever it is worth.
  test('what cannot matter is not looked at', () => {
    const { best, value, nodes, actions, line } = finished(
      new AlphaBeta(
        drawnTree,
        drawn([
          [0.5, 0.75],
          [0.25, 0.875],
        ]),
        { depth: 2 },
      ),
    );
    expect({ best, value, line }).toEqual({ best: 0, value: 0.5, line: [0, 0] });
    expect(actions).toEqual([
      { action: 0, value: 0.5, isAtMost: false },
      { action: 1, value: 0.25, isAtMost: true },
    ]);
    // Two to depth 1; then 1 + 2 and 1 + 1.
    expect(nodes).toBe(2 + 3 + 2);
  });

  test('the quickest of several wins is taken', () => {
    const { best, value, depth, line } = finished(new AlphaBeta(drawnTree, drawn([[[[[1]]]], [[1]], [[[1]]]])));
    expect({ best, value, depth, line }).toEqual({ best: 1, value: 1, depth: 3, line: [1, 0, 0] });
  });

  test('who has lost holds out as long as possible', () => {
    const tree = drawn([[-1, 0], [[[-1]]], [[[-1], [-1, 1]]], [-1]]);
    const { best, value, isExact, line } = finished(new AlphaBeta(drawnTree, tree));
    expect({ best, value, isExact, line }).toEqual({ best: 1, value: -1, isExact: true, line: [1, 0, 0, 0] });
    const choices = new Set(
      seeds(40).map((seed) => finished(new AlphaBeta(drawnTree, tree, { random: new Random(seed) })).best),
    );
    expect(choices).toEqual(new Set([1, 2]));
  });

  test('of equal replies the first stands in the line', () => {
    const { line } = finished(
      new AlphaBeta(
        drawnTree,
        drawn([
          [
            [0.5, 0.5],
            [0.5, 0.25],
          ],
        ]),
      ),
    );
    expect(line).toEqual([0, 0, 0]);
  });

  test('chance chooses among wins too', () => {
    const tree = drawn([0, 1, 0.5, 1]);
    const choices = seeds(40).map(
      (seed) => finished(new AlphaBeta(drawnTree, tree, { random: new Random(seed) })).best,
    );
    expect(new Set(choices)).toEqual(new Set([1, 3]));
  });

  test('a refutation that is sure ends the search, though other replies go on for ever', () => {
    /** Leaving is worth 0. Who goes meets a reply that loops for ever and one that ends badly. */
    const model: SearchModel<string, string> = {
      turn: (state) => (state === 'left' || state === 'lost' ? 'over' : state === 'start' ? 0 : 1),
      actions: (state) => (state === 'start' ? ['left', 'went'] : state === 'went' ? ['loop', 'lost'] : ['loop']),
      play: (_, action) => action,
      value: (state) => (state === 'lost' ? -0.5 : 0),
      estimate: (state) => (state === 'loop' ? 0.5 : -0.25),
      key: (state) => state,
    };
    for (const table of [true, false]) {
      const search = new AlphaBeta(model, 'start', { depth: 9, table });
      expect(finished(search)).toMatchObject({ best: 'left', value: 0, isExact: true, depth: 2 });
    }
  });

  test('a win that is there makes all else superfluous, unless every value is wanted', () => {
    const tree = drawn([[1], [[0.5, 0.25]], [0]]);
    expect(finished(new AlphaBeta(drawnTree, tree))).toMatchObject({ best: 0, value: 1, depth: 2 });
    const all = finished(new AlphaBeta(drawnTree, tree, { allExact: true }));
    expect(all.actions.map(({ value }) => value)).toEqual([1, 0.5, 0]);
    expect(all).toMatchObject({ best: 0, value: 1, depth: 3, isExact: true });
  });

  test('while an iteration runs, its best so far counts once the first action is done', () => {
    const search = new AlphaBeta(drawnTree, drawn([[0, -0.5], [0.5]]));
    // Two nodes finish depth 1, where all is estimated 0; three more the first action to depth 2.
    search.advance(2);
    expect(search.explain()).toMatchObject({ best: 0, value: 0, depth: 1, line: [0] });
    search.advance(2);
    expect(search.explain()).toMatchObject({ best: 0, value: 0, depth: 1, line: [0] });
    search.advance(1);
    expect(search.explain()).toMatchObject({ best: 0, value: -0.5, depth: 1, line: [0, 1] });
    expect(search.advance(2)).toBe('done');
    expect(search.explain()).toMatchObject({ best: 1, value: 0.5, depth: 2, line: [1, 0], nodes: 7 });
  });
});

test.each([0, -1, Number.NaN])('a depth of %d is refused', (depth) => {
  expect(() => new AlphaBeta(drawnTree, drawn([0]), { depth })).toThrow(RangeError);
});

test('games with chance are refused, and say what to use', () => {
  const model = randomModel('chance', { shape: 'tree', hasChance: true });
  const isOfNature = { ...model, turn: (state: number) => (state === 1 ? 'chance' : model.turn(state)) } as const;
  expect(() => finished(new AlphaBeta(isOfNature, 0))).toThrow('Expectimax');
  expect(() => new AlphaBeta(isOfNature, 1)).toThrow('begins where a seat chooses');
});

test('a seat in turn must have an action', () => {
  expect(() => finished(new AlphaBeta(drawnTree, drawn([[]])))).toThrow('has no action');
});

test('what was best the last time is tried first, which saves a quarter of the nodes', () => {
  let nodes = 0;
  for (const seed of seeds(200)) {
    const model = randomModel(`cyclic ${seed}`, { shape: 'cyclic' });
    nodes += finished(new AlphaBeta(model, 0, { depth: 9, allExact: true })).nodes;
  }
  // 97,681; 134,743 in the order of the game.
  expect(nodes).toBeLessThan(110_000);
});

test('without a depth it stops when the value is proved, and says so', () => {
  for (const seed of seeds(60)) {
    const model = randomModel(`acyclic ${seed}`, { shape: 'acyclic' });
    const { value, isExact } = finished(new AlphaBeta(model, 0));
    expect(isExact).toBe(true);
    expect(value).toBe(new Exhaustive(model, model.turn(0) as number).value(0));
  }
});
