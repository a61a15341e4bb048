import { greedyAttack } from '../fight/greedy.ts';
import { ATTACK_NUMBERS, attackOf, type AttackNumber, type Species } from '../species.ts';
import type { Against } from './against.ts';

/** One of the different attacks of a species: two with the same numbers are one. */
export interface Option {
  readonly number: AttackNumber;
  readonly cost: number;
  readonly mostDamage: number;
}

/** How a side chooses where it has energy for both: the first or second option, the most, least or mean value. */
export type Rule = 'first' | 'second' | 'most' | 'least' | 'mean';

/** One or two, the cheaper first. */
export function optionsOf(species: Species): readonly Option[] {
  const options = ATTACK_NUMBERS.map((number) => {
    const { cost, mostDamage } = attackOf(species, number);
    return { number, cost, mostDamage };
  });
  const [one, other] = options as [Option, Option];
  if (one.cost === other.cost && one.mostDamage === other.mostDamage) return [one];
  return other.cost < one.cost ? [other, one] : options;
}

export function ruleOf(rival: Species, against: Against): Rule {
  const options = optionsOf(rival);
  if (options.length === 1) return 'first';
  if (against === 'random') return 'mean';
  if (against === 'best') return 'least';
  return greedyAttack({ species: rival, energy: Infinity }) === options[0]!.number ? 'first' : 'second';
}
