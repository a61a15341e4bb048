import { attackOf, type AttackNumber } from '../species.ts';
import { affordable, type Fighter } from './fighter.ts';

/** The attack that may do the most damage; of equals the cheaper, of these the first. One must be affordable. */
export function greedyAttack(fighter: Pick<Fighter, 'species' | 'energy'>): AttackNumber {
  const { species } = fighter;
  return affordable(fighter).reduce((best, number) => {
    const { cost, mostDamage } = attackOf(species, number);
    const other = attackOf(species, best);
    const isBetter = mostDamage > other.mostDamage || (mostDamage === other.mostDamage && cost < other.cost);
    return isBetter ? number : best;
  });
}
