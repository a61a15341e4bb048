import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { DESCRIBED_GAIN } from '../../src/config.ts';
import { SHIPPED } from '../../src/creatures/shipped.ts';
import { largestDifference } from './support/largest-difference.ts';
import { solved } from './support/solved.ts';

for (const hero of SHIPPED) {
  for (const rival of SHIPPED) {
    test(`${hero.name} against ${rival.name}: more energy changes nothing by more than the error`, () => {
      const fight = { hero, rival, gain: DESCRIBED_GAIN, against: 'best' } as const;
      const odds = solved(fight);
      const finer = solved(fight, { extraEnergy: 20 });
      expect(odds.error).toBeLessThan(1e-6);
      expect(largestDifference(odds, finer, new Random('more energy'))).toBeLessThan(odds.error);
    });
  }
}
