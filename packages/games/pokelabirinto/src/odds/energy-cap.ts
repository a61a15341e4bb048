import type { Gain } from '../fight/fighter.ts';
import { outlasting } from './outlasting.ts';

/** What decides how much energy of one side has to be told apart. */
export interface EnergyUse {
  /** Of its dearer attack. */
  readonly cost: number;
  /** Of its weaker attack. */
  readonly mostDamage: number;
  /** Of the other side, when it is unhurt. */
  readonly hitPoints: number;
  readonly gain: Gain;
}

/** A walk that goes on with less than this is not followed, but counted as if all of it fell. */
const NEGLIGIBLE = 1e-15;

/**
 * The least cap, no less than the dearer cost, whose error is at most the one allowed; above `most` if there is none up
 * to there. A greater cap is farther to fall from, so its error is never greater.
 */
export function leastCap(use: EnergyUse, limits: { readonly error: number; readonly most: number }): number {
  const { cost, gain } = use;
  const tails = outlasting(use.hitPoints, use.mostDamage);
  const isEnough = (cap: number): boolean => errorOfCap(cap, use, tails) <= limits.error;
  // So many rounds end the fight in time, and no walk falls any faster.
  const rounds = tails.findIndex((tail) => tail <= limits.error);
  let enough = Math.min(limits.most, cost + Math.max(0, cost - gain.least) * rounds);
  if (enough < cost || !isEnough(enough)) return Math.max(cost, limits.most + 1);
  let tooLittle = cost - 1;
  while (enough - tooLittle > 1) {
    const middle = (enough + tooLittle) >> 1;
    if (isEnough(middle)) enough = middle;
    else tooLittle = middle;
  }
  return enough;
}

/**
 * How much any value can be wrong, whatever both sides choose, because the energy of one of them is cut at a cap, no
 * less than the dearer cost, whenever it is gained.
 *
 * Play the true fight and the cut one with the same luck and the same choices: who has a good plan for one of them can
 * follow it in the other. The cut energy is never above the true one, so they are alike until a side whose energy was
 * cut has less than `cost` and truly has more. Look at the last round in which it was at the cap. Since then it has paid
 * at most `cost` a round, so it is never below a walk that begins at the cap and pays `cost` in every round; and it was
 * not back at the cap, so neither was the walk. Hence the walk has fallen below `cost` before it came back to the cap:
 * for the first time after k rounds, say.
 *
 * In each of these k rounds, and in every earlier one in which it was at the cap, the side had energy for both attacks,
 * so it made one. If the walk began in its nth round at the cap, n − 1 + k attacks did not end the fight. The chance of
 * that is at most s(n − 1 + k), also where attacks are chosen by what has happened, because with the same luck a stronger
 * one does no less. That luck has nothing to do with the gains of the walk: the chance of both is at most the product.
 * Summed over all n and k it is at most the sum of P(the walk falls after k rounds) · (s(k) + s(k + 1) + …).
 *
 * Who begins with more than the cap begins in a round at the cap. Where no gain is below `cost`, no walk falls; where
 * all are, none comes back, and the fight must be over in time.
 */
export const capError = (cap: number, use: EnergyUse): number =>
  errorOfCap(cap, use, outlasting(use.hitPoints, use.mostDamage));

function errorOfCap(cap: number, use: EnergyUse, tails: readonly number[]): number {
  let walk = new Float64Array(cap - use.cost + 1);
  walk[cap - use.cost] = 1;
  let error = 0;
  for (let rounds = 1; ; rounds++) {
    const { fallen, open, next } = walkOn(walk, use);
    const tail = tails[Math.min(rounds, tails.length - 1)]!;
    error += fallen * tail;
    if (open * tail <= NEGLIGIBLE) return error + open * tail;
    walk = next;
  }
}

interface WalkStep {
  /** The chance to come below the cost in this round. */
  readonly fallen: number;
  /** The chance to be neither there nor back at the cap. */
  readonly open: number;
  readonly next: Float64Array<ArrayBuffer>;
}

/** One round: pay, gain. Entry by entry the chance to have so much more than the cost, the last one being the cap. */
function walkOn(walk: Float64Array, { cost, gain: { least, most } }: EnergyUse): WalkStep {
  const draws = most - least + 1;
  const { length } = walk;
  const before = new Float64Array(length + 1);
  let fallen = 0;
  for (let over = 0; over < length; over++) {
    before[over + 1] = before[over]! + walk[over]!;
    fallen += (walk[over]! * Math.min(draws, Math.max(0, cost - over - least))) / draws;
  }
  const next = new Float64Array(length);
  let open = 0;
  for (let over = 0; over < length - 1; over++) {
    const from = Math.min(length, Math.max(0, over + cost - most));
    const to = Math.min(length, Math.max(0, over + cost - least + 1));
    const chance = (before[to]! - before[from]!) / draws;
    next[over] = chance;
    open += chance;
  }
  return { fallen, open, next };
}
