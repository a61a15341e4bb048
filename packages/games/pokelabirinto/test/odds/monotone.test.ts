import { describe, expect, test } from 'vitest';
import type { FightOdds } from '../../src/odds/fight-odds.ts';
import type { Standing } from '../../src/odds/fight.ts';
import { invented } from '../support/species.ts';
import { solved, standing } from './support/solved.ts';

/** What a step up of something makes of the chance in the worst case. */
function leastGrowth(odds: FightOdds, more: (before: Standing) => Standing): number {
  let least = Infinity;
  for (let hp = 1; hp < odds.fight.hero.hitPoints; hp++) {
    for (let rivalHp = 1; rivalHp <= odds.fight.rival.hitPoints; rivalHp++) {
      for (let energy = 0; energy < odds.caps.hero; energy++) {
        for (let rivalEnergy = 0; rivalEnergy <= odds.caps.rival; rivalEnergy += 3) {
          const before = standing([hp, energy], [rivalHp, rivalEnergy]);
          least = Math.min(least, odds.win(more(before)) - odds.win(before));
        }
      }
    }
  }
  return least;
}

const moreHp = ({ hero, rival }: Standing): Standing => ({ hero: { ...hero, hp: hero.hp + 1 }, rival });
const moreEnergy = ({ hero, rival }: Standing): Standing => ({ hero: { ...hero, energy: hero.energy + 1 }, rival });

describe('against a rival that chooses best', () => {
  const rival = invented(5, [2, 3], [4, 4]);

  test('more hit points are never worse', () => {
    for (const hero of [invented(6, [1, 2], [4, 5]), invented(6, [3, 1], [3, 4])]) {
      const odds = solved({ hero, rival, gain: { least: 1, most: 3 }, against: 'best' });
      expect(leastGrowth(odds, moreHp)).toBeGreaterThan(0);
    }
  });

  test('more energy is never worse where both attacks cost the same', () => {
    const odds = solved({ hero: invented(6, [3, 1], [3, 4]), rival, gain: { least: 1, most: 3 }, against: 'best' });
    expect(leastGrowth(odds, moreEnergy)).toBeGreaterThan(-2 * odds.error);
  });

  test('else it can be worse: who has energy for the weak attack must spend it', () => {
    const hero = invented(6, [5, 1], [8, 50]);
    const odds = solved({ hero, rival, gain: { least: 4, most: 4 }, against: 'best' });
    // With 0 it cannot attack in the first round and is strong in the second; with 1 it is weak first, and strong in the third.
    const [poor, rich] = [0, 1].map((energy) => odds.win(standing([4, energy], [5, 0])));
    expect(rich).toBeLessThan(poor! - 0.1);
  });
});
