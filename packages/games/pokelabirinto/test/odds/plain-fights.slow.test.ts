import { describe, expect, test } from 'vitest';
import { AGAINST } from '../../src/odds/against.ts';
import { invented } from '../support/species.ts';
import { plainDifference } from './support/plain-difference.ts';

const PAIRS = {
  'a cheap and a strong attack on both sides': [invented(5, [1, 2], [3, 4]), invented(4, [4, 5], [2, 3])],
  'equal damage, unequal costs': [invented(3, [3, 3], [1, 3]), invented(5, [2, 3], [4, 3])],
  'attacks that cost nothing': [invented(4, [0, 1], [4, 5]), invented(6, [0, 2], [0, 2])],
} as const;

describe('the odds are those of a plain graph of all states, in every one that can be reached', () => {
  for (const [name, [hero, rival]] of Object.entries(PAIRS)) {
    for (const against of AGAINST) {
      test(`${name}, against ${against}`, () => {
        const { states, difference } = plainDifference({ hero, rival, gain: { least: 1, most: 3 }, against }, 44);
        expect(states).toBeGreaterThan(2000);
        expect(difference).toBeLessThan(1e-6);
      });
    }
  }
});
