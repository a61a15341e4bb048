import type { Species } from '../../src/species.ts';

type AttackNumbers = readonly [cost: number, mostDamage: number];

/** An invented species: its hit points and what its two attacks cost and may do. */
export const invented = (hitPoints: number, one: AttackNumbers, other: AttackNumbers): Species => ({
  name: `of ${hitPoints}`,
  hitPoints,
  attacks: [attack('one', one), attack('other', other)],
});

const attack = (name: string, [cost, mostDamage]: AttackNumbers): Species['attacks'][0] => ({ name, cost, mostDamage });
