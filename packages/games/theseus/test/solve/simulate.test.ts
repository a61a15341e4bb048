import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { ExactSolution } from '../../src/solve/exact-solution.ts';
import { simulate } from '../../src/solve/simulate.ts';
import { solved } from '../../src/solve/solving.ts';
import { startOf } from './support/states.ts';

const GAMES = 1000;
/** Of a normal distribution: 99.9 % lie within. */
const DEVIATIONS = 3.29;

test('so many games are won and lost as was computed', () => {
  for (const [seed, options] of [
    { size: 7, supplies: 3, rounds: 30 },
    { size: 9, supplies: 3, rounds: 30 },
    { size: 11, supplies: 4, rounds: 40 },
  ].entries()) {
    const start = startOf(options, seed === 1 ? 4 : 1);
    const solving = ExactSolution.begin(start);
    if (!solving.ok) throw new Error(solving.error.code);
    const solution = solved(solving.value);
    const { win, loss } = solution.odds(start);
    const ends = simulate(start, solution, { games: GAMES, random: new Random(`simulate ${seed}`) });
    expect(ends['all-collected'] + ends.captured + ends['action-limit']).toBe(GAMES);
    for (const [count, chance] of [
      [ends['all-collected'], win],
      [ends.captured, loss],
    ] as const) {
      expect(chance).toBeGreaterThan(0.02);
      expect(chance).toBeLessThan(0.98);
      expect(Math.abs(count - GAMES * chance)).toBeLessThan(DEVIATIONS * Math.sqrt(GAMES * chance * (1 - chance)));
    }
  }
});
