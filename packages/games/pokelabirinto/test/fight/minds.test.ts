import { formatRandom, Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import type { Situation } from '../../src/fight/fighter.ts';
import { chooseAttack } from '../../src/fight/minds.ts';
import type { Species } from '../../src/species.ts';
import { invented } from '../support/species.ts';

const GAIN = { least: 1, most: 6 };
const MINDS = ['random', 'greedy', 'expectimax'] as const;

const situation = (species: Species, energy: number): Situation => ({
  attacker: { species, hp: species.hitPoints, energy },
  defender: { species: invented(10, [3, 4], [3, 4]), hp: 10, energy: 4 },
  isFirst: true,
  gain: GAIN,
});

const choice = (mind: (typeof MINDS)[number], species: Species, energy: number): number =>
  chooseAttack(mind, situation(species, energy), new Random('choice'));

describe('PB12: the opponent chooses for itself', () => {
  test('random: each attack that it has energy for is equally likely', () => {
    const random = new Random('uniform');
    const counts = [0, 0, 0];
    for (let i = 0; i < 2000; i++) counts[chooseAttack('random', situation(invented(9, [2, 4], [5, 6]), 5), random)]!++;
    expect(counts[1]! + counts[2]!).toBe(2000);
    // Five standard deviations.
    expect(Math.abs(counts[1]! - 1000)).toBeLessThan(112);
  });

  test('greedy: the greatest damage, of equals the cheaper, of equals the first', () => {
    expect(choice('greedy', invented(9, [2, 4], [5, 6]), 5)).toBe(2);
    expect(choice('greedy', invented(9, [5, 6], [2, 4]), 5)).toBe(1);
    expect(choice('greedy', invented(9, [4, 6], [3, 6]), 5)).toBe(2);
    expect(choice('greedy', invented(9, [3, 6], [4, 6]), 5)).toBe(1);
    expect(choice('greedy', invented(9, [3, 6], [3, 6]), 5)).toBe(1);
  });

  test('expectimax: an attack that costs no more and may do no less needs no search', () => {
    expect(choice('expectimax', invented(9, [4, 6], [3, 6]), 50)).toBe(2);
    expect(choice('expectimax', invented(9, [4, 5], [4, 6]), 50)).toBe(2);
    expect(choice('expectimax', invented(9, [3, 6], [4, 5]), 50)).toBe(1);
    expect(choice('expectimax', invented(9, [3, 6], [3, 6]), 50)).toBe(1);
  });

  test('nobody chooses what it has no energy for', () => {
    for (const mind of MINDS) {
      expect(choice(mind, invented(9, [2, 4], [5, 6]), 4)).toBe(1);
      expect(choice(mind, invented(9, [5, 6], [2, 4]), 4)).toBe(2);
    }
  });
});

test('only a random mind draws, and only where there is a choice', () => {
  const species = invented(9, [2, 4], [5, 6]);
  const draws = (mind: (typeof MINDS)[number], energy: number): boolean => {
    const random = new Random('draws');
    const before = formatRandom(random);
    chooseAttack(mind, situation(species, energy), random);
    return formatRandom(random) !== before;
  };
  expect(MINDS.map((mind) => draws(mind, 9))).toEqual([true, false, false]);
  expect(MINDS.map((mind) => draws(mind, 4))).toEqual([false, false, false]);
});
