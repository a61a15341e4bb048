import { expect, test } from 'vitest';
import { SHIPPED } from '../../src/creatures/shipped.ts';
import { invented } from '../support/species.ts';
import { solved, standing } from './support/solved.ts';

test('equals who both choose best win as often as each other', () => {
  const species = invented(6, [1, 2], [4, 5]);
  const odds = solved({ hero: species, rival: species, gain: { least: 1, most: 3 }, against: 'best' });
  for (let hp = 1; hp <= 6; hp++) {
    for (let energy = 0; energy < 20; energy++) {
      expect(odds.win(standing([hp, energy], [hp, energy]))).toBeCloseTo(0.5, 8);
    }
  }
});

test('who changes sides has the other chance', () => {
  const [one, other] = [invented(6, [1, 2], [4, 5]), invented(4, [2, 3], [3, 4])];
  const gain = { least: 1, most: 4 };
  const odds = solved({ hero: one, rival: other, gain, against: 'best' });
  const changed = solved({ hero: other, rival: one, gain, against: 'best' });
  for (let hp = 1; hp <= 4; hp++) {
    for (let energy = 0; energy < 12; energy++) {
      const win = odds.win(standing([hp + 2, energy], [hp, 5]));
      expect(win).toBeGreaterThan(0);
      expect(win).toBeLessThan(1);
      expect(changed.win(standing([hp, 5], [hp + 2, energy]))).toBeCloseTo(1 - win, 8);
    }
  }
});

test('a shipped species against itself', () => {
  const squirtle = SHIPPED[3]!;
  const odds = solved({ hero: squirtle, rival: squirtle, gain: { least: 1, most: 100 }, against: 'best' });
  expect(odds.win(standing([44, 0], [44, 0]))).toBeCloseTo(0.5, 8);
  expect(odds.win(standing([7, 1000], [7, 1000]))).toBeCloseTo(0.5, 8);
  expect(odds.win(standing([44, 0], [43, 0]))).toBeGreaterThan(0.5);
});
