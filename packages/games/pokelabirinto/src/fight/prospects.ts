import type { Attack, Species } from '../species.ts';
import type { Gain } from './fighter.ts';

/** Estimates stay within this: 1 would be a proof. */
const SUREST = 0.98;

/**
 * What a fight seems to be worth to who needs `mine` rounds to knock out the other, who needs `theirs`, between -1 and 1:
 * the lead in standard deviations. With uniform damage the number of attacks that are needed has a variance of about a
 * third of itself. Square roots are the same on every machine; exponentials need not be.
 */
export function prospect(mine: number, theirs: number): number {
  const deviations = (theirs - mine) / Math.sqrt((theirs + mine) / 3);
  return (SUREST * deviations) / Math.sqrt(1.5 + deviations * deviations);
}

/** What a creature has to do damage with. */
export interface Means {
  readonly attacks: Species['attacks'];
  readonly energy: number;
  readonly gain: Gain;
}

/**
 * How many rounds it takes to do so much damage on average, if every round brings the mean gain and at most one attack:
 * with either attack alone, waiting for energy, or with the mixture that leaves neither rounds nor energy unused.
 */
export function roundsFor(damage: number, { attacks: [one, other], energy, gain }: Means): number {
  const income = (gain.least + gain.most) / 2;
  const alone = ({ cost, mostDamage }: Attack): number => {
    const times = damage / (mostDamage / 2);
    return Math.max(times, (times * cost - energy) / income);
  };
  const least = Math.min(alone(one), alone(other));
  const [mean, otherMean] = [one.mostDamage / 2, other.mostDamage / 2];
  const [loss, otherLoss] = [one.cost - income, other.cost - income];
  const determinant = loss * otherMean - otherLoss * mean;
  const times = (energy * otherMean - otherLoss * damage) / determinant;
  const otherTimes = (loss * damage - energy * mean) / determinant;
  return times >= 0 && otherTimes >= 0 ? Math.min(least, times + otherTimes) : least;
}
