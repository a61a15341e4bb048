import { err, ok, type Result } from '@dedalo/grid';
import { capError, type EnergyUse, leastCap } from './energy-cap.ts';
import type { Fight } from './fight.ts';
import { type Option, optionsOf, ruleOf } from './options.ts';
import { standstill } from './standstill.ts';
import { type GridSize, type TurnPlan, turnPlan } from './turn.ts';

/** What all tables of a solver may take unless another bound is given. */
export const MOST_BYTES = 200_000_000;

/** How much a value may be wrong because the energy of one side is cut. */
const CAP_ERROR = 4e-7;

/** How much because sweeps come to an end. Rounding gets as much again and needs a small part of it. */
const SWEEP_ERROR = 1e-8;

export interface SolverOptions {
  readonly mostBytes?: number;
  /** How far the caps of both energies are above those that are enough, or below, for who wants to know. */
  readonly extraEnergy?: number;
}

/** `needed` is a lower bound where not even the caps are within reach. */
export interface TooLarge {
  readonly code: 'too-large';
  readonly needed: number;
  readonly allowed: number;
}

/** All that is known before anything is computed. The grid has the hero's energy in rows, the rival's in columns. */
export interface FightPlan {
  readonly fight: Fight;
  readonly size: GridSize;
  readonly hero: TurnPlan;
  readonly rival: TurnPlan;
  /** A layer is done after a sweep that moves nothing by more than this, or after so many sweeps. */
  readonly stillness: number;
  readonly mostSweeps: number;
  /** No value is farther than this from the truth. */
  readonly error: number;
  /** Of all tables together. */
  readonly bytes: number;
}

export function planFight(fight: Fight, options: SolverOptions = {}): Result<FightPlan, TooLarge> {
  const { mostBytes: allowed = MOST_BYTES, extraEnergy = 0 } = options;
  const { hero, rival, gain, against, mostEnergy } = fight;
  const choices = { hero: optionsOf(hero), rival: optionsOf(rival) };
  const uses = {
    hero: { ...energyUse(choices.hero), hitPoints: rival.hitPoints, gain },
    rival: { ...energyUse(choices.rival), hitPoints: hero.hitPoints, gain },
  };
  // The least that it can take, before the caps are looked for, which takes time itself.
  const least = bytesOf(fight, { rows: uses.hero.cost + 1, columns: uses.rival.cost + 1 });
  if (least > allowed) return err({ code: 'too-large', needed: least, allowed });
  const layers = hero.hitPoints * rival.hitPoints;
  const entries = Math.floor(allowed / (Float64Array.BYTES_PER_ELEMENT * layers));
  const capOf = (use: EnergyUse, other: EnergyUse): number => {
    if (mostEnergy !== undefined) return Math.max(use.cost, mostEnergy);
    const enough = leastCap(use, { error: CAP_ERROR, most: Math.floor(entries / (other.cost + 1)) });
    return Math.max(use.cost, enough + extraEnergy);
  };
  const caps = { hero: capOf(uses.hero, uses.rival), rival: capOf(uses.rival, uses.hero) };
  const size = { rows: caps.hero + 1, columns: caps.rival + 1 };
  const needed = bytesOf(fight, size);
  if (needed > allowed) return err({ code: 'too-large', needed, allowed });
  // A layer passes its error on, and no fight goes through more layers than both have hit points.
  const layerError = SWEEP_ERROR / (hero.hitPoints + rival.hitPoints);
  const strikers = [
    { options: choices.hero, cap: caps.hero },
    { options: choices.rival, cap: caps.rival },
  ];
  // So many sweeps bring any values so near to the truth. If one moved them by no more than m, all further sweeps
  // together would by no more than m · sum, because a difference is only kept while nobody is hurt.
  const { rounds, sum } = standstill(strikers, gain, layerError);
  return ok({
    fight,
    size,
    hero: turnPlan('hero', size, { options: choices.hero, rule: choices.hero.length > 1 ? 'most' : 'first' }),
    rival: turnPlan('rival', size, { options: choices.rival, rule: ruleOf(rival, against) }),
    stillness: layerError / sum,
    mostSweeps: rounds,
    // Where the rules themselves cut energy, nothing is cut that matters.
    error: (mostEnergy === undefined ? errorOfCaps(caps, uses) : 0) + 2 * SWEEP_ERROR,
    bytes: needed,
  });
}

interface Sides<T> {
  readonly hero: T;
  readonly rival: T;
}

const errorOfCaps = (caps: Sides<number>, uses: Sides<EnergyUse>): number =>
  capError(caps.hero, uses.hero) + capError(caps.rival, uses.rival);

const energyUse = (options: readonly Option[]): Pick<EnergyUse, 'cost' | 'mostDamage'> => ({
  cost: Math.max(...options.map(({ cost }) => cost)),
  mostDamage: Math.min(...options.map(({ mostDamage }) => mostDamage)),
});

function bytesOf({ hero, rival }: Fight, { rows, columns }: GridSize): number {
  const perRivalHp = 2 + 2 * optionsOf(rival).length;
  const single = 3 + optionsOf(hero).length * (2 + optionsOf(rival).length);
  const grids = hero.hitPoints * rival.hitPoints + perRivalHp * rival.hitPoints + single;
  return grids * rows * columns * Float64Array.BYTES_PER_ELEMENT;
}
