import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { DICE, type State } from '../../src/index.ts';
import { ExactSolution, type SolveOptions } from '../../src/solve/exact-solution.ts';
import type { Odds } from '../../src/solve/odds.ts';
import { solved } from '../../src/solve/solving.ts';
import { naiveOdds } from './support/naive.ts';
import { following, startOf, statesFrom } from './support/states.ts';

function solve(state: State, options?: SolveOptions): ExactSolution {
  const solving = ExactSolution.begin(state, options);
  if (!solving.ok) throw new Error(solving.error.code);
  return solved(solving.value);
}

const distance = (one: Odds, other: Odds): number =>
  Math.max(Math.abs(one.win - other.win), Math.abs(one.draw - other.draw), Math.abs(one.loss - other.loss));

/** The largest difference between the solution and the rules, over every state and every die. */
function largestDifference(start: State): { states: number; difference: number } {
  const solution = solve(start);
  const known = new Map<string, Odds>();
  const states = statesFrom(start);
  let difference = 0;
  for (const state of states) {
    difference = Math.max(difference, distance(solution.odds(state), naiveOdds(state, known)));
    if (state.dice % 2 === 0) continue;
    const expected = following(state).map((after) => naiveOdds(after, known));
    const actions = solution.actions(state);
    if (actions.length !== expected.length) return { states: states.length, difference: Number.POSITIVE_INFINITY };
    for (const [i, { odds }] of actions.entries()) difference = Math.max(difference, distance(odds, expected[i]!));
  }
  return { states: states.length, difference };
}

describe('agrees with a tree that is played out by the rules, in every state that can follow', () => {
  for (const size of [5, 7]) {
    for (const supplies of [1, 2, 3]) {
      test(`${size} × ${size}, ${supplies} supplies`, () => {
        for (let seed = 1; seed <= 2; seed++) {
          const { states, difference } = largestDifference(startOf({ size, supplies, rounds: 10 }, seed));
          expect(states).toBeGreaterThan(100);
          expect(difference).toBeLessThan(1e-8);
        }
      });
    }
  }

  test('from the middle of a game, with supplies collected, whoever is to move', () => {
    const random = new Random('middle');
    for (let game = 0; game < 8; game++) {
      let state = startOf({ size: 5, supplies: 3, rounds: 12 }, `middle ${game}`);
      const dice = random.int(1, 16);
      while (state.dice < dice && following(state).length > 0) state = random.pick(following(state));
      expect(largestDifference(state).difference).toBeLessThan(1e-8);
    }
  });

  test('a single round, and a game that is over', () => {
    const start = startOf({ size: 5, supplies: 1, rounds: 1 }, 1);
    expect(largestDifference(start).difference).toBe(0);
    for (const state of statesFrom(start).filter((after) => following(after).length === 0)) {
      expect(distance(solve(state).odds(state), naiveOdds(state))).toBe(0);
    }
  });
});

