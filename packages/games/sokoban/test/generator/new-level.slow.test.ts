import { expect, test } from 'vitest';
import { DIFFICULTIES } from '../../src/generator/difficulty.ts';
import { hardnessOf, makeNew } from './new-levels.ts';

test('from easy to expert new levels are harder by every measure, on average over seeds', () => {
  const hardness = DIFFICULTIES.map((difficulty) => hardnessOf([0, 2].map((seed) => makeNew(difficulty, seed))));
  for (const [index, harder] of hardness.entries()) {
    for (const [measure, value] of harder.entries()) {
      expect(value).toBeGreaterThan(hardness[index - 1]?.[measure] ?? 0);
    }
  }
});
