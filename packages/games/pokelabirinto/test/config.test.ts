import { describe, expect, test } from 'vitest';
import { createConfig, type Config, defaultLimit, MINDS, MOVEMENTS, otherSpecies } from '../src/config.ts';
import { SHIPPED } from '../src/creatures/shipped.ts';
import { MOST_SPECIES, type Species } from '../src/species.ts';

test('the described game: 20 × 20, the four species, the first of them against another that wanders', () => {
  expect(createConfig()).toEqual({
    ok: true,
    value: {
      rows: 20,
      columns: 20,
      maze: 'classic',
      species: SHIPPED,
      creature: 0,
      rivals: [1, 2, 3],
      opponents: 1,
      movement: 'random',
      mind: 'random',
      gain: { least: 1, most: 100 },
      fog: false,
      limit: 9000,
    },
  });
});

test('P8: the four species', () => {
  const table = SHIPPED.map(({ name, hitPoints, attacks: [one, other] }) =>
    [name, hitPoints, one.name, one.cost, one.mostDamage, other.name, other.cost, other.mostDamage].join(' '),
  );
  expect(table).toEqual([
    'Pikachu 35 Thunder Shock 10 20 Thunderbolt 10 20',
    'Charmander 39 Ember 12 18 Flamethrower 12 18',
    'Bulbasaur 45 Vine Whip 10 15 Razor Leaf 10 15',
    'Squirtle 44 Water Gun 8 14 Bubble 8 14',
  ]);
});

const named = (count: number): Species[] =>
  Array.from({ length: count }, (_, number) => ({ ...SHIPPED[0]!, name: `Creature ${number}` }));

describe('what can be asked for', () => {
  const wishes: Partial<Config>[] = [
    { rows: 5, columns: 5 },
    { rows: 200, columns: 200 },
    { rows: 5, columns: 200 },
    { maze: 'clean' },
    { creature: 3 },
    { rivals: [0] },
    { opponents: 0 },
    { opponents: 5 },
    ...MOVEMENTS.map((movement) => ({ movement })),
    ...MINDS.map((mind) => ({ mind })),
    { gain: { least: 1, most: 1 } },
    { gain: { least: 1000, most: 1000 } },
    { fog: true },
    { limit: 1 },
    { limit: 10_000_000 },
    { species: named(1) },
    { species: named(MOST_SPECIES), creature: MOST_SPECIES - 1 },
  ];
  test.each(wishes)('%#', (wish) => {
    expect(createConfig(wish)).toMatchObject({ ok: true, value: wish });
  });
});

describe('what cannot', () => {
  const notWhole = [0.5, Number.NaN, Infinity];
  const size = (side: 'rows' | 'columns', value: number): [Partial<Config>, object] => [
    { [side]: value },
    { code: 'bad-size', side, value, least: 5, most: 200 },
  ];
  const gain = (least: number, most: number): [Partial<Config>, object] => [
    { gain: { least, most } },
    { code: 'bad-gain', least, most, limit: 1000 },
  ];
  const cases: [wish: Partial<Config>, error: object][] = [
    ...[4, 201, -5, ...notWhole].flatMap((value) => [size('rows', value), size('columns', value)]),
    [{ species: [] }, { code: 'too-many-species', value: 0, most: MOST_SPECIES }],
    [{ species: named(65) }, { code: 'too-many-species', value: 65, most: MOST_SPECIES }],
    ...[4, -1, ...notWhole].map((creature): [Partial<Config>, object] => [
      { creature },
      { code: 'no-such-species', of: 'creature', value: creature },
    ]),
    [{ rivals: [1, 4] }, { code: 'no-such-species', of: 'rivals', value: 4 }],
    [{ rivals: [-1] }, { code: 'no-such-species', of: 'rivals', value: -1 }],
    ...[6, -1, ...notWhole].map((opponents): [Partial<Config>, object] => [
      { opponents },
      { code: 'bad-opponents', value: opponents, most: 5 },
    ]),
    gain(0, 5),
    gain(-1, 5),
    gain(6, 5),
    gain(1, 1001),
    gain(0.5, 5),
    gain(1, Number.NaN),
    ...[0, -1, 10_000_001, ...notWhole].map((limit): [Partial<Config>, object] => [
      { limit },
      { code: 'bad-limit', value: limit, most: 10_000_000 },
    ]),
  ];
  test.each(cases)('%#: %j', (wish, error) => {
    expect(createConfig(wish)).toEqual({ ok: false, error });
  });

  test('no rivals at all', () => {
    expect(createConfig({ rivals: [] })).toMatchObject({ ok: false, error: { code: 'no-rivals' } });
  });
});

test('PB21: the rivals are all other species; where there is no other, the same', () => {
  expect(otherSpecies(SHIPPED, 2)).toEqual([0, 1, 3]);
  expect(otherSpecies(SHIPPED.slice(0, 1), 0)).toEqual([0]);
});

test('there is time to see every cell many times over', () => {
  expect([defaultLimit(5, 5), defaultLimit(15, 15), defaultLimit(200, 200)]).toEqual([1500, 5500, 801_000]);
});