describe('a long game', () => {
  const start = startOf({ size: 15, supplies: 4, rounds: 100 }, 1);
  const solution = solve(start);

  test('every state is worth the mean of the Minotaur’s dice or the best of Theseus’', () => {
    const random = new Random('walk');
    let largest = 0;
    for (let game = 0; game < 3; game++) {
      let state = start;
      for (let next = following(state); next.length > 0; next = following(state)) {
        const odds = solution.odds(state);
        const after = next.map((state) => solution.odds(state));
        const mean = after.reduce((sum, { win }) => sum + win / after.length, 0);
        const win = state.dice % 2 === 0 ? mean : Math.max(...after.map(({ win }) => win));
        largest = Math.max(largest, Math.abs(odds.win - win), Math.abs(odds.win + odds.draw + odds.loss - 1));
        state = random.pick(next);
      }
    }
    expect(largest).toBeLessThan(1e-9);
  });

  test('its tables take what was computed beforehand, and less than a third of 300 MB', () => {
    expect(solution.bytes).toBeLessThan(105e6);
    expect(solution.states).toBeGreaterThan(20e6);
    const refused = ExactSolution.begin(start, { mostBytes: solution.bytes - 1 });
    expect(refused).toEqual({
      ok: false,
      error: { code: 'too-large-to-solve', needed: solution.bytes, allowed: solution.bytes - 1 },
    });
    expect(ExactSolution.begin(start, { mostBytes: solution.bytes }).ok).toBe(true);
  });

  test('in portions it comes to the same', () => {
    const solving = ExactSolution.begin(start);
    if (!solving.ok) throw new Error(solving.error.code);
    const { value } = solving;
    expect(value.progress).toBe(0);
    expect(() => value.result()).toThrow('0 of 101 layers');
    let portions = 0;
    let progress = 0;
    while (value.advance(7) === 'searching') {
      expect(value.progress).toBeGreaterThan(progress);
      ({ progress } = value);
      portions++;
    }
    expect(portions).toBe(14);
    expect(value.progress).toBe(1);
    expect(value.advance(1)).toBe('done');
    expect(value.result().odds(start)).toEqual(solution.odds(start));
  });
});

test('too large a game is told so before anything is allocated', () => {
  const refused = ExactSolution.begin(startOf({ size: 21, supplies: 6, rounds: 10_000 }, 1));
  expect(refused).toMatchObject({ ok: false, error: { code: 'too-large-to-solve', allowed: 300_000_000 } });
});

test('the best dice are those of the best chances, and nobody has any when it is not Theseus’ turn', () => {
  const start = startOf({ size: 5, supplies: 2, rounds: 8 }, 4);
  const solution = solve(start);
  expect(() => solution.best(start)).toThrow('not Theseus’ turn');
  expect(solution.bestDice(start)).toEqual([]);
  for (const state of statesFrom(start)) {
    const actions = solution.actions(state);
    if (actions.length === 0) continue;
    const most = Math.max(...actions.map(({ odds }) => odds.win));
    const winners = actions.filter(({ odds }) => odds.win >= most - 1e-12);
    const least = Math.min(...winners.map(({ odds }) => odds.loss));
    const expected = winners.filter(({ odds }) => odds.loss <= least + 1e-6).map(({ dice }) => dice);
    expect(solution.bestDice(state)).toEqual(expected);
    expect(solution.best(state)).toBe(expected[0]);
  }
});

describe('a state that cannot follow from the start is refused', () => {
  const start = startOf({ size: 5, supplies: 2, rounds: 12 }, 4);
  const solution = solve(start);
  const later = following(following(start)[0]!)[0]!;
  const strangers: Record<string, State> = {
    'the wrong half of the tiles': { ...later, dice: 8 },
    'a tile too far for so few rounds': { ...start, theseus: 12, minotaur: 0, dice: 2 },
    'a supply collected too soon': { ...start, supplies: [null, start.supplies[1]!] },
    'other supplies': { ...start, supplies: [start.supplies[1]!, start.supplies[0]!] },
    'more supplies': { ...start, supplies: [...start.supplies, null] },
    'other rounds': { ...start, config: { ...start.config, rounds: 13 } },
    'other walls': startOf({ size: 5, supplies: 2, rounds: 12 }, 5),
    'another size': startOf({ size: 7, supplies: 2, rounds: 12 }, 5),
  };
  for (const [name, state] of Object.entries(strangers)) {
    test(`with ${name}`, () => {
      expect(solution.covers(state)).toBe(false);
      expect(() => solution.odds(state)).toThrow('cannot follow from the start');
    });
  }

  test('a copy of the board is the same board', () => {
    const copy = { ...later, board: { size: 5, walls: later.board.walls.slice() } };
    expect(solution.covers(copy)).toBe(true);
    expect(solution.odds(copy)).toEqual(solution.odds(later));
    expect(DICE).toContain(solution.best(following(copy)[0]!));
  });
});
