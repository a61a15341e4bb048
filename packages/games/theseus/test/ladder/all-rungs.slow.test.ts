import { expect, test } from 'vitest';
import { RUNGS } from '../../src/ladder/rungs.ts';
import { provenChance } from './proven-chance.ts';

test.each(RUNGS.map((rung) => [rung.seed, rung] as const))('the chance of %s is proven again', (_, rung) => {
  expect(provenChance(rung)).toBeCloseTo(rung.chance, 4);
});
