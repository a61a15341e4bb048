import { createConfig, SHIPPED, VARIANT_NAMES, VARIANTS } from '@dedalo/pokelabirinto';
import { expect, test } from 'vitest';
import {
  changeSetup,
  configFrom,
  PROPOSED,
  PARAMETERS,
  type Setup,
  setupOf,
  SIZES,
  variantOf,
} from '../../../../src/games/pokelabirinto/screen/setup.ts';
import { valueOf } from '../../../store/support.ts';

const SPECIES = SHIPPED.length;
const next = (setup: Setup, name: (typeof PARAMETERS)[number]): Setup =>
  changeSetup(setup, name, { step: 1, species: SPECIES });
const previous = (setup: Setup, name: (typeof PARAMETERS)[number]): Setup =>
  changeSetup(setup, name, { step: -1, species: SPECIES });

test('untouched it is the described game: 20 × 20, in the described maze', () => {
  expect(configFrom(PROPOSED, SHIPPED)).toEqual(valueOf(createConfig()));
  expect(PROPOSED).toMatchObject({ size: 20, maze: 'classic' });
  expect(SIZES).toContain(PROPOSED.size);
});

test('next and previous undo each other', () => {
  for (const name of PARAMETERS) {
    expect(previous(next(PROPOSED, name), name)).toEqual(PROPOSED);
    expect(next(previous(PROPOSED, name), name)).toEqual(PROPOSED);
  }
});

test('whatever is chosen is a game', () => {
  let setup = PROPOSED;
  for (let round = 0; round < 3; round++) {
    for (const name of PARAMETERS) {
      for (let step = 0; step < 9; step++) {
        setup = next(setup, name);
        expect(configFrom(setup, SHIPPED).species).toBe(SHIPPED);
      }
      setup = previous(setup, name);
    }
  }
});

test('sizes go from the smallest maze to the largest', () => {
  expect([SIZES[0], SIZES.at(-1)]).toEqual([5, 200]);
  expect(next({ ...PROPOSED, size: 200 }, 'size').size).toBe(5);
});

test('a variant sets how many opponents there are and how they walk', () => {
  let setup = PROPOSED;
  const seen = VARIANT_NAMES.map(() => {
    setup = next(setup, 'variant');
    return variantOf(setup);
  });
  expect(seen).toEqual(['escape', 'standing', 'wandering']);
  for (const name of VARIANT_NAMES) expect(variantOf({ ...PROPOSED, ...VARIANTS[name] })).toBe(name);
});

test('any other mixture has no variant; from it one step leads to the first or the last', () => {
  const mixed = { ...PROPOSED, opponents: 3 };
  expect(variantOf(mixed)).toBeUndefined();
  expect(variantOf(next(mixed, 'variant'))).toBe('escape');
  expect(variantOf(previous(mixed, 'variant'))).toBe('wandering');
  expect(variantOf({ ...PROPOSED, opponents: 0, movement: 'hunter' }), 'how nobody walks').toBe('escape');
});

test('of a game come its values, with the nearest size', () => {
  const options = {
    creature: 3,
    maze: 'classic',
    opponents: 4,
    movement: 'patrol',
    mind: 'person',
    fog: true,
  } as const;
  const setup = (rows: number, columns: number): Setup => setupOf(valueOf(createConfig({ ...options, rows, columns })));
  for (const size of SIZES) expect(setup(size, size)).toEqual({ ...options, size });
  expect(setup(11, 11).size).toBe(9);
  expect(setup(28, 40).size).toBe(31);
  expect(setup(200, 198).size).toBe(200);
});
