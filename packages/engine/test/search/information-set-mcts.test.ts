import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { InformationSetMcts, type SearchModel } from '../../src/index.ts';
import { finished, finishedInPortions } from './support/portions.ts';

type Card = 'low' | 'high';
interface CardState {
  /** What seat 1 holds and seat 0 does not see. */
  readonly card: Card;
  readonly done: string;
}

/**
 * Seat 0 leaves with a quarter, or stays. Who stays must name the card that the other holds: right wins, wrong loses.
 * Whoever could see the card would stay; whoever cannot should leave.
 */
const naming: SearchModel<CardState, string> = {
  turn: ({ done }) => (done === '' || done === 'stay' ? 0 : 'over'),
  actions: ({ done }) => (done === '' ? ['stay', 'leave'] : ['low', 'high']),
  play: ({ card }, action) => ({ card, done: action }),
  value({ card, done }, seat) {
    const worth = done === 'leave' ? 0.25 : done === card ? 1 : -1;
    return seat === 0 ? worth : -worth;
  },
};

/** What seat 0 sees of a state; and a state that agrees with what it sees, where low cards have this probability. */
const viewOf = ({ done }: CardState): { readonly done: string } => ({ done });
const sampleOf =
  ({ done }: { readonly done: string }, probabilityOfLow: number) =>
  (random: Random): CardState => ({ card: random.bool(probabilityOfLow) ? 'low' : 'high', done });

const search = (state: CardState, low: number, seed = 1): InformationSetMcts<CardState, string> =>
  new InformationSetMcts(naming, {
    sample: sampleOf(viewOf(state), low),
    actionKey: (action) => action,
    random: new Random(seed),
    iterations: 2000,
  });

describe('a card that is not seen', () => {
  test.each([
    [0.5, 'leave'],
    [0.55, 'leave'],
    [0.2, 'stay'],
    [0.8, 'stay'],
    [1, 'stay'],
  ])('low with probability %d: %s', (low, expected) => {
    for (const seed of [1, 2, 3]) expect(finished(search({ card: 'low', done: '' }, low, seed)).best).toBe(expected);
  });

  test.each(['low', 'high'] as const)('the search says the same whatever the card is: %s', (card) => {
    const said = finished(search({ card, done: '' }, 0.7));
    expect(said).toEqual(finished(search({ card: 'low', done: '' }, 0.7)));
    expect(said.line).toEqual(['stay', 'low']);
    // Staying is worth 0.7 - 0.3, less what trying the other name has cost.
    expect(said.value).toBeGreaterThan(0.25);
    expect(said.value).toBeLessThan(0.41);
  });

  test('what is sampled is averaged', () => {
    const { actions } = finished(search({ card: 'high', done: 'stay' }, 0.25));
    expect(actions.map(({ action }) => action)).toEqual(['low', 'high']);
    expect(actions[0]!.value).toBeCloseTo(-0.5, 0);
    expect(actions[1]!.value).toBeCloseTo(0.5, 1);
    expect(actions.reduce((sum, { visits }) => sum + visits!, 0)).toBe(2000);
  });

  test('the portions change nothing', () => {
    const whole = finished(search({ card: 'low', done: '' }, 0.7));
    expect(finishedInPortions(search({ card: 'low', done: '' }, 0.7), 1)).toEqual(whole);
    expect(finishedInPortions(search({ card: 'low', done: '' }, 0.7), new Random(4))).toEqual(whole);
  });
});

describe('what can be done may depend on what is hidden', () => {
  /**
   * Seat 0 asks or passes. Asked, seat 1 answers; only a rare card, once in ten, lets it answer with a blow, which
   * wins for it. Passing is worth 0.7 to seat 0, an answer without the blow 1.
   */
  const asking: SearchModel<{ readonly hasBlow: boolean; readonly done: string }, string> = {
    turn: ({ done }) => (done === '' ? 0 : done === 'ask' ? 1 : 'over'),
    actions: ({ hasBlow, done }) => (done === '' ? ['ask', 'pass'] : hasBlow ? ['blow', 'yield'] : ['yield']),
    play: (state, action) => ({ ...state, done: action }),
    value: ({ done }, seat) => ({ pass: 0.7, yield: 1, blow: -1 })[done as 'pass'] * (seat === 0 ? 1 : -1),
  };
  const asked = (
    probability: number,
    iterations = 6000,
  ): InformationSetMcts<{ hasBlow: boolean; done: string }, string> =>
    new InformationSetMcts(asking, {
      sample: (random) => ({ hasBlow: random.bool(probability), done: '' }),
      actionKey: (action) => action,
      random: new Random(2),
      iterations,
    });

  test('only what is legal in the guess is done, and what is seldom possible is not forgotten', () => {
    // Asking is worth 1 - 2p: more than 0.7 below p = 0.15.
    expect(finished(asked(0.05)).best).toBe('ask');
    expect(finished(asked(0.3)).best).toBe('pass');
    const ask = finished(asked(0.05)).actions.find(({ action }) => action === 'ask')!;
    expect(ask.value).toBeCloseTo(0.9, 1);
  });

  test('a rare action is compared with how often it was possible, not with how often the others were', () => {
    // The rare one is worse and there in about 20 of 20,000 guesses: with an exploration of 1/2 it deserves to be tried
    // some ln 20 = 3 times. Compared with all guesses it would be some ln 20,000 = 10 times.
    const model: SearchModel<{ readonly isRare: boolean; readonly done: string }, string> = {
      turn: ({ done }) => (done === '' ? 0 : 'over'),
      actions: ({ isRare }) => (isRare ? ['rare', 'usual'] : ['usual']),
      play: (state, action) => ({ ...state, done: action }),
      value: ({ done }) => (done === 'rare' ? -1 : 0),
    };
    const search = new InformationSetMcts(model, {
      sample: (random) => ({ isRare: random.bool(0.001), done: '' }),
      actionKey: (action) => action,
      random: new Random(3),
      exploration: 0.5,
      iterations: 20_000,
    });
    const rare = finished(search).actions.find(({ action }) => action === 'rare')!;
    expect(rare.visits).toBeGreaterThan(1);
    expect(rare.visits).toBeLessThan(7);
  });
});

