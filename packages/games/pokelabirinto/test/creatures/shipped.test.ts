import { expect, test } from 'vitest';
import { SHIPPED } from '../../src/creatures/shipped.ts';
import { TEXTS } from '../../src/creatures/texts.ts';
import { formatCreatures } from '../../src/creatures/write-creatures.ts';
import type { Species } from '../../src/species.ts';

const row = ({ name, hitPoints, attacks }: Species): string =>
  [`${name} ${hitPoints}`, ...attacks.map((attack) => `${attack.name} ${attack.cost}/${attack.mostDamage}`)].join(
    ' | ',
  );

test('P8: the four described species, in their order', () => {
  expect(SHIPPED.map(row)).toEqual([
    'Pikachu 35 | Thunder Shock 10/20 | Thunderbolt 10/20',
    'Charmander 39 | Ember 12/18 | Flamethrower 12/18',
    'Bulbasaur 45 | Vine Whip 10/15 | Razor Leaf 10/15',
    'Squirtle 44 | Water Gun 8/14 | Bubble 8/14',
  ]);
});

test('below its head the shipped file is written as the game would write it', () => {
  expect(TEXTS.creatures.slice(TEXTS.creatures.indexOf('\n[[creature]]') + 1)).toBe(formatCreatures(SHIPPED));
});
