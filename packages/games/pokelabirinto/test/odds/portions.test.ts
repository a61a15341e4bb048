import { expect, test } from 'vitest';
import { FightSolver } from '../../src/odds/fight-solver.ts';
import type { Fight } from '../../src/odds/fight.ts';
import { invented } from '../support/species.ts';
import { solved, standing } from './support/solved.ts';

const FIGHT: Fight = {
  hero: invented(12, [3, 4], [6, 7]),
  rival: invented(10, [2, 4], [5, 6]),
  gain: { least: 1, most: 9 },
  against: 'random',
};

test('in portions it comes to the same', () => {
  const begun = FightSolver.begin(FIGHT);
  if (!begun.ok) throw new Error(begun.error.code);
  const solver = begun.value;
  expect(solver.progress).toBe(0);
  expect(() => solver.result()).toThrow('0 of 120 layers are done');
  expect(solver.advance(0)).toBe('searching');
  expect(solver.progress).toBe(0);
  let portions = 0;
  let { progress } = solver;
  while (solver.advance(0.5) === 'searching') {
    expect(solver.progress).toBeGreaterThan(progress);
    ({ progress } = solver);
    portions++;
  }
  expect(portions).toBeGreaterThan(5);
  expect(solver.progress).toBe(1);
  expect(solver.advance(1)).toBe('done');
  const odds = solved(FIGHT);
  for (let energy = 0; energy < 30; energy++) {
    const at = standing([12, energy], [10, 3]);
    expect(solver.result().win(at)).toBe(odds.win(at));
  }
});

test('who is knocked out has lost, and more hit points than a species has are refused', () => {
  const odds = solved(FIGHT);
  expect(odds.win(standing([0, 5], [3, 0]))).toBe(0);
  expect(odds.win(standing([3, 5], [0, 0]))).toBe(1);
  expect(odds.winNow({ ...standing([3, 5], [0, 0]), attacker: 'opponent', isFirst: true })).toBe(1);
  expect(odds.attacks({ ...standing([0, 5], [3, 0]), attacker: 'hero', isFirst: true })).toEqual([]);
  expect(() => odds.win(standing([13, 0], [10, 0]))).toThrow('13 of 12 hit points');
  expect(() => odds.win(standing([12, 0], [-1, 0]))).toThrow('-1 of 10 hit points');
});
