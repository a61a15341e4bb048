import { NEUTRAL_COST } from '@dedalo/grid';

/** Parts of a cell in which positions are counted, so that they are whole numbers. */
export const UNIT = 65_536;
export const TICKS_A_SECOND = 60;
/** Ticks in which who has just come somewhere is safe (RB11). */
export const GRACE: number = 2 * TICKS_A_SECOND;

/** How much a cheaper cell hastens, and a dearer one slows (R39). */
const EFFECT = 1.5;

/** Cells a second on a cell of this cost (R39, RB2); whoever is frozen stays where it is on every cell. */
export function speedOn(cost: number, base: number): number {
  if (base === 0) return 0;
  if (cost < NEUTRAL_COST) return base + (NEUTRAL_COST - cost) * EFFECT;
  return cost > NEUTRAL_COST ? base / ((cost - NEUTRAL_COST) * EFFECT) : base;
}

/** The same in parts of a cell a second: at least one, for whoever is not frozen gets on (RB2). */
export const unitsASecond = (cost: number, base: number): number =>
  base === 0 ? 0 : Math.max(1, Math.round(speedOn(cost, base) * UNIT));
