import type { Random } from '@dedalo/grid';
import type { Attack } from '../species.ts';

/** From 0 to the attack's own maximum, each equally likely (P6, PB1). */
export const drawDamage = ({ mostDamage }: Pick<Attack, 'mostDamage'>, random: Random): number =>
  random.int(0, mostDamage);
