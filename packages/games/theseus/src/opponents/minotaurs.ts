import { stepFrom } from '../board.ts';
import { openDice } from '../bots/open-dice.ts';
import type { Placement } from '../check-board.ts';
import { DICE, type Dice, wayOf } from '../dice.ts';
import { knownDistances } from '../distances.ts';
import { nearest } from '../sight.ts';
import { MINOTAUR } from '../state.ts';
import { leastOf } from './least-of.ts';
import type { Policy } from './policy.ts';

/** Rolls any of the four dice, walls or not (T8). */
export const asleep: Policy = () => DICE;

/** A shortest way to Theseus. */
export const hunting: Policy = ({ board, theseus, minotaur }) => {
  const distances = knownDistances(board, theseus);
  return leastOf(openDice(board, minotaur), (dice) => distances[stepFrom(board, minotaur, wayOf(dice))]!);
};

/** Hunts whom it sees, and rolls where it sees nobody. */
export const drowsy: Policy = (placement) => (nearest(placement, MINOTAUR).opponent > 0 ? hunting : asleep)(placement);

/**
 * Hunts, but knows that it comes to Theseus only when it is an odd number of steps away: while the number is even it
 * turns at a wall as soon as there is one.
 */
export const stalking: Policy = (placement) => {
  const walled = isEven(placement) ? walledDice(placement) : [];
  return walled.length > 0 ? walled : hunting(placement);
};

function isEven({ board, theseus, minotaur }: Placement): boolean {
  return knownDistances(board, theseus)[minotaur]! % 2 === 0;
}

function walledDice({ board, minotaur }: Placement): Dice[] {
  return DICE.filter((dice) => stepFrom(board, minotaur, wayOf(dice)) === minotaur);
}
