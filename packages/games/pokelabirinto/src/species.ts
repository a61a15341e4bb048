/** A fighter has two attacks. */
export const ATTACK_NUMBERS = [1, 2] as const;
export type AttackNumber = (typeof ATTACK_NUMBERS)[number];

export interface Attack {
  readonly name: string;
  /** The energy that it takes. */
  readonly cost: number;
  /** It does from 0 to so much damage, each equally likely. */
  readonly mostDamage: number;
}

/** A kind of creature: content, not rules. */
export interface Species {
  readonly name: string;
  readonly hitPoints: number;
  readonly attacks: readonly [Attack, Attack];
}

export const MOST_HIT_POINTS = 999;
export const MOST_COST = 200;
export const MOST_DAMAGE = 999;
export const LONGEST_NAME = 24;
/** A game has so many species at most. */
export const MOST_SPECIES = 64;

/** Letters of any script, digits and a few signs: a name stands in lines of text and on screens. */
export const isName = (text: string): boolean =>
  /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} .'’-]*[\p{L}\p{M}\p{N}.'’-])?$/u.test(text) && [...text].length <= LONGEST_NAME;

export const attackOf = ({ attacks }: Species, number: AttackNumber): Attack => attacks[number - 1]!;
