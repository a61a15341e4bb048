import type { Gain } from '../fight/fighter.ts';
import type { Species } from '../species.ts';
import type { Condition, Side } from '../state.ts';
import type { Against } from './against.ts';

/** A fight whose odds are wanted. The hero always chooses best. */
export interface Fight {
  readonly hero: Species;
  readonly rival: Species;
  readonly gain: Gain;
  readonly against: Against;
  /** No creature holds more energy; left out, any amount. */
  readonly mostEnergy?: number;
}

/** How both stand at the beginning of a round, before they gain energy. */
export interface Standing {
  readonly hero: Condition;
  readonly rival: Condition;
}

/** How both stand when one of them is to attack. */
export interface Moment extends Standing {
  readonly attacker: Side;
  /** Whether the other one answers in this round. */
  readonly isFirst: boolean;
}
