import type { Random } from '@dedalo/grid';
import type { AttackNumber } from '../species.ts';
import { expectimaxAttack } from './expectimax.ts';
import { affordable, type Situation } from './fighter.ts';
import { greedyAttack } from './greedy.ts';

type Choose = (situation: Situation, random: Random) => AttackNumber;

const CHOICES = {
  random({ attacker }, random) {
    const [only, ...others] = affordable(attacker);
    return others.length === 0 ? only! : random.pick([only!, ...others]);
  },
  greedy: ({ attacker }) => greedyAttack(attacker),
  expectimax: expectimaxAttack,
} as const satisfies Readonly<Record<string, Choose>>;

/** What an opponent that chooses for itself does (PB12). It must have energy for an attack. Only chance draws. */
export const chooseAttack = (mind: keyof typeof CHOICES, situation: Situation, random: Random): AttackNumber =>
  CHOICES[mind](situation, random);