test('who is in turn may depend on what is hidden', () => {
  /** One step, then whoever the hidden token names says who wins. Seat 0 holds it in half of the guesses. */
  const model: SearchModel<{ readonly holder: 0 | 1; readonly done: string }, string> = {
    turn: ({ holder, done }) => (done === '' ? 0 : done === 'step' ? holder : 'over'),
    actions: ({ done }) => (done === '' ? ['step'] : ['first wins', 'second wins']),
    play: (state, action) => ({ ...state, done: action }),
    value: ({ done }, seat) => ((done === 'first wins') === (seat === 0) ? 1 : -1),
  };
  const valueBy = (seed: number): number =>
    finished(
      new InformationSetMcts(model, {
        sample: (random) => ({ holder: random.bool() ? 0 : 1, done: '' }),
        actionKey: (action) => action,
        random: new Random(seed),
        iterations: 2000,
      }),
    ).value;
  expect(Math.max(...[1, 2, 3, 4, 5, 6, 7, 8].map((seed) => Math.abs(valueBy(seed))))).toBeLessThan(0.1);
});

test('what nobody has tried is tried in random order', () => {
  const firsts = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
    const first = search({ card: 'low', done: '' }, 0.5, seed);
    first.advance(1);
    return first.explain().best;
  });
  expect(new Set(firsts)).toEqual(new Set(['stay', 'leave']));
});

describe('the limits', () => {
  test('nature is drawn and not told apart', () => {
    const model: SearchModel<string, string> = {
      turn: (state) => (state === '' ? 0 : state === 'draw' ? 'chance' : 'over'),
      actions: () => ['draw', 'safe'],
      play: (_, action) => action,
      value: (state) => ({ won: 1, lost: -1, safe: 0.2 })[state]!,
      chances: () => [
        { probability: 0.75, state: 'won' },
        { probability: 0.25, state: 'lost' },
      ],
    };
    const options = { sample: () => '', actionKey: (action: string) => action, iterations: 2000 };
    const { best, value, line } = finished(new InformationSetMcts(model, { ...options, random: new Random(1) }));
    expect({ best, line }).toEqual({ best: 'draw', line: ['draw'] });
    expect(value).toBeCloseTo(0.5, 1);
  });

  test('samples must agree on whose turn it is', () => {
    let count = 0;
    const sample = (): CardState => ({ card: 'low', done: count++ === 0 ? '' : 'low' });
    const broken = new InformationSetMcts(naming, { sample, actionKey: (action) => action, random: new Random(1) });
    expect(() => broken.advance(1)).toThrow('a sample has the turn over');
  });

  test('a game that is over, a search not begun, a budget without end', () => {
    const options = { actionKey: (action: string) => action, random: new Random(1) };
    const over = new InformationSetMcts(naming, { ...options, sample: () => ({ card: 'low', done: 'low' }) });
    expect(over.advance(1)).toBe('done');
    expect(over.explain()).toMatchObject({ best: undefined, value: 1, isExact: true });
    const fresh = new InformationSetMcts(naming, { ...options, sample: () => ({ card: 'low', done: '' }) });
    expect(fresh.explain()).toMatchObject({ best: 'stay', actions: [], nodes: 0 });
    expect(() => fresh.advance(Infinity)).toThrow(RangeError);
    expect(fresh.advance(3)).toBe('searching');
    expect(fresh.explain().nodes).toBe(3);
  });

  test('a full tree goes on learning', () => {
    const full = new InformationSetMcts(naming, {
      sample: sampleOf({ done: '' }, 0.9),
      actionKey: (action) => action,
      random: new Random(1),
      iterations: 500,
      treeSize: 1,
    });
    const { actions, nodes } = finished(full);
    expect(nodes).toBe(500);
    expect(actions.map(({ action }) => action)).toEqual(['stay', 'leave']);
    expect(finished(full).line.length).toBe(1);
  });
});
