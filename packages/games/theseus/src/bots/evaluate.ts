import type { Seat } from '@dedalo/engine';
import type { Tile } from '../board.ts';
import { type Dice, wayOf } from '../dice.ts';
import { lookAhead, type Scene } from '../sight.ts';
import { THESEUS } from '../state.ts';

/** What something at a distance of 1, 2 and 3 tiles counts, in tenths. */
const TENTHS = [10, 5, 3] as const;
/** The described weights of the target function, in hundredths. */
const SUPPLIES_WEIGHT = 46;
const OPPONENT_WEIGHT = 54;
const WHOLE = 1000;

/** Who would play which die from where. */
export interface Try {
  readonly seat: Seat;
  readonly from: Tile;
  readonly dice: Dice;
}

/**
 * The described evaluation of a die (T12, T13) in thousandths, whole numbers: equals are equal, in whatever order they
 * were added up. Every supply that Theseus sees ahead counts for him, the opponent ahead counts against whoever looks.
 */
export function thousandths(scene: Scene, { seat, from, dice }: Try): number {
  const ahead = lookAhead(scene, from, wayOf(dice));
  const supplies = seat === THESEUS ? ahead.supplies : [];
  const nearSupplies = supplies.reduce((sum, { distance }) => sum + TENTHS[distance - 1]!, 0);
  const opponentDist = ahead.opponent === 0 ? 0 : TENTHS[ahead.opponent - 1]!;
  return SUPPLIES_WEIGHT * nearSupplies - OPPONENT_WEIGHT * opponentDist;
}

/** The described number: 0.46 · nearSupplies + 0.54 · opponentDist, where opponentDist is never above 0. */
export const evaluate = (scene: Scene, tried: Try): number => thousandths(scene, tried) / WHOLE;
