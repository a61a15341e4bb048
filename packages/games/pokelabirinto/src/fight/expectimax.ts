import { Expectimax } from '@dedalo/engine';
import { type AttackNumber, attackOf } from '../species.ts';
import { fightModel, fightState } from './fight-model.ts';
import { affordable, type Situation } from './fighter.ts';

/** States visited for one choice: a few milliseconds, and the same choice on every machine. */
const NODES = 4000;

/** Searches the fight; an attack that costs no more than another and may do no less is chosen without. */
export function expectimaxAttack(situation: Situation): AttackNumber {
  const { attacker, gain } = situation;
  const numbers = affordable(attacker);
  const plain = numbers.find((number) => numbers.every((other) => isNoWorse(situation, number, other)));
  if (plain !== undefined) return plain;
  const search = new Expectimax(fightModel(gain), fightState(situation));
  search.advance(NODES);
  return search.explain().best!;
}

function isNoWorse({ attacker }: Situation, number: AttackNumber, than: AttackNumber): boolean {
  const one = attackOf(attacker.species, number);
  const other = attackOf(attacker.species, than);
  return one.cost <= other.cost && one.mostDamage >= other.mostDamage;
}
