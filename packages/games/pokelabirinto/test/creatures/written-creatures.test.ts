import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCreatures } from '../../src/creatures/read-creatures.ts';
import { formatCreatures } from '../../src/creatures/write-creatures.ts';
import {
  type Attack,
  isName,
  MOST_COST,
  MOST_DAMAGE,
  MOST_HIT_POINTS,
  MOST_SPECIES,
  type Species,
} from '../../src/species.ts';

const LETTERS = [..."aZé’'.- 0ßπЖピ字𝒳", 'e\u0301'];
const name = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 12 }).filter(isName);
const attack: fc.Arbitrary<Attack> = fc.record({
  name,
  cost: fc.integer({ min: 0, max: MOST_COST }),
  mostDamage: fc.integer({ min: 1, max: MOST_DAMAGE }),
});
const species: fc.Arbitrary<Species> = fc.record({
  name,
  hitPoints: fc.integer({ min: 1, max: MOST_HIT_POINTS }),
  attacks: fc.tuple(attack, attack),
});
const list = fc.uniqueArray(species, {
  minLength: 1,
  maxLength: MOST_SPECIES,
  selector: (one) => one.name.normalize('NFC').toLowerCase(),
});

test('what formatCreatures writes is what readCreatures reads', () => {
  fc.assert(
    fc.property(list, (creatures) => {
      expect(readCreatures(formatCreatures(creatures))).toEqual({ ok: true, value: creatures });
    }),
  );
});
