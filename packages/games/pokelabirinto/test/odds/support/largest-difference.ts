import type { Random } from '@dedalo/grid';
import type { FightOdds } from '../../../src/odds/fight-odds.ts';
import { standing } from './solved.ts';

const SAMPLES = 20_000;

/** Between two solutions of one fight, over random hit points and energies, some beyond every cap. */
export function largestDifference(one: FightOdds, other: FightOdds, random: Random): number {
  const { hero, rival } = one.fight;
  const most = Math.max(one.caps.hero, one.caps.rival, other.caps.hero, other.caps.rival) + 5;
  let largest = 0;
  for (let sample = 0; sample < SAMPLES; sample++) {
    const at = standing(
      [random.int(1, hero.hitPoints), random.int(0, most)],
      [random.int(1, rival.hitPoints), random.int(0, most)],
    );
    largest = Math.max(largest, Math.abs(one.win(at) - other.win(at)));
  }
  return largest;
}
