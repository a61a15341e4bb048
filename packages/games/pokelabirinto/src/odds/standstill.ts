import type { Gain } from '../fight/fighter.ts';
import { meanOfGain } from './gain-mean.ts';
import type { Option } from './options.ts';

/** One side, as far as it matters to how long nobody is hurt. */
export interface Striker {
  readonly options: readonly Option[];
  readonly cap: number;
}

/** How soon somebody is hurt, whatever both choose and however much energy they have. */
export interface Standstill {
  /** So many rounds are enough for the chance that nobody is hurt to be no more than was asked for. */
  readonly rounds: number;
  /** A bound of the sum of that chance for 1, 2, 3 … rounds. */
  readonly sum: number;
}

/**
 * Gains and damage are each side's own, so the greatest chance that nobody is hurt in so many rounds is the product of
 * those of both sides. Another n rounds multiply it by no more than that of n rounds, which bounds the sum of all.
 */
export function standstill(strikers: readonly Striker[], gain: Gain, chance: number): Standstill {
  let sides = strikers.map((striker) => ({ striker, harmless: new Float64Array(striker.cap + 1).fill(1) }));
  let reached = 1;
  let sum = 0;
  let rounds = 0;
  for (; reached > chance; rounds++) {
    sum += reached;
    sides = sides.map(({ striker, harmless }) => ({ striker, harmless: roundBefore(striker, harmless, gain) }));
    reached = sides.reduce((product, { harmless }) => product * greatest(harmless), 1);
  }
  return { rounds, sum: sum / (1 - reached) - 1 };
}

/** By the energy before a round: the greatest chance to do no damage in it, and after it as given. */
function roundBefore({ options, cap }: Striker, after: Float64Array, gain: Gain): Float64Array<ArrayBuffer> {
  const [cheap, dear = cheap] = options as [Option, Option?];
  const harmless = ({ cost, mostDamage }: Option, energy: number): number =>
    energy < cost ? 0 : after[energy - cost]! / (mostDamage + 1);
  const beforeAttack = after.map((chance, energy) =>
    energy < cheap.cost ? chance : Math.max(harmless(cheap, energy), harmless(dear, energy)),
  );
  const before = new Float64Array(cap + 1);
  meanOfGain({ rows: 1, columns: cap + 1, gain }, beforeAttack, before);
  return before;
}

const greatest = (chances: Float64Array): number => chances.reduce((most, chance) => Math.max(most, chance), 0);
