import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { DESCRIBED_GAIN } from '../../src/config.ts';
import { SHIPPED } from '../../src/creatures/shipped.ts';
import { FightSolver } from '../../src/odds/fight-solver.ts';
import { invented } from '../support/species.ts';
import { largestDifference } from './support/largest-difference.ts';
import { solved } from './support/solved.ts';

test('it is under a millionth for all pairs of shipped species, and known before anything is computed', () => {
  for (const hero of SHIPPED) {
    for (const rival of SHIPPED) {
      const solver = FightSolver.begin({ hero, rival, gain: DESCRIBED_GAIN, against: 'best' });
      expect(solver.ok && solver.value.error).toBeLessThan(1e-6);
      expect(solver.ok && solver.value.error).toBeGreaterThan(0);
      expect(solver.ok && solver.value.bytes).toBeLessThan(45e6);
    }
  }
});

test('more energy changes nothing by more', () => {
  const [pikachu, , , squirtle] = SHIPPED;
  const fight = { hero: pikachu!, rival: squirtle!, gain: DESCRIBED_GAIN, against: 'best' } as const;
  const odds = solved(fight);
  const finer = solved(fight, { extraEnergy: 20 });
  expect(finer.caps).toEqual({ hero: odds.caps.hero + 20, rival: odds.caps.rival + 20 });
  expect(finer.error).toBeLessThan(odds.error);
  expect(largestDifference(odds, finer, new Random('more energy'))).toBeLessThan(odds.error);
});

describe('with too low a cap the values are wrong, and by no more than it says', () => {
  const hero = invented(6, [1, 2], [4, 5]);
  const rival = invented(5, [2, 3], [3, 4]);
  for (const gain of [
    { least: 1, most: 3 },
    { least: 2, most: 2 },
    { least: 1, most: 9 },
  ]) {
    for (const against of ['random', 'best'] as const) {
      test(`gains from ${gain.least} to ${gain.most}, against ${against}`, () => {
        const fight = { hero, rival, gain, against };
        const truth = solved(fight);
        let widest = 0;
        for (let less = 2; ; less += 2) {
          const coarse = solved(fight, { extraEnergy: -less });
          // Whatever the cap, no chance is wrong by more than 1.
          if (coarse.error >= 1) break;
          const difference = largestDifference(coarse, truth, new Random('less energy'));
          expect(difference).toBeLessThan(coarse.error + truth.error);
          widest = Math.max(widest, difference);
        }
        expect(widest).toBeGreaterThan(10 * truth.error);
      });
    }
  }
});
