import { describe, expect, test } from 'vitest';
import { openCells } from './support/levels.ts';
import { make } from './support/random-maps.ts';

describe('R47, RB27: power-ups', () => {
  test.each([
    [0, 1, 2],
    [0.05, 1, 2],
    [0.1, 0.5, 2],
    [0.5, 0.1, 6],
    [1, 0.05, 12],
  ])(
    'at complexity %d a cell gets them with probability %d, every %d s at most',
    (complexity, probability, interval) => {
      const made = make(1, { complexity });
      expect(made.spawning.cellProbability).toBeCloseTo(probability, 12);
      expect(made.spawning.interval).toBe(interval);
    },
  );

  test('from one to seven are shown at once', () => {
    const limits = new Set(Array.from({ length: 200 }, (_, seed) => make(seed).spawning.limit));
    expect([...limits].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('R38: come up on corridor cells, chosen by that probability, never on start or exit', () => {
    const { map, powerUpCells } = make(3, { complexity: 0 });
    expect(powerUpCells).toEqual(openCells(map.grid).filter((cell) => cell !== map.start && cell !== map.exit));
    let [chosen, open] = [0, 0];
    for (let seed = 0; seed < 200; seed++) {
      const made = make(seed, { complexity: 0.5 });
      chosen += made.powerUpCells.length;
      open += openCells(made.map.grid).length - 2;
    }
    expect(Math.abs(chosen / open - 0.1)).toBeLessThan(0.01);
  });
});
