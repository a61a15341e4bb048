import { ATTACK_NUMBERS, type AttackNumber, attackOf, type Species } from '../species.ts';

/** A creature in a fight. */
export interface Fighter {
  readonly species: Species;
  /** Knocked out at 0 (PB2). */
  readonly hp: number;
  readonly energy: number;
}

/** The energy that both gain at the beginning of a round: from `least` to `most`, each equally likely. */
export interface Gain {
  readonly least: number;
  readonly most: number;
}

/** Who attacks next, and all that can matter to the choice. */
export interface Situation {
  readonly attacker: Fighter;
  readonly defender: Fighter;
  /** Whether the defender answers in this round. */
  readonly isFirst: boolean;
  readonly gain: Gain;
}

/** The attacks for which there is energy enough. */
export const affordable = ({ species, energy }: Pick<Fighter, 'species' | 'energy'>): AttackNumber[] =>
  ATTACK_NUMBERS.filter((number) => attackOf(species, number).cost <= energy);
