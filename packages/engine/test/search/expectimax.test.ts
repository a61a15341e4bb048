import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { AlphaBeta, Expectimax, type SearchModel } from '../../src/index.ts';
import { Exhaustive } from './support/exhaustive.ts';
import { finished, finishedInPortions } from './support/portions.ts';
import { randomModel } from './support/random-model.ts';

const SHAPES = ['tree', 'acyclic', 'cyclic'] as const;
const seeds = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

const exhaustiveValues = (model: SearchModel<number, number>, depth: number): number[] =>
  model
    .actions(0)
    .map((action) => new Exhaustive(model, model.turn(0) as number).value(model.play(0, action), depth - 1));

const rounded = (values: readonly number[]): number[] => values.map((value) => Number(value.toFixed(12)) + 0);

describe.each(SHAPES)('on random games with chance, %s', (shape) => {
  test('every action is worth what exhaustive averaging says, with and without a table', () => {
    for (const seed of seeds(300)) {
      const model = randomModel(`${shape} ${seed}`, { shape, hasChance: true });
      const depth = 1 + (seed % 6);
      const values = exhaustiveValues(model, depth);
      for (const options of [{}, { table: false }, { tableEntries: 4 }]) {
        const found = finished(new Expectimax(model, 0, { depth, allExact: true, ...options }));
        expect(rounded(found.actions.map(({ value }) => value)), String(seed)).toEqual(rounded(values));
        expect(found.value).toBeCloseTo(Math.max(...values), 12);
        expect(values[found.best!]).toBeCloseTo(found.value, 12);
        expect(finished(new Expectimax(model, 0, { depth, ...options })).value).toBeCloseTo(found.value, 12);
      }
    }
  });

  test('the portions change nothing', () => {
    for (const seed of seeds(150)) {
      const model = randomModel(`${shape} ${seed}`, { shape, hasChance: true });
      const search = (): Expectimax<number, number> => new Expectimax(model, 0, { depth: 5, random: new Random(seed) });
      const whole = finished(search());
      expect(finishedInPortions(search(), 1), String(seed)).toEqual(whole);
      expect(finishedInPortions(search(), new Random(seed)), String(seed)).toEqual(whole);
    }
  });

  test('what is called exact does not change at any greater depth', () => {
    let count = 0;
    for (const seed of seeds(200)) {
      const model = randomModel(`${shape} ${seed}`, { shape, hasChance: true });
      const { isExact, value } = finished(new Expectimax(model, 0, { depth: 4 }));
      if (!isExact) continue;
      count++;
      for (const deeper of [5, 6, 7]) expect(Math.max(...exhaustiveValues(model, deeper))).toBeCloseTo(value, 12);
    }
    expect(count).toBeGreaterThan(20);
  });

  test('without chance it is minimax', () => {
    for (const seed of seeds(100)) {
      const model = randomModel(`${shape} ${seed}`, { shape });
      const { value } = finished(new Expectimax(model, 0, { depth: 5 }));
      expect(value).toBe(finished(new AlphaBeta(model, 0, { depth: 5 })).value);
    }
  });
});

test('the line goes as far as nature has no say', () => {
  for (const seed of seeds(200)) {
    const model = randomModel(`line ${seed}`, { shape: 'acyclic', hasChance: true });
    const { line, best } = finished(new Expectimax(model, 0, { depth: 6 }));
    expect(line[0]).toBe(best);
    const turns = line
      .slice(0, -1)
      .map((_, at) => model.turn(line.slice(0, at + 1).reduce((s, a) => model.play(s, a), 0)));
    expect(turns).not.toContain('chance');
    const end = model.turn(line.reduce((state, action) => model.play(state, action), 0));
    expect(end === 'chance' || end === 'over' || line.length === 6, String(seed)).toBe(true);
  }
});

/** Toss or stop: heads win at once, tails lose at once, and on its edge, once in four, the coin is tossed again. */
const coin: SearchModel<'choose' | 'toss' | 'heads' | 'tails' | 'stopped', 'toss' | 'stop'> = {
  turn: (state) => (state === 'choose' ? 0 : state === 'toss' ? 'chance' : 'over'),
  actions: () => ['stop', 'toss'],
  play: (_, action) => (action === 'toss' ? 'toss' : 'stopped'),
  value: (state) => ({ heads: 1, tails: -1, stopped: 0.125 })[state as 'heads'],
  chances: () => [
    { probability: 1 / 2, state: 'heads' },
    { probability: 1 / 4, state: 'tails' },
    { probability: 1 / 4, state: 'choose' },
  ],
  key: (state) => state,
};

test('a coin that may have to be tossed again, by hand', () => {
  // Two plies a toss: 1/4 + 1/4 of what comes next; what is cut off counts 0.
  const at = (depth: number): number => finished(new Expectimax(coin, 'choose', { depth })).value;
  expect(at(1)).toBe(0.125);
  expect(at(2)).toBe(0.25);
  expect(at(3)).toBe(0.25 + 0.125 / 4);
  expect(at(4)).toBe(0.25 + 0.25 / 4);
  expect(at(40)).toBeCloseTo(1 / 3, 9);
  expect(finished(new Expectimax(coin, 'choose', { depth: 40 }))).toMatchObject({ best: 'toss', isExact: false });
});

describe('what is sure and what is not', () => {
  /** The one action leads to a draw of nature between an end worth 0.5 and a state with two ways: a loop, and a win. */
  const model: SearchModel<string, string> = {
    turn: (state) => ({ start: 0, draw: 'chance', fork: 0, loop: 1, half: 'over', won: 'over' } as const)[state]!,
    actions: (state) => ({ start: ['draw'], fork: ['loop', 'won'], loop: ['loop'] })[state]!,
    play: (_, action) => action,
    value: (state) => (state === 'half' ? 0.5 : 1),
    chances: () => [
      { probability: 0.5, state: 'half' },
      { probability: 0.5, state: 'fork' },
    ],
  };

  test('a sure win makes a loop beside it superfluous', () => {
    const said = finished(new Expectimax(model, 'start', { depth: 9 }));
    expect(said).toMatchObject({ value: 0.75, isExact: true, depth: 3 });
  });

  // These probabilities sum to a little more than 1, as rounded numbers do.
  const rounded = (state: string): SearchModel<string, string> => ({
    ...model,
    turn: (at) => (at === 'draw' ? 'chance' : at === 'won' ? 'over' : 0),
    actions: (at) => ({ start: ['fork'], fork: ['draw', 'loop'], loop: ['loop'] })[at]!,
    estimate: () => 1 - 2 ** -53,
    chances: () => [0.05, 0.8, 0.05, 0.1].map((probability) => ({ probability, state })),
  });

  test('rounding makes nothing worth more than a win', () => {
    const said = finished(new Expectimax(rounded('won'), 'start', { depth: 5 }));
    expect(said).toMatchObject({ value: 1, isExact: true, line: ['fork', 'draw'] });
  });

  test('rounding is no proof', () => {
    expect(finished(new Expectimax(rounded('loop'), 'start', { depth: 5 })).isExact).toBe(false);
  });
});

test('nature must be able to do something', () => {
  const broken = { ...coin, chances: () => [] };
  expect(() => finished(new Expectimax(broken, 'choose', { depth: 3 }))).toThrow('there is none');
});
