import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { MINOTAUR, type State, theseus } from '../../src/index.ts';
import { ForcedResults, gameValue } from '../../src/solve/forced-results.ts';
import { solved } from '../../src/solve/solving.ts';
import { type Forced, naiveForced } from './support/naive.ts';
import { following, startOf, statesFrom } from './support/states.ts';

function play(state: State, dice: 1 | 3 | 5 | 7): State {
  const played = theseus.play(state, theseus.turn(state)[0]!, { dice });
  if (!played.ok) throw new Error(played.error.code);
  return played.value.state;
}

/** Every value, and that each best die and no other keeps it and hurries or delays as it should. */
function check(start: State): Set<number> {
  const results = solved(ForcedResults.begin(start));
  const known = new Map<string, Forced>();
  const values = new Set<number>();
  const faults: State[] = [];
  for (const state of statesFrom(start)) {
    const forced = naiveForced(state, known);
    values.add(forced.value);
    const legal = theseus.turn(state).flatMap((seat) => theseus.legal(state, seat));
    const best = legal.filter(({ dice }) => {
      const after = naiveForced(play(state, dice), known);
      return after.value === forced.value && (forced.value === 0 || after.dice === forced.dice - 1);
    });
    const isSame = results.bestDice(state).join(' ') === best.map(({ dice }) => dice).join(' ');
    if (!isSame || results.value(state) !== forced.value) faults.push(state);
  }
  expect(faults).toEqual([]);
  return values;
}

test('agrees with a tree that is played out by the rules, in every state that can follow', () => {
  const values = new Set<number>();
  for (const size of [5, 7]) {
    for (const supplies of [1, 2, 3]) {
      for (const value of check(startOf({ size, supplies, rounds: 10 }, supplies))) values.add(value);
    }
  }
  expect(values).toEqual(new Set([1, 0, -1]));
});

test('from the middle of a game, whoever is to move', () => {
  const random = new Random('middle');
  for (let game = 0; game < 8; game++) {
    let state = startOf({ size: 5, supplies: 3, rounds: 12 }, `middle ${game}`);
    const dice = random.int(1, 16);
    while (state.dice < dice && following(state).length > 0) state = random.pick(following(state));
    check(state);
  }
});

test('perfect play on both sides ends as the start is worth', () => {
  const random = new Random('perfect');
  const values = new Set<number>();
  for (let seed = 1; seed <= 12; seed++) {
    const start = startOf({ size: 7, supplies: 1, rounds: 100 }, seed);
    const results = solved(ForcedResults.begin(start));
    let state = start;
    while (theseus.outcome(state) === undefined) state = play(state, random.pick(results.bestDice(state)));
    const [winner] = theseus.outcome(state)!.winners;
    const value = winner === undefined ? 0 : winner === MINOTAUR ? -1 : 1;
    expect(value).toBe(gameValue(start));
    values.add(value);
  }
  expect(values).toEqual(new Set([1, 0, -1]));
});

test('in portions it comes to the same, and stops where nothing new can be forced', () => {
  const start = startOf({ size: 9, supplies: 2, rounds: 10_000 }, 2);
  const solving = ForcedResults.begin(start);
  expect(() => solving.result()).toThrow('0 of 10000 layers');
  let portions = 1;
  while (solving.advance(1) === 'searching') portions++;
  expect(portions).toBeLessThan(100);
  expect(solving.progress).toBe(1);
  expect(solving.result().value(start)).toBe(gameValue(start));
});

test('the largest game fits into 30 MB', () => {
  expect(solved(ForcedResults.begin(startOf({ size: 21, supplies: 6, rounds: 1 }, 1))).bytes).toBeLessThan(30e6);
});

test('a state that cannot follow from the start is refused', () => {
  const start = startOf({ size: 5, supplies: 1, rounds: 10 }, 1);
  const results = solved(ForcedResults.begin(start));
  const stranger = { ...start, theseus: 2 };
  expect(results.covers(start)).toBe(true);
  expect(results.covers(stranger)).toBe(false);
  expect(() => results.value(stranger)).toThrow('cannot follow from the start');
});
