import type { Duel, PointsOf } from './duel.ts';
import type { Field } from './field.ts';
import { planGauntlet } from './gauntlet.ts';
import { planKnockout } from './knockout.ts';
import { planMatch } from './match.ts';
import { planRoundRobin } from './round-robin.ts';
import { planSwiss } from './swiss.ts';

/** A player without an opponent in a round. */
export interface Bye {
  readonly round: number;
  readonly player: number;
}

/** Who has left a knock-out. */
export interface Exit {
  readonly round: number;
  readonly player: number;
  readonly winner: number;
  /** Neither was better, in all the games that there could be: the seed has drawn. */
  readonly isByLot: boolean;
}

/** All that is known of a tournament's games from the results so far. */
export interface Plan {
  /** Those that are over and those that can be played now, in the order in which they are wanted. */
  readonly duels: readonly Duel[];
  readonly byes: readonly Bye[];
  readonly exits: readonly Exit[];
  /** Nothing is left to be played. */
  readonly isFinished: boolean;
  /** How many duels there will be; at least, in a knock-out, and at most, in a match with a test. */
  readonly total: number;
}

/**
 * What is to be played. It depends on the results alone, not on the order in which they came in, so that a tournament
 * goes on after an interruption as if there had been none.
 */
export function plan(field: Field, pointsOf: PointsOf): Plan {
  switch (field.format) {
    case 'round-robin':
      return planRoundRobin(field, pointsOf);
    case 'swiss':
      return planSwiss(field, pointsOf);
    case 'knockout':
      return planKnockout(field, pointsOf);
    case 'match':
      return planMatch(field, pointsOf);
    case 'gauntlet':
      return planGauntlet(field, pointsOf);
  }
}
