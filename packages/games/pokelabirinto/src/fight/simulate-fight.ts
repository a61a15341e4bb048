import type { Random } from '@dedalo/grid';
import { type AttackNumber, attackOf } from '../species.ts';
import { otherSide } from '../scene.ts';
import type { Side } from '../state.ts';
import { drawDamage } from './damage.ts';
import type { Fighter, Gain, Situation } from './fighter.ts';

/** Chooses an attack where there is energy for both; where there is for one, nobody is asked. */
export type Chooser = (situation: Situation, random: Random) => AttackNumber;

export interface SimulatedFight {
  readonly hero: Fighter;
  readonly rival: Fighter;
  readonly gain: Gain;
  readonly choosers: { readonly hero: Chooser; readonly rival: Chooser };
  /** Whose turn it is in the middle of a round; left out, a round begins. */
  readonly turn?: FightTurn | undefined;
}

export interface FightTurn {
  readonly attacker: Side;
  /** Whether the other one answers in this round. */
  readonly isFirst: boolean;
}

/** Plays a fight to its end, and says who wins: a mutable twin of the rules, draw by draw. */
export function simulateFight({ hero, rival, gain, choosers, turn }: SimulatedFight, random: Random): Side {
  const one = { ...hero };
  const other = { ...rival };
  for (
    let next = turn;
    next;
    next = next.isFirst ? { attacker: otherSide(next.attacker), isFirst: false } : undefined
  ) {
    const { isFirst } = next;
    if (next.attacker === 'hero') takeTurn({ attacker: one, defender: other, isFirst, gain }, choosers.hero, random);
    else takeTurn({ attacker: other, defender: one, isFirst, gain }, choosers.rival, random);
    if (one.hp === 0) return 'opponent';
    if (other.hp === 0) return 'hero';
  }
  for (;;) {
    one.energy += random.int(gain.least, gain.most);
    other.energy += random.int(gain.least, gain.most);
    if (random.bool()) {
      takeTurn({ attacker: one, defender: other, isFirst: true, gain }, choosers.hero, random);
      if (other.hp === 0) return 'hero';
      takeTurn({ attacker: other, defender: one, isFirst: false, gain }, choosers.rival, random);
      if (one.hp === 0) return 'opponent';
    } else {
      takeTurn({ attacker: other, defender: one, isFirst: true, gain }, choosers.rival, random);
      if (one.hp === 0) return 'opponent';
      takeTurn({ attacker: one, defender: other, isFirst: false, gain }, choosers.hero, random);
      if (other.hp === 0) return 'hero';
    }
  }
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

interface Turn extends Situation {
  readonly attacker: Mutable<Fighter>;
  readonly defender: Mutable<Fighter>;
}

function takeTurn(turn: Turn, choose: Chooser, random: Random): void {
  const { attacker, defender } = turn;
  const [first, second] = attacker.species.attacks;
  const { energy } = attacker;
  if (energy < first.cost && energy < second.cost) return;
  const number = energy < second.cost ? 1 : energy < first.cost ? 2 : choose(turn, random);
  const attack = attackOf(attacker.species, number);
  attacker.energy -= attack.cost;
  defender.hp = Math.max(0, defender.hp - drawDamage(attack, random));
}
