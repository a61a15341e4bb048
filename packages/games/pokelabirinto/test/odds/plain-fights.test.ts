import { describe, expect, test } from 'vitest';
import { AGAINST } from '../../src/odds/against.ts';
import { invented } from '../support/species.ts';
import { plainDifference } from './support/plain-difference.ts';

const gain = { least: 1, most: 3 };

describe('the odds are those of a plain graph of all states, in every one that can be reached', () => {
  for (const against of AGAINST) {
    test(`a cheap and a strong attack on both sides, against ${against}`, () => {
      const fight = { hero: invented(3, [1, 2], [3, 4]), rival: invented(2, [4, 5], [2, 3]), gain, against };
      const { states, difference } = plainDifference(fight, 28);
      expect(states).toBeGreaterThan(2000);
      expect(difference).toBeLessThan(1e-6);
    });

    test(`equal costs, unequal damage, against ${against}`, () => {
      const fight = { hero: invented(4, [2, 1], [2, 3]), rival: invented(5, [3, 4], [3, 2]), gain, against };
      const { states, difference } = plainDifference(fight, 36);
      expect(states).toBeGreaterThan(2000);
      expect(difference).toBeLessThan(1e-6);
    });
  }
});
