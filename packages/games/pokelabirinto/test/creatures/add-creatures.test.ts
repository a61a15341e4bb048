import { expect, test } from 'vitest';
import { addCreatures } from '../../src/creatures/read-creatures.ts';
import { SHIPPED } from '../../src/creatures/shipped.ts';
import { MOST_SPECIES } from '../../src/species.ts';
import { ONIX } from './one-creature.ts';

test('added creatures come behind the shipped ones', () => {
  expect(addCreatures(SHIPPED, [ONIX])).toEqual({ ok: true, value: [...SHIPPED, ONIX] });
});

test.each(['Pikachu', 'PIKACHU', 'squirtle'])('the name %s is taken', (name) => {
  const added = addCreatures(SHIPPED, [ONIX, { ...ONIX, name }]);
  expect(added).toEqual({ ok: false, error: { code: 'name-taken', creature: name } });
});

test('there is an end to how many there may be in all', () => {
  const room = MOST_SPECIES - SHIPPED.length;
  const many = Array.from({ length: room + 1 }, (_, index) => ({ ...ONIX, name: `Onix ${index}` }));
  expect(addCreatures(SHIPPED, many.slice(1)).ok).toBe(true);
  const error = { code: 'too-many-creatures', most: MOST_SPECIES };
  expect(addCreatures(SHIPPED, many)).toEqual({ ok: false, error });
});
