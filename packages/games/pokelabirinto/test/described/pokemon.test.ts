import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { Bulbasaur, Charmander, Pikachu, Pokemon, Squirtle } from '../../src/index.ts';

/** Two attacks that differ in all. */
const odd = (): Pokemon => new Pokemon('Odd', 30, 4, 6, 9, 2, 'Poke', 'Shove');

const numbersOf = (pokemon: Pokemon): unknown[] => [
  pokemon.getNome(),
  pokemon.getPf(),
  pokemon.getE(),
  [pokemon.getAtk1(), pokemon.getEatk1(), pokemon.getMaxatk1()],
  [pokemon.getAtk2(), pokemon.getEatk2(), pokemon.getMaxatk2()],
];

test('Pokemon: the constructor takes its numbers in the described order, and the energy is 0 (P5)', () => {
  expect(numbersOf(odd())).toEqual(['Odd', 30, 0, ['Poke', 4, 6], ['Shove', 9, 2]]);
});

test.each([
  [new Pikachu(), ['Pikachu', 35, 0, ['Thunder Shock', 10, 20], ['Thunderbolt', 10, 20]]],
  [new Charmander(), ['Charmander', 39, 0, ['Ember', 12, 18], ['Flamethrower', 12, 18]]],
  [new Bulbasaur(), ['Bulbasaur', 45, 0, ['Vine Whip', 10, 15], ['Razor Leaf', 10, 15]]],
  [new Squirtle(), ['Squirtle', 44, 0, ['Water Gun', 8, 14], ['Bubble', 8, 14]]],
])('Pikachu, Charmander, Bulbasaur, Squirtle: the described numbers (P8): %#', (pokemon, numbers) => {
  expect(pokemon).toBeInstanceOf(Pokemon);
  expect(numbersOf(pokemon)).toEqual(numbers);
});

describe('attacco1, attacco2: any damage from 0 to the maximum of that attack (P6, PB1)', () => {
  const rand = new Random('attacks');
  const drawn = (attack: () => number): number[] =>
    [...new Set(Array.from({ length: 400 }, attack))].toSorted((a, b) => a - b);

  test('attacco1', () => {
    expect(drawn(() => odd().attacco1(rand))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('attacco2 has a maximum of its own', () => {
    expect(drawn(() => odd().attacco2(rand))).toEqual([0, 1, 2]);
  });

  test('the same seed, the same damage', () => {
    const damage = (): number[] => {
      const again = new Random('again');
      return Array.from({ length: 20 }, () => odd().attacco1(again));
    };
    expect(damage()).toEqual(damage());
  });
});

describe('setPf, setE, setEatk1, setMaxatk1, setEatk2, setMaxatk2 (P7)', () => {
  test('say what the getters tell then', () => {
    const pokemon = odd();
    pokemon.setPf(11);
    pokemon.setE(12);
    pokemon.setEatk1(13);
    pokemon.setMaxatk1(14);
    pokemon.setEatk2(15);
    pokemon.setMaxatk2(16);
    expect(numbersOf(pokemon)).toEqual(['Odd', 11, 12, ['Poke', 13, 14], ['Shove', 15, 16]]);
  });

  test('hit points stop at 0 (PB2)', () => {
    const pokemon = odd();
    pokemon.setPf(-3);
    expect(pokemon.getPf()).toBe(0);
  });

  test('what is no count is refused, and changes nothing', () => {
    const pokemon = odd();
    expect(() => pokemon.setPf(1.5)).toThrow('Pokemon.setPf: 1.5');
    expect(() => pokemon.setMaxatk1(-1)).toThrow('Pokemon.setMaxatk1: -1');
    expect(() => pokemon.setE(Number.NaN)).toThrow('Pokemon.setE: NaN');
    expect(numbersOf(pokemon)).toEqual(numbersOf(odd()));
  });
});
