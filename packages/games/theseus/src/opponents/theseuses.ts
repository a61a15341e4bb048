import { stepFrom } from '../board.ts';
import { openDice } from '../bots/open-dice.ts';
import { thousandths } from '../bots/evaluate.ts';
import type { Placement } from '../check-board.ts';
import { type Dice, wayOf } from '../dice.ts';
import { knownDistances } from '../distances.ts';
import { nearest } from '../sight.ts';
import { THESEUS } from '../state.ts';
import { leastOf } from './least-of.ts';
import type { Policy } from './policy.ts';

/** Any step. */
export const lost: Policy = ({ board, theseus }) => openDice(board, theseus);

/** The described evaluation, one die ahead (T20). */
export const evaluating: Policy = ({ board, theseus, minotaur, supplies }) => {
  const scene = { board, supplies, opponent: minotaur };
  return leastOf(openDice(board, theseus), (dice) => -thousandths(scene, { seat: THESEUS, from: theseus, dice }));
};

/** A shortest way to the nearest supply, whoever stands in it. */
export const bold: Policy = (placement) => {
  const { board, theseus } = placement;
  return leastOf(openDice(board, theseus), (dice) => toSupply(placement, stepFrom(board, theseus, wayOf(dice))));
};

/** As bold as that until he sees the Minotaur, within three tiles in a straight line; then he runs from it. */
export const careful: Policy = (placement) => (nearest(placement, THESEUS).opponent > 0 ? fleeing : bold)(placement);

/** Hears the Minotaur through walls: never steps to where it could come next, and keeps to the shortest way if he can. */
export const wary: Policy = (placement) => {
  const { board, theseus, minotaur } = placement;
  const distances = knownDistances(board, minotaur);
  const after = (dice: Dice): number => stepFrom(board, theseus, wayOf(dice));
  const safe = openDice(board, theseus).filter((dice) => distances[after(dice)]! > 1);
  return safe.length === 0 ? fleeing(placement) : leastOf(safe, (dice) => toSupply(placement, after(dice)));
};

/** As far from the Minotaur as one step leads; of such steps the one nearest to a supply. */
const fleeing: Policy = (placement) => {
  const { board, theseus, minotaur } = placement;
  const distances = knownDistances(board, minotaur);
  const after = (dice: Dice): number => stepFrom(board, theseus, wayOf(dice));
  const farthest = leastOf(openDice(board, theseus), (dice) => -distances[after(dice)]!);
  return leastOf(farthest, (dice) => toSupply(placement, after(dice)));
};

function toSupply({ board, supplies }: Placement, tile: number): number {
  const distances = knownDistances(board, tile);
  return Math.min(...supplies.map((supply) => (supply === null ? Infinity : distances[supply]!)));
}
